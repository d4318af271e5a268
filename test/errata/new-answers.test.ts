import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { own } from '../../src/board/index.ts';
import { weigh, type WeighedErratum } from '../../src/errata/weigh.ts';
import { problemsOf, soundErratum, suite } from './suite.ts';

const weighed = (text: string): WeighedErratum => {
  const path = join(mkdtempSync(join(tmpdir(), 'errata-')), 'erratum.yaml');
  writeFileSync(path, text);
  return weigh(suite, soundErratum(path));
};

const waysOf = ({ positions }: WeighedErratum): readonly string[] => positions.map(({ way }) => way);

const DOCK = `id: docks-shield-fighters
title: fighters don't count beside an own space dock
clauses: [R2, R3.1]
rulings:
  R2/counted:
    says: Fighters don't count while their owner has a space dock there.
    formula: 'planets.space_dock > 0 ? answer - units.fighter : answer'
  R3.1/chosen-by:
    says: Those fighters can't be removed for an excess.
    formula: 'planets.space_dock > 0 ? only(units, ["infantry", "mech"]) : answer'
`;

test('an erratum about space docks: fighters beside one no longer count, and can no longer be removed', { timeout: 60_000 }, () => {
  const dock = weighed(DOCK);
  expect(waysOf(dock)).toEqual([
    'any time: check: less counted, less excess', 'any time: place: nothing owed', 'any time: lose: nothing owed',
    'any time: remove: no longer illegal (wrong-count)', 'any time: remove: no longer legal',
  ]);
  for (const { position } of dock.positions) {
    expect(own(own(position.systems, 'Lodor')?.planets, 'Lodor')).toEqual({ red: { 'space-dock': 1 } });
  }
});

test('an erratum about the loads of one kind of ship shows in the smallest such ship', { timeout: 60_000 }, () => {
  const { positions } = weighed(`id: half-places
title: two infantry take up one place in a carrier
clauses: [R1]
rulings:
  R1/load-limit:
    says: In a carrier two infantry take up one place.
    formula: 'ship == "carrier" ? total(cargo) - cargo.infantry / 2 <= capacity : answer'
`);
  expect(positions.map(({ way, units }) => [way, units])).toEqual([['any time: move: no longer illegal (over-capacity)', 3]]);
});

const HEAD = 'id: mine\ntitle: mine\nclauses: [R2]\nrulings:\n';

test.each([
  // a name that is taken, by the erratum's id or by the answer's own name
  ['id: no-mechs\ntitle: mine\nclauses: [R2]\nrulings:\n  R2/counted: { says: Mechs are free., formula: answer }\n',
    ['5:15: duplicate-answer: `R2/counted` already has the answer `no-mechs`, expected a free name']],
  [`${HEAD}  R2/counted: { answer: no-mechs, says: Mechs are free., formula: answer }\n`,
    ['5:25: duplicate-answer: `R2/counted` already has the answer `no-mechs`, expected a free name']],
  [`${HEAD}  R2/counted: { answer: mechs-free, says: Mechs are free., formula: answer - units.mech }\n`, []],
  [`${HEAD}  R2/counted: { says: Mechs are free., formula: units }\n`, ['5:49: formula: the formula gives `units`, expected `number`']],
  ['id: mine\ntitle: mine\nclauses: [R3]\nrulings:\n  R3/excess: { says: It may stay., formula: \'true\' }\n',
    [expect.stringMatching(/^5:45: formula: `R3\/excess` can't be answered by a formula, expected one of its answers `owed`, `tolerated`/)]],
])('%j', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});
