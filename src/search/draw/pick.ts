import { countOf, kindsIn, type Unit, type Units } from '../../board/index.ts';
import type { Dice } from './dice.ts';

/** `count` of the units, or all of them if there are fewer; each kind is equally likely. */
export const pick = (dice: Dice, units: Units, count: number): Units => {
  const left = new Map(kindsIn(units).map((unit) => [unit, countOf(units, unit)]));
  const taken: Partial<Record<Unit, number>> = {};
  for (let each = 0; each < count && left.size > 0; each += 1) {
    const unit = dice.any([...left.keys()]);
    if (unit === undefined) return taken;
    taken[unit] = (taken[unit] ?? 0) + 1;
    if (taken[unit] === countOf(units, unit)) left.delete(unit);
  }
  return taken;
};
