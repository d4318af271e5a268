import { expect, test } from 'vitest';
import { type Kills, killsText, readKills } from '../../src/cases/kills.ts';
import { folderWith } from './files.ts';

const KILLS: Kills = {
  misreadings: ['R1/load-limit=none', 'R3/excess=tolerated'],
  conditions: [{ id: 'move', says: 'ships move' }],
  cases: { 'R1-02': [[[0], [0]]], 'X-move-01': [[[0, 1], [0]], [[], []]] },
};

const read = (text: string): Kills => readKills(`${folderWith({ 'kills.json': text })}/kills.json`);

test('what is written is read again', () => {
  expect(read(killsText(KILLS))).toEqual(KILLS);
});

test('each case has a line of its own', () => {
  expect(killsText(KILLS).split('\n')).toContain('    "X-move-01": [[[0,1],[0]],[[],[]]]');
});

test('a file that is something else is refused with what is wrong and how to mend it', () => {
  expect(() => read('{"misreadings": [], "conditions": [], "cases": {"R1-02": [1]}}'))
    .toThrow(/kills\.json: `cases\.R1-02\[0\]` is `1`, expected a list; `run-suite prove --update` writes it again$/);
});
