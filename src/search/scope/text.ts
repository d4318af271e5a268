import {
  type Action, type Answer, countOf, isVerdict, kindsIn, type Owed, type Position, type ShipMove, SPACE, type Units,
} from '../../board/index.ts';

/** One line a judgement, the same in every language: `POSITION | ACTION | VERDICT` (rules/scopes/README.md). */
export const judgementText = (position: string, action: string, answer: Answer): string =>
  `${position} | ${action} | ${answerText(answer)}`;

/** Who is active, and every number of units that is not zero, as words in byte order. */
export const positionText = (position: Position): string => {
  const { step, active } = position;
  const words = factsOf(position);
  if (step !== undefined) words.push(`step=${step}`);
  if (active !== undefined) words.push(`active=${active.player}/${active.system}`);
  return words.sort().join(' ');
};

export const actionText = (action: Action): string => {
  switch (action.type) {
    case 'check': return `check ${action.params.player} ${action.params.system}`;
    case 'move': {
      const { player, to, ships } = action.params;
      return `move ${player} ${to} ${ships.map(shipText).sort().join(' ')}`;
    }
    case 'remove': {
      const { player, system, from = SPACE, units } = action.params;
      return `remove ${player} ${system}/${from} ${unitsText(units)}`;
    }
    case 'lose': return `lose ${action.params.player} ${action.params.system} ${unitsText(action.params.units)}`;
    case 'place': return `place ${action.params.player} ${action.params.system}/${action.params.on} ${unitsText(action.params.units)}`;
    case 'land': return `land ${action.params.player} ${action.params.system}/${action.params.planet} ${unitsText(action.params.units)}`;
    case 'advance': return `advance ${action.params.to}`;
    case 'end-combat': return 'end-combat';
  }
};

/** What is compared of an answer, and nothing else. */
export const answerText = (answer: Answer): string => {
  if (!isVerdict(answer)) return `capacity=${answer.capacity} counted=${answer.counted} excess=${answer.excess}`;
  if (!answer.legal) return 'illegal';
  const words = [...factsOf(answer.position), ...answer.owes.map(owedText)];
  if (answer.winner !== undefined) words.push(`winner=${answer.winner ?? '-'}`);
  return ['legal', ...words.sort()].join(' ');
};

/** The text of one ship's move. */
export const shipText = ({ ship, from, cargo }: ShipMove): string => {
  const parts = cargo.flatMap((part) =>
    kindsIn(part.units).map((unit) => `${part.in ?? from}/${part.from}/${unit}=${countOf(part.units, unit)}`));
  return `${ship}@${from}[${parts.sort().join(',')}]`;
};

const owedText = ({ player, system, count, from }: Owed): string => `owes=${player}/${system}/${count}/${unitsText(from)}`;

const unitsText = (units: Units): string => kindsIn(units).map((unit) => `${unit}=${countOf(units, unit)}`).sort().join(',');

const factsOf = ({ systems, reinforcements }: Position): string[] => {
  const facts: string[] = [];
  const add = (player: string, place: string, units: Units): void => {
    for (const unit of kindsIn(units)) facts.push(`${player}/${place}/${unit}=${countOf(units, unit)}`);
  };
  for (const [system, { space, planets }] of Object.entries(systems)) {
    for (const player in space) add(player, `${system}/${SPACE}`, space[player] ?? {});
    for (const planet in planets) for (const player in planets[planet]) add(player, `${system}/${planet}`, planets[planet]?.[player] ?? {});
  }
  for (const player in reinforcements) add(player, 'reinforcements', reinforcements[player] ?? {});
  return facts;
};
