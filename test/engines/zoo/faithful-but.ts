import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Action, type Answer, inSpace, isVerdict, type Legal, minus, type Owed, plus, type Position, SPACE, type Units, withUnitsAt,
} from '../../../src/board/index.ts';
import { readArticle } from '../../../src/rules/read.ts';
import { policiesFor } from '../../../src/engine/index.ts';
import { referenceEngine } from '../../../src/subjects/reference.ts';
import { serve, type ServedEngine } from '../../../src/subjects/serve.ts';

/**
 * `faithful-but.ts MODE …`: the reference engine as a program, with one flaw. `hangs-and-crashes HANG CRASH` takes the marks of
 * the two requests.
 */
export const markOf = (position: Position, action: Action): string =>
  createHash('sha256').update(JSON.stringify([position, action.type, action.params])).digest('hex').slice(0, 16);

type Flaw = (judge: ServedEngine['judge'], position: Position, action: Action) => Answer;

const FLAWS: Readonly<Record<string, Flaw>> = {
  'hangs-and-crashes': (judge, position, action) => {
    const [, , , hang, crash] = process.argv;
    const mark = markOf(position, action);
    if (mark === hang) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (mark === crash) process.exit(5);
    return judge(position, action);
  },
  'crashes-at-the-end-of-combats': (judge, position, action) => (action.type === 'end-combat' ? process.exit(6) : judge(position, action)),
  'yes-man': (judge, position, action) => {
    const answer = judge(position, action);
    if (!isVerdict(answer)) return { capacity: 1000, counted: 0, excess: 0, because: [] };
    return { legal: true, position: answer.legal ? answer.position : position, owes: [], because: [] };
  },
  naysayer: () => ({ legal: false, reason: 'not-now', because: [] }),
  'loses-units': (judge, position, action) => changed(judge(position, action), (units, { from }) => minus(units, from), []),
  'makes-units': (judge, position, action) => changed(judge(position, action), (units) => plus(units, { infantry: 1 })),
  'forgets-to-remove': (judge, position, action) => changed(judge(position, action), (units) => units, []),
};

/** A legal answer with the units of everyone who owes changed, and with other debts if given. */
const changed = (answer: Answer, change: (units: Units, debt: Owed) => Units, owes?: readonly Owed[]): Answer => {
  if (!isVerdict(answer) || !answer.legal) return answer;
  const position = answer.owes.reduce((before: Position, debt) => {
    const units = inSpace(before, debt.system, debt.player);
    return withUnitsAt(before, { system: debt.system, place: SPACE, player: debt.player }, change(units, debt));
  }, answer.position);
  const legal: Legal = { ...answer, position };
  return owes === undefined ? legal : { ...legal, owes };
};

const main = async (flaw: Flaw): Promise<void> => {
  const { article } = readArticle(fileURLToPath(new URL('../../../rules', import.meta.url)));
  const flawed = (edition: string, suite: string): ServedEngine | undefined => {
    const engine = article && referenceEngine({ article }, { edition, suite, policiesFor });
    const answers = engine?.hello.answers.filter((type) => type !== 'check' || process.argv[2] !== 'naysayer') ?? [];
    return engine && { hello: { ...engine.hello, answers }, judge: (position, action) => flaw(engine.judge, position, action) };
  };
  const current = flawed('current', '1.0.0');
  if (current !== undefined) await serve(process.stdin, process.stdout, current, flawed);
};

const flaw = FLAWS[process.argv[2] ?? ''];
if (basename(process.argv[1] ?? '').startsWith('faithful-but.') && flaw !== undefined) await main(flaw);
