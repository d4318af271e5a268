import type { ASTNode } from '@marcbachmann/cel-js';
import { ACTION_TYPES, REMOVALS, STEPS, UNITS } from '../../board/index.ts';
import { nearest } from '../../text/nearest.ts';
import { quoted } from '../../text/quoted.ts';
import { FUNCTIONS } from './vocabulary.ts';

/** What is wrong with a formula. */
export interface FormulaFault {
  /** The place in the formula's text, from 0. */
  readonly at: number;
  readonly problem: string;
  readonly expected: string;
  /** A name that may have been meant. */
  readonly meant?: string | undefined;
}

const NODES = 300;
const DEPTH = 40;
const LIST = 12;
const LARGEST = 999;

/** The first part of a parsed formula that formulas may not have; they stay small, and see nothing but their inputs. */
export const forbiddenPart = (tree: ASTNode): FormulaFault | undefined => {
  const parts = flattened({ node: tree, depth: 1, inMacro: false });
  const large = parts.find(({ depth }, at) => depth > DEPTH || at >= NODES);
  if (large !== undefined) return faultAt(large.node, 'the formula is too large', `at most ${NODES} parts, nested at most ${DEPTH} deep`);
  for (const part of parts) {
    const fault = faultOf(part);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** A part of a formula, and where it stands. */
interface FormulaPart {
  readonly node: ASTNode;
  readonly depth: number;
  /** It is repeated for each member of a list. */
  readonly inMacro: boolean;
}

/** All parts of a formula, at most one more than is allowed. */
const flattened = (whole: FormulaPart): readonly FormulaPart[] => {
  const parts: FormulaPart[] = [whole];
  // a loop over an array includes what is added during the loop
  for (const part of parts) {
    if (parts.length > NODES || part.depth > DEPTH) break;
    parts.push(...partsOf(part));
  }
  return parts;
};

const partsOf = ({ node, depth, inMacro }: FormulaPart): readonly FormulaPart[] => {
  const inside = (nodes: readonly ASTNode[], repeated = inMacro): readonly FormulaPart[] =>
    nodes.map((each) => ({ node: each, depth: depth + 1, inMacro: repeated }));
  switch (node.op) {
    case 'value': case 'id': return [];
    case '.': case '.?': return inside([node.args[0]]);
    case '!_': case '-_': return inside([node.args]);
    case 'call': return inside(node.args[1]);
    case 'rcall': return [...inside([node.args[1]]), ...inside(node.args[2], inMacro || isMacro(node.args[0]))];
    case 'list': return inside(node.args);
    case 'map': return inside(node.args.flat());
    case '?:': case '||': case '&&': case '[]': case '[?]': case 'in': case '==': case '!=': case '<': case '<=': case '>': case '>=':
    case '+': case '-': case '*': case '/': case '%': return inside(node.args);
  }
};

const MACROS = ['all', 'exists', 'filter', 'map'] as const;
const isMacro = (name: string): boolean => (MACROS as readonly string[]).includes(name);

const faultOf = ({ node, inMacro }: FormulaPart): FormulaFault | undefined => {
  switch (node.op) {
    case 'value': return valueFault(node, node.args);
    case 'list': return node.args.length > LIST ? faultAt(node, `a list of ${node.args.length}`, `at most ${LIST} members`) : undefined;
    case 'call': return functionFault(node, node.args[0]);
    case 'rcall': return macroFault(node, node.args[0], inMacro);
    case 'map': case '[]': case '[?]': case '.?':
      return faultAt(node, 'formulas have no maps, indexes or optional members', 'a member, like `units.mech`');
    case 'id': case '.': case '!_': case '-_': case '?:': case '||': case '&&': case 'in': case '==': case '!=': case '<': case '<=':
    case '>': case '>=': case '+': case '-': case '*': case '/': case '%': return undefined;
  }
};

const functionFault = (node: ASTNode, name: string): FormulaFault | undefined => {
  const names = [...Object.keys(FUNCTIONS), 'size'];
  if (names.includes(name)) return undefined;
  return { ...faultAt(node, `there is no function ${quoted(name)}`, oneOf(names)), meant: nearest(name, names) };
};

const macroFault = (node: ASTNode, name: string, inMacro: boolean): FormulaFault | undefined => {
  if (name === 'size') return undefined;
  if (!isMacro(name)) return { ...faultAt(node, `there is no ${quoted(`.${name}(…)`)}`, oneOf(MACROS)), meant: nearest(name, MACROS) };
  return inMacro ? faultAt(node, `${quoted(`.${name}(…)`)} inside another one`, 'one of these at a time') : undefined;
};

const WORDS: readonly string[] = [...UNITS, ...STEPS, ...ACTION_TYPES, ...REMOVALS, ''];

const valueFault = (node: ASTNode, value: unknown): FormulaFault | undefined => {
  if (typeof value === 'boolean' || value === null) return undefined;
  if (typeof value === 'bigint' && value >= 0n && value <= BigInt(LARGEST)) return undefined;
  if (typeof value === 'string') {
    if (WORDS.includes(value)) return undefined;
    return { ...faultAt(node, `${quoted(`"${value}"`)} is no word of the rules`, 'a unit, a step, an action, `"removed"` or `"destroyed"`'),
      meant: nearest(value, WORDS) };
  }
  return faultAt(node, `${quoted(node.input.slice(node.start, node.end))} is not a whole number from 0 to ${LARGEST}`, 'one, like `3`');
};

const oneOf = (names: readonly string[]): string => `one of ${names.map(quoted).join(', ')}`;

const faultAt = ({ start }: ASTNode, problem: string, expected: string): FormulaFault => ({ at: start, problem, expected });
