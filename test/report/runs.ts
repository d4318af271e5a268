import type { ClauseId, Position } from '../../src/board/index.ts';
import type { Case } from '../../src/cases/case.ts';
import { soundCatalogue, soundSuite } from '../../src/cli/suite-data.ts';
import { numbered } from '../../src/report/words/engine-name.ts';
import { withKnown } from '../../src/runner/known/compare.ts';
import type { KnownFailure } from '../../src/runner/known/types.ts';
import type { EngineReport, RunReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { withSteps } from '../../src/runner/with-steps.ts';
import { referenceSource } from '../../src/subjects/reference.ts';
import type { Reply, Request, Subject } from '../../src/subjects/subject.ts';
import { answering, CHECK, LEAVE, LEFT, legal, makeCase, makeClause, OWED, START, step } from '../runner/samples.ts';

const CLAUSES = (['R3', 'R3.1', 'N4.1', 'N4.3'] as const).map(makeClause);

const REFUSED = step(
  { type: 'advance', params: { to: 'space-combat' } },
  { kind: 'illegal', reason: 'excess-not-met' },
  { ...START, step: 'move-ships' },
);

const CASES = [
  makeCase('R3-01', 'R3', step(LEAVE, legal())),
  makeCase('R3-02', 'R3', step(CHECK, { kind: 'numbers', capacity: 4, counted: 4, excess: 0 })),
  makeCase('R3.1-01', 'R3.1', REFUSED),
  makeCase('R3.1-02', 'R3.1', step({ type: 'land', params: { player: 'red', system: 'Lodor', planet: 'Lodor', units: { infantry: 1 } } }, legal())),
  makeCase('N4.3-01', 'N4.3', step(LEAVE, legal()), step(CHECK, { kind: 'numbers', excess: 0 })),
];

const reportOf = (engines: readonly EngineReport[], cases: readonly Case[]): RunReport =>
  withSteps({ suite: { version: '1.0.0', edition: 'current', profile: 'core' }, command: 'npx tsx run-suite', engines }, cases);

const RIGHT = { legal: true, position: LEFT, owes: [OWED] };

const faithful = answering(({ action }) => {
  if (action.type === 'check') return { capacity: 4, counted: 4, excess: 0 };
  return action.type === 'advance' ? { legal: false, reason: 'excess-not-met' } : RIGHT;
}, { name: 'faithful', answers: ['check', 'move', 'advance', 'land'] });

/** An engine that answers each request by what `replies` says for its action. */
const replying = (name: string, replies: (request: Request) => Reply): Subject =>
  ({ ...faithful, hello: { ...faithful.hello, name }, ask: async (request) => replies(request) });

const answered = (result: unknown): Reply => ({ kind: 'answered', result });

const wrong = replying('broken', ({ action }) => {
  switch (action.type) {
    case 'move': return answered({ ...RIGHT, owes: [], position: { systems: { ...LEFT.systems, Arnor: { space: { red: { carrier: 1 } } } } } });
    case 'check': return { kind: 'crashed', message: 'exit code 1', stderr: ['Traceback', 'KeyError: planet'] };
    case 'advance': return { kind: 'hung', message: 'no reply in 5 s' };
    default: return { kind: 'declined', reason: 'no landing in this program' };
  }
});

const LIKELY = [{ clause: 'R3', ruling: 'R3/excess', misreading: 'tolerated', says: 'Nothing is ever owed.', fits: 2, of: 2 }] as const;

/** One engine that does everything right. */
export const faithfulRun = async (): Promise<RunReport> => reportOf([await run(CASES, faithful, { clauses: CLAUSES })], CASES);

/** One engine of which cases passed, failed, crashed, hung and were declined, with a diagnosis; and one that is right. */
export const brokenRun = async (): Promise<RunReport> => {
  const broken = await run(CASES, wrong, { clauses: CLAUSES });
  return reportOf([{ ...broken, likely: LIKELY }], CASES);
};

/** It owes nothing after a move, and hangs at an advance. */
const limping = replying('limping', ({ action }) => {
  switch (action.type) {
    case 'move': return answered({ ...RIGHT, owes: [] });
    case 'check': return answered({ capacity: 4, counted: 4, excess: 0 });
    case 'advance': return { kind: 'hung', message: 'no reply in 5 s' };
    default: return answered(RIGHT);
  }
});

const listedRun = async (known: readonly KnownFailure[]): Promise<RunReport> => {
  const engine = await run(CASES, limping, { clauses: CLAUSES });
  return reportOf([withKnown(engine, { file: 'known.yaml', known }, (id) => CASES.some((one) => one.id === id))], CASES);
};

/** One engine that goes wrong, and only as its list of known failures says. */
export const asListedRun = (): Promise<RunReport> => listedRun([
  { case: 'R3-01', outcome: 'fail', reason: 'owes nothing yet' },
  { case: 'R3.1-01', outcome: 'hung', reason: 'a loop, see #7' },
  { case: 'N4.3-01', outcome: 'fail', reason: 'owes nothing yet' },
]);

/** The same, with a list that knows one failure; and a case that passes, another kind of failure and a case that there is not. */
export const notAsListedRun = (): Promise<RunReport> => listedRun([
  { case: 'R3-01', outcome: 'fail', reason: 'owes nothing yet' },
  { case: 'R3-02', outcome: 'fail', reason: 'mended' },
  { case: 'R3.1-01', outcome: 'crashed', reason: 'a loop, see #7' },
  { case: 'R3-99', outcome: 'fail', reason: 'gone' },
]);

/** Both, and one that answers what can't be read. */
export const severalRun = async (): Promise<RunReport> => {
  const garbling = replying('garbling', () => answered({ legal: 'perhaps' }));
  const engines = await Promise.all([faithful, wrong, garbling].map((subject) => run(CASES, subject, { clauses: CLAUSES })));
  return reportOf(engines, CASES);
};

/** Two engines that go by one name. */
export const namesakesRun = async (): Promise<RunReport> => {
  const run = await brokenRun();
  const engines = run.engines.flatMap((engine) => ['a', 'b'].map((name) => ({ ...engine, command: `${run.command} --engine ${name}` })));
  return { ...run, command: `${run.command} --engine a --engine b`, engines: numbered(engines) };
};

/** Everything that any reader of a report might take for more than text. */
export const HOSTILE = [
  '\u001b]0;title\u0007\u001b[31m\u009b1m\u202e',
  '<script>window.pwned = 1</script><img src="x" onerror="window.pwned = 1">',
  '"\'`</style></script><!--',
  ']]>&amp;',
  '\r\n::error file=x::pwned\n##vso[task.complete]\n##[error]x\nnot ok 1 # SKIP\n1..0\nBail out!',
  ' ::set-output name=x::y ',
  '| **b** [a](javascript:x) ![i](http://x.test/i.png)',
  ' http://x.test www.x.test @everyone #1', '\ud800 \uffff \ufffe \u0000 \u2028', '$(id) ${x} {{x}} %0A',
].join('');

/** An engine that says it in every string that it can return, about a case that has it for a name. */
export const hostileRun = async (): Promise<RunReport> => {
  const system = { space: { [HOSTILE]: { carrier: 1 } }, planets: { [HOSTILE]: { [HOSTILE]: { infantry: 1 } } } };
  const position: Position = { ...START, systems: { ...START.systems, [HOSTILE]: system } };
  const move = step(LEAVE, { ...legal({ winner: HOSTILE }), position }, position);
  const cases: readonly Case[] = [
    ...HOSTILE_REPLIES.map((_, at) => named(makeCase(`R3-0${at + 1}`, 'R3', move))),
    named(makeCase('N4.3-01', 'N4.3', step(CHECK, { kind: 'numbers', excess: 0 }, position), move)),
  ];
  const left = [...HOSTILE_REPLIES];
  const hello = { ...faithful.hello, name: HOSTILE, version: HOSTILE, language: HOSTILE };
  const hostile: Subject = { ...faithful, hello, window: 1, ask: async () => left.shift() ?? answered({ excess: 0, because: [HOSTILE] }) };
  const engine = await run(cases, hostile, { clauses: CLAUSES });
  const [first, ...others] = engine.cases;
  const remarked = first === undefined ? others : [{ ...first, remarks: [HOSTILE] }, ...others];
  const complained = { ...engine, against: [...engine.against, HOSTILE], cases: remarked };
  return { ...reportOf(numbered([complained, { ...complained, name: `${HOSTILE}2` }]), cases), selection: HOSTILE, command: HOSTILE };
};

const named = (one: Case): Case => ({ ...one, title: HOSTILE, place: { file: `${HOSTILE}.yaml`, line: 1 } });

const HOSTILE_AREA = { [HOSTILE]: { fighter: 3 } };
const MANY = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}${HOSTILE.slice(0, 30)}`, { space: { red: { fighter: 3 } } }]));

const HOSTILE_POSITION = { systems: { [HOSTILE]: { space: HOSTILE_AREA, planets: { [HOSTILE]: HOSTILE_AREA } }, ...MANY } };

const HOSTILE_REPLIES: readonly Reply[] = [
  answered({ legal: true, position: HOSTILE_POSITION, owes: [{ ...OWED, player: HOSTILE, system: HOSTILE }], winner: HOSTILE }),
  answered({ legal: false, reason: HOSTILE, because: [HOSTILE] }),
  answered({ legal: HOSTILE, [HOSTILE]: HOSTILE }),
  answered(HOSTILE),
  { kind: 'declined', reason: HOSTILE },
  { kind: 'crashed', message: HOSTILE, stderr: [HOSTILE, HOSTILE] },
  { kind: 'hung', message: HOSTILE },
  { kind: 'garbled', message: HOSTILE },
];

/** The clauses of the samples. */
export const SAMPLE_CLAUSES: readonly ClauseId[] = CLAUSES.map(({ id }) => id);

/** The reference engine on every case of the suite. */
export const suiteRun = async (): Promise<RunReport> => {
  const { article, cases } = soundSuite([]);
  const subject = await referenceSource({ article, catalogue: soundCatalogue }).open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  return reportOf([await run(cases, subject, { clauses: article.clauses })], cases);
};
