import { expect, test } from 'vitest';
import { cardsInWords } from '../../../src/site/explorer/cards.ts';
import { DATA } from '../site-data.ts';

test.each([
  ['R0-101', ['red plays L1Z1X Mindnet and owns Dreadnought II.']],
  ['R3-01', []],
])('%s says which faction and upgrades its players have', (id, sentences) => {
  const one = DATA.cases.find((each) => each.id === id);
  expect(one && cardsInWords(one, DATA.catalogue)).toEqual(sentences);
});
