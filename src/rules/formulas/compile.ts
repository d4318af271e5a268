import { type ASTNode, type Environment, ParseError, TypeError as CheckError } from '@marcbachmann/cel-js';
import { nearest } from '../../text/nearest.ts';
import { own, UNITS } from '../../board/index.ts';
import { isRecord } from '../../text/records.ts';
import { listed, quoted } from '../../text/quoted.ts';
import { type FormulaFault, forbiddenPart } from './allowed.ts';
import { CEL_TYPES, environmentWith } from './environment.ts';
import { memberOf } from './values.ts';
import { type FormulaResult, FUNCTIONS, type Inputs, MEMBERS } from './vocabulary.ts';

/** A formula that can be evaluated. */
export type Evaluate = (inputs: object) => unknown;

/** A formula, ready to be evaluated, or what is wrong with it. */
export type Compiled = { readonly evaluate: Evaluate } | { readonly fault: FormulaFault };

const LONGEST = 1000;

/** Reads a formula that sees `inputs` and gives `result`. */
export const compileFormula = (text: string, inputs: Inputs, result: FormulaResult): Compiled => {
  if (text.length > LONGEST) return { fault: { at: 0, problem: `a formula of ${text.length} characters`, expected: `at most ${LONGEST}` } };
  const environment = environmentWith(inputs);
  const parsed = parse(environment, text);
  if ('fault' in parsed) return parsed;
  const fault = forbiddenPart(parsed.tree) ?? typeFault(parsed.checked, inputs, result);
  return fault === undefined ? { evaluate: parsed.evaluate } : { fault };
};

interface Parsed {
  readonly tree: ASTNode;
  readonly evaluate: Evaluate;
  readonly checked: () => ReturnType<Environment['check']>;
}

const parse = (environment: Environment, text: string): Parsed | { readonly fault: FormulaFault } => {
  try {
    const formula = environment.parse(text);
    return { tree: formula.ast, evaluate: (inputs) => formula(inputs), checked: () => formula.check() };
  } catch (error) {
    if (error instanceof ParseError) return { fault: syntaxFault(error) };
    // it is nested so deep that the parser gives up
    return { fault: { at: 0, problem: "the formula can't be read", expected: 'a shorter one' } };
  }
};

const typeFault = (checked: Parsed['checked'], inputs: Inputs, result: FormulaResult): FormulaFault | undefined => {
  const { type = 'dyn', error } = checked();
  if (error !== undefined) return checkFault(error, inputs);
  const wanted = CEL_TYPES[result];
  if (type === wanted || type === 'dyn' || wanted === 'dyn' && (type === 'int' || type === 'null')) return undefined;
  return { at: 0, problem: `the formula gives ${quoted(inOurWords(type))}`, expected: quoted(result) };
};

/** A fault in the words of the rules: a name that isn't there, or values that don't fit together. */
const checkFault = (error: ParseError | CheckError, inputs: Inputs): FormulaFault => {
  const { node } = error;
  const at = placeOf(error);
  if (node?.op === 'id' && typeof node.args === 'string') {
    const problem = `${quoted(node.args)} is unknown here`;
    return { at, problem, expected: oneOf(Object.keys(inputs)), meant: nameLike(node.args, inputs) };
  }
  const key = /^No such key: (.*)$/.exec(error.summary)?.[1];
  if (key !== undefined) {
    const members = membersOfOwner(node, inputs);
    return { at, problem: `there is no member ${quoted(key)}`, expected: oneOf(members), meant: nearest(key, members) };
  }
  const call = /'(\w+)\((.*)\)'$/.exec(error.summary);
  if (call !== null) return callFault(at, call[1] ?? '', call[2] ?? '');
  return { at, problem: problemOf(error), expected: 'values that fit together' };
};

/** What the language finds wrong, with the names of types as the rules have them. */
export const problemOf = ({ summary }: { readonly summary: string }): string => {
  const operation = /^no such overload: (.*)$/.exec(summary)?.[1];
  return operation === undefined ? lowerFirst(inOurWords(summary)) : `there is no ${quoted(inOurWords(operation))}`;
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The input, the function or the member of units that a name is like. */
const nameLike = (name: string, inputs: Inputs): string | undefined => {
  const units = ['units', ...Object.keys(inputs)].find((each) => inputs[each]?.type === 'units');
  const member = units === undefined ? undefined : nearest(name, UNITS.map(memberOf));
  return nearest(name, [...Object.keys(inputs), ...Object.keys(FUNCTIONS)]) ?? (member === undefined ? undefined : `${units}.${member}`);
};

const callFault = (at: number, name: string, types: string): FormulaFault => ({
  at,
  problem: `there is no ${quoted(`${name}(${inOurWords(types)})`)}`,
  expected: quoted(Object.entries(FUNCTIONS).find(([each]) => each === name)?.[1].signature ?? `${name}(…)`),
});

const syntaxFault = (error: ParseError): FormulaFault => {
  return { at: placeOf(error), problem: lowerFirst(error.summary), expected: 'a formula, like `units.fighter + units.ground`' };
};

const placeOf = ({ range, node }: ParseError | CheckError): number => range?.start ?? node?.start ?? 0;

/** The members by type of the language. */
const MEMBERS_OF: Readonly<Record<string, readonly string[]>> = {
  Units: [...UNITS.map(memberOf), ...Object.keys(MEMBERS.units)],
  Action: Object.keys(MEMBERS.action),
  Card: Object.keys(MEMBERS.card),
  PickUp: Object.keys(MEMBERS['pick-up']),
  Ship: Object.keys(MEMBERS.ship),
};

/** The members of what stands before the dot; of everything, where that stands for the members of a list. */
const membersOfOwner = (node: ParseError['node'], inputs: Inputs): readonly string[] => {
  const owner = node?.op === '.' && 'args' in node && Array.isArray(node.args) ? textBefore(node.input ?? '', node.args[0]) : '';
  const type = environmentWith(inputs).check(owner).type ?? '';
  return own(MEMBERS_OF, type) ?? [...new Set(Object.values(MEMBERS_OF).flat())];
};

const textBefore = (text: string, part: unknown): string =>
  (isRecord(part) && typeof part['start'] === 'number' && typeof part['end'] === 'number' ? text.slice(part['start'], part['end']) : '');

const oneOf = (names: readonly string[]): string => `one of ${listed(names)}`;

/** A message with the names of types as the rules have them. */
const inOurWords = (message: string): string =>
  Object.entries(CEL_TYPES).reduce((text, [ours, theirs]) => text.replaceAll(new RegExp(`\\b${theirs}(?!\\w)`, 'g'), ours),
    message.replaceAll(/\bdyn<(\w+)>/g, '$1'));
