import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARD_IDS } from '../../src/board/index.ts';
import { readCards } from '../../src/rules/read-cards.ts';

const TEXT = readFileSync('rules/cards.yaml', 'utf8');

/** What is wrong with the cards where `from` first stands as `to`, without the places. */
const problemsWith = (from: string, to: string): readonly string[] => {
  expect(TEXT).toContain(from);
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  writeFileSync(join(folder, 'cards.yaml'), TEXT.replace(from, to));
  const { cards, problems } = readCards(folder);
  if (problems.length > 0) expect(cards).toBeUndefined();
  return problems.map(({ code, problem, expected }) => `${code}: ${problem}, expected ${expected}`);
};

test('the cards have no problem, and stand in the order of their ids', () => {
  const { cards, problems } = readCards('rules');
  expect(problems).toEqual([]);
  expect(cards?.cards.map(({ id }) => id)).toEqual(CARD_IDS);
});

test('every card has at least four misreadings', () => {
  for (const { id, misreadings } of readCards('rules').cards?.cards ?? []) expect([id, misreadings.length >= 4]).toEqual([id, true]);
});

test('a folder without the file is a problem', () => {
  expect(readCards('/nowhere').problems.map(({ code }) => code)).toEqual(['unreadable']);
});

test.each([
  ['id: dimensional-tear-2', 'id: fighter-2', 'card-order: `fighter-2` is here, expected `dimensional-tear-2`'],
  ['id: dimensional-tear-2', 'id: dimensional-tear-3',
    'unknown-card: `id` is `"dimensional-tear-3"`, expected one of `space-dock`, `dimensional-tear`, `dimensional-tear-2`, `aerie-sentinel`, '
      + '`fighter-2`, `hybrid-crystal-fighter-2`'],
  ['holders: [cabal-space-dock]', 'holders: [space-dock-2]', 'two-cards: `space-dock-2` already holds a card, expected each unit once'],
  ['answer: capacity-of-three', 'answer: nothing', 'duplicate-answer: `space-dock` already has the answer `nothing`, expected a unique answer'],
  ['strength: strong', 'strength: open', 'wrong-type: `strength` is `"open"`, expected `"strong"`'],
  ['R2/left-out: answer', 'R2/left-ot: answer',
    'unknown-key: unknown key `R2/left-ot`, expected one of `R1/load-limit`, `R2/capacity-from`, `R2/counted`, '
      + '`R2/left-out`, `R3.1/chosen-by`, `R3.1/at-least`'],
  ['restsOn: [R1, R2, R3.1]', 'restsOn: []', 'empty: `restsOn` is empty, expected at least one entry'],
])('`%s` as `%s`', (from, to, problem) => {
  expect(problemsWith(from, to)).toEqual([problem]);
});
