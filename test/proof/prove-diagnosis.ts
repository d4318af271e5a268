import type { Diagnosis } from '../../src/proof/diagnose.ts';
import type { NamedMisreading } from '../../src/proof/misreadings.ts';
import type { EngineReport } from '../../src/runner/report.ts';
import { diceFor } from '../../src/search/draw/dice.ts';
import { diagnosisFrom, diagnosisOfProcess, engineWith, isNamed, isNamedAlone, MISREADINGS, reportOn } from './diagnosis.ts';

// `npm run prove:diagnosis`: engines with one, two and three misreadings, and what the diagnosis names.
// `npx tsx test/proof/prove-diagnosis.ts RULING…`: only the single misreadings of these rulings.
// `npx tsx test/proof/prove-diagnosis.ts --sets`: only the drawn pairs and triples.

const SEED = 1;

/** Every misreading as a process of its own: it must be named alone. */
const proveSingles = async (rulings: readonly string[]): Promise<boolean> => {
  const chosen = MISREADINGS.filter(({ name }) => rulings.length === 0 || rulings.some((start) => name.startsWith(start)));
  let [missed, shared] = [0, 0];
  for (const misreading of chosen) {
    const diagnosis = await diagnosisOfProcess(misreading);
    const isFound = isNamedAlone(diagnosis, misreading);
    if (!isFound) missed += 1;
    if (diagnosis.likely.some(({ equals = [] }) => equals.length > 0)) shared += 1;
    console.log(`${isFound ? 'found ' : 'MISSED'} ${misreading.name}: ${inWords(diagnosis)}`);
  }
  console.log(`${chosen.length - missed} of ${chosen.length} misreadings are named alone, `
    + `${shared} of them with others that no case distinguishes`);
  return missed === 0;
};

/** Drawn sets of misreadings of different rulings: each that has an effect beside the others must be named, and nothing else. */
const proveSets = async (size: number, count: number, required: number): Promise<boolean> => {
  const [silent, times]: [string[], number[]] = [[], []];
  let found = 0;
  for (let play = 0; play < count; play++) {
    const drawn = drawSet(size, play);
    const report = await reportOn(engineWith(drawn));
    const effective = await withEffect(drawn, report);
    silent.push(...drawn.filter((one) => !effective.includes(one)).map(({ name }) => `${name} beside ${others(drawn, name)}`));
    const before = process.cpuUsage();
    const diagnosis = diagnosisFrom(report);
    times.push(milliseconds(process.cpuUsage(before)));
    if (effective.every((one) => isNamed(diagnosis, one)) && diagnosis.likely.length === effective.length) found += 1;
    else console.log(`MISSED ${drawn.map(({ name }) => name).join(' + ')}: ${inWords(diagnosis)}`);
  }
  for (const line of silent) console.log(`without effect: ${line}`);
  const [mean, slowest] = [times.reduce((sum, time) => sum + time, 0) / count, Math.max(...times)];
  console.log(`${found} of ${count} sets of ${size} are named in full and nothing else (required: ${required}); `
    + `${silent.length} misreadings have no effect beside the others; `
    + `a diagnosis takes ${mean.toFixed(0)} ms of processor time on average, ${slowest.toFixed(0)} ms at most`);
  return found >= required;
};

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

// no core case reads cards
const DRAWN_FROM = MISREADINGS.filter(({ ruling }) => ruling !== 'R0/printed');

const drawSet = (size: number, play: number): readonly NamedMisreading[] => {
  const dice = diceFor(SEED, play);
  const drawn: NamedMisreading[] = [];
  while (drawn.length < size) {
    const one = dice.any(DRAWN_FROM.filter(({ ruling }) => drawn.every((other) => other.ruling !== ruling)));
    if (one !== undefined) drawn.push(one);
  }
  return drawn;
};

/** Those without which the engine would answer some case otherwise. */
const withEffect = async (drawn: readonly NamedMisreading[], report: EngineReport): Promise<readonly NamedMisreading[]> => {
  const effective: NamedMisreading[] = [];
  for (const one of drawn) {
    const without = await reportOn(engineWith(drawn.filter((other) => other !== one)));
    if (failuresIn(without) !== failuresIn(report)) effective.push(one);
  }
  return effective;
};

const failuresIn = ({ cases }: EngineReport): string => JSON.stringify(cases.map(({ outcome, at }) => [outcome, at?.step, at?.actual]));

const others = (drawn: readonly NamedMisreading[], name: string): string =>
  drawn.map((one) => one.name).filter((other) => other !== name).join(' + ');

const inWords = ({ likely }: Diagnosis): string =>
  (likely.length === 0 ? 'nothing' : likely.map(({ ruling, misreading, fits, of, equals = [] }) =>
    [`${ruling}=${misreading} (${fits} of ${of})`, ...equals.map((one) => `${one.ruling}=${one.misreading}`)].join(' or ')).join('; '));

const wanted = process.argv.slice(2);
const onlySets = wanted[0] === '--sets';
const singles = onlySets || await proveSingles(wanted);
const sets = (wanted.length === 0 || onlySets) ? [await proveSets(2, 500, 450), await proveSets(3, 200, 160)] : [];
process.exitCode = singles && sets.every(Boolean) ? 0 : 1;
