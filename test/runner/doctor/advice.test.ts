import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ACTION_TYPES, CAPACITY_COUNTED, EDITION_IDS, onPlanets, own, STRUCTURES, unitsAt } from '../../../src/board/index.ts';
import { examine } from '../../../src/runner/doctor/examine.ts';
import { processAdvice } from '../../../src/runner/doctor/process-advice.ts';
import { easyQuestions } from '../../../src/runner/doctor/questions.ts';
import { readArticle } from '../../../src/rules/read.ts';
import { processSource } from '../../../src/subjects/process/source.ts';
import { referenceSource } from '../../../src/subjects/reference.ts';
import type { SubjectSource } from '../../../src/subjects/subject.ts';

const ADAPTER = fileURLToPath(new URL('adapter.mjs', import.meta.url));

const adapter = (flaw: string, timeout = 20_000): SubjectSource =>
  processSource(flaw, { file: process.execPath, args: [ADAPTER, flaw] }, { timeout, startTimeout: timeout });

/** Everything the doctor advises, each advice once. */
const adviceFor = async (source: SubjectSource): Promise<readonly string[]> => {
  const subject = await source.open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) return processAdvice(subject.message);
  const examinations = await examine(subject, () => []);
  await subject.close();
  const complaints = (subject.complaints?.() ?? []).flatMap(processAdvice);
  return [...new Set([...examinations.flatMap(({ advice }) => advice), ...complaints])];
};

const FROM = '`from` lists all fighters and ground forces of the player in that space area, from which `count` must go';
const ID = 'Copy `id` from the request into its reply, unchanged and as a number.';
const ALWAYS_DECLINED = 'The engine declined every question about this action: leave the action out of `answers`, or answer it.';
const COUNTS = 'Write numbers without quotes: {"fighter": 2}, not {"fighter": "2"}.';

/** The flaws of an adapter, and the advice that says how to mend each. Nothing else is advised. */
const ADVICE: readonly (readonly [flaw: string, ...advice: (string | RegExp)[]])[] = [
  ['none'],
  ['wrong from', `In an entry of \`owes\`, ${FROM}: here {"fighter":5}.`, `In an entry of \`owes\`, ${FROM}: here {"fighter":6}.`],
  ['from as text', `An entry of \`owes\` is like {"player": "red", "system": "Lodor", "count": 1, "from": {"fighter": 3, "infantry": 2}}: ${FROM}.`],
  ['n for count', 'An entry of `owes` has `n`: the contract calls it `count`.'],
  ['owes left out', ...[[2, 2], [1, 5], [2, 6]].map(([count, fighter]) =>
    `Too many units are left: say so in \`owes\`, as ${JSON.stringify({ player: 'red', system: 'Lodor', count, from: { fighter } })}.`)],
  ['missing flush', /^Most often the reply is written but not flushed: flush stdout after each line /],
  ['text on stdout', /^Something other than replies goes to stdout: .* Write it to stderr\./],
  ['ids changed', ID],
  ['ids as text', ID],
  ['list for object', 'Write each reply on a line of its own, as an object, not in a list.'],
  ['no newline', 'Write a line break after each reply, and flush.'],
  ['counts as text', COUNTS],
  ['numbers as text', COUNTS],
  ['zero counts'],
  ['units as list',
    'Write units as an object with a number for each kind: {"fighter": 2}. Systems, planets and players are keys of objects, not entries of lists.'],
  ['units in the plural', /^The units are `carrier`, /],
  ['planets left out', "The position lacks the planets of `Lodor`: return each system's `planets` too, with all units on them."],
  ['systems left out', /^The position lacks `Arnor`: return every system/, /^The position lacks `Lodor`: return every system/],
  ['wrong step names', 'Use only the words of the contract in `answers`, `steps` and `features`; leave out what the program does not support.'],
  ['position not moved', ...['move', 'remove', 'lose', 'place', 'land'].map((type) =>
    `The position is the one that was sent: return the position after the \`${type}\`.`)],
  ['declines combats', ALWAYS_DECLINED],
  ['declines landings', ALWAYS_DECLINED],
];

/** Flaws that show in what never arrives; each wait for a reply takes the whole time allowed. */
const SILENT = ['missing flush', 'no newline', 'ids changed'];

describe.concurrent('the advice says how to mend the flaw of an adapter, and nothing else', () => {
  test.each(ADVICE.map(([flaw, ...advice]) => ({ flaw, advice })))('$flaw', async ({ flaw, advice }) => {
    const said = await adviceFor(adapter(flaw, SILENT.includes(flaw) ? 1500 : 20_000));
    expect(said).toEqual(advice.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))));
  }, 60_000);
});

test('an action is well if any question about it is, and says what was declined', async () => {
  const subject = await adapter('declines combats').open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  const examinations = await examine(subject, () => []);
  await subject.close();
  expect(examinations.map(({ action, is, says }) => [action, is, ...says])).toEqual(ACTION_TYPES.map((action) => {
    if (action === 'lose') return [action, 'well', 'declined a carrier in a combat: not in this program'];
    return action === 'end-combat'
      ? [action, 'declined', 'within capacity: not in this program', 'over capacity: not in this program']
      : [action, 'well'];
  }));
});

describe('the easy questions', () => {
  const questions = easyQuestions(ACTION_TYPES);

  test('every action is asked in several shapes, and several questions make a debt', () => {
    for (const action of ACTION_TYPES) expect(easyQuestions([action]).length).toBeGreaterThan(1);
    expect(questions.filter(({ step: { expected } }) => expected.kind === 'legal' && expected.owes.length > 0).length).toBeGreaterThan(3);
  });

  test('no unit in them has a card that would change the answer', () => {
    for (const { step: { position } } of questions) {
      for (const system of Object.keys(position.systems)) {
        for (const player of Object.keys(position.players)) {
          const units = { ...unitsAt(own(position.systems, system), 'space', player), ...onPlanets(position, system, player) };
          expect(Object.keys(units).filter((unit) => [...STRUCTURES, 'mech', 'flagship', 'war-sun'].some((other) => other === unit))).toEqual([]);
        }
      }
    }
    expect(CAPACITY_COUNTED).toContain('mech');
  });

  test.each(EDITION_IDS)('the reference engine answers them as expected in edition %s', async (edition) => {
    const { article } = readArticle(fileURLToPath(new URL('../../../rules', import.meta.url)));
    if (article === undefined) throw new Error('the rules are faulty');
    const subject = await referenceSource({ article }).open({ edition, suite: '1.0.0' });
    if ('kind' in subject) throw new Error(subject.message);
    expect((await examine(subject, () => [])).map(({ action, is, says }) => [action, is, ...says])).toEqual(ACTION_TYPES.map((action) => [action, 'well']));
  });
});
