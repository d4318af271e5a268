import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ACTION_TYPES, type EditionId, FEATURES, STEPS } from '../../src/board/index.ts';
import type { Case } from '../../src/cases/case.ts';
import { type Kills, readKills } from '../../src/cases/kills.ts';
import { KILLS_FILE, soundSuite } from '../../src/cli/suite-data.ts';
import { diagnose, type Diagnosis } from '../../src/proof/diagnose.ts';
import { judgesWith } from '../../src/proof/judges.ts';
import { type NamedMisreading, misreadingsOf } from '../../src/proof/misreadings.ts';
import { rulingsWith } from '../../src/rules/article.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';
import { readArticle } from '../../src/rules/read.ts';
import type { EngineReport, Likely } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { processSource } from '../../src/subjects/process/source.ts';
import type { Subject, SubjectSource } from '../../src/subjects/subject.ts';
import { answering } from '../runner/samples.ts';

const inRepository = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const { article } = readArticle(inRepository('rules'));
const { catalogue } = readCatalogue(inRepository('rules'));
if (article === undefined || catalogue === undefined) throw new Error('the rules have problems: run `npm run lint`');

const casesIn = (edition: EditionId): readonly Case[] =>
  soundSuite().cases.filter(({ editions }) => editions === undefined || editions.includes(edition));

const asked = {
  article,
  edition: 'current' as const,
  cases: casesIn('current'),
  judgesFor: judgesWith(article, catalogue),
  kills: readKills(KILLS_FILE),
};

export const MISREADINGS: readonly NamedMisreading[] = misreadingsOf(article);

/** The misreadings of these names, in this order. */
export const misreadingsNamed = (...names: readonly string[]): readonly NamedMisreading[] =>
  names.map((name) => {
    const found = MISREADINGS.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no misreading ${name}`);
    return found;
  });

/** The diagnosis of the reference engine with one misreading, as a process: by the core cases, and by all for a misreading of cards. */
export const diagnosisOfProcess = async (misreading: NamedMisreading): Promise<Diagnosis> => {
  const subject = await processWith(misreading).open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  const diagnosis = await diagnosisOf(subject, misreading.ruling === 'R0/printed' ? asked.cases : coreCases);
  await subject.close();
  return diagnosis;
};

/** The reference engine in this process with some misreadings; it answers every `check` with `numbers` if there are any. */
export const engineWith = (misreadings: readonly NamedMisreading[], numbers?: unknown): Subject => {
  const judge = asked.judgesFor(rulingsWith(article, 'current', answersOf(misreadings)))('core');
  return inProcess(({ position, action }) => (action.type === 'check' && numbers !== undefined ? numbers : judge(position, action)));
};

const answersOf = (misreadings: readonly NamedMisreading[]) =>
  Object.fromEntries(misreadings.map(({ ruling, answer }) => [ruling, answer]));

const inProcess = (answer: Parameters<typeof answering>[0]): Subject =>
  answering(answer, { answers: ACTION_TYPES, steps: STEPS, features: FEATURES });

export const coreCases = asked.cases.filter(({ profile }) => profile === 'core');

/** The report on an engine that was asked these cases. */
export const reportOn = (subject: Subject, cases: readonly Case[] = coreCases): Promise<EngineReport> =>
  run(cases, subject, { clauses: article.clauses });

/** The diagnosis of a report on these cases, by what is known ahead of them. */
export const diagnosisFrom = (report: EngineReport, cases: readonly Case[] = coreCases, known: { readonly kills?: Kills } = asked): Diagnosis =>
  diagnose(report, { ...asked, cases, kills: known.kills, lacks: report.lacks });

/** The diagnosis of an engine that is asked these cases. */
export const diagnosisOf = async (subject: Subject, cases: readonly Case[] = coreCases): Promise<Diagnosis> =>
  diagnosisFrom(await reportOn(subject, cases), cases);

/** The diagnosis of an engine that follows one edition except for these misreadings, and is asked the core cases of another. */
export const diagnosisIn = async (
  edition: EditionId, misreadings: readonly NamedMisreading[], followed: EditionId = edition,
): Promise<Diagnosis> => {
  const cases = casesIn(edition).filter(({ profile }) => profile === 'core');
  const judge = asked.judgesFor(rulingsWith(article, followed, answersOf(misreadings)))('core');
  const report = await reportOn(inProcess(({ position, action }) => judge(position, action)), cases);
  return diagnose(report, { ...asked, edition, cases });
};

/** Whether a diagnosis names a misreading, or another that the cases can't distinguish from it. */
export const isNamed = ({ likely }: Diagnosis, { ruling, answer }: NamedMisreading): boolean =>
  likely.flatMap((one) => [one, ...(one.equals ?? [])]).some((one) => one.ruling === ruling && one.misreading === answer);

/** Whether a diagnosis names this misreading alone, and explains every failure by it. */
export const isNamedAlone = (diagnosis: Diagnosis, misreading: NamedMisreading): boolean =>
  isNamed(diagnosis, misreading) && diagnosis.likely.length === 1 && diagnosis.likely.every(({ fits, of }) => fits === of);

/** `R1/load-limit=none` and so on: the first named of each place. */
export const namesIn = (likely: readonly Likely[]): readonly string[] => likely.map(({ ruling, misreading }) => `${ruling}=${misreading}`);

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const processWith = ({ name }: NamedMisreading): SubjectSource => processSource('misreading', {
  file: process.execPath,
  args: ['--import', TSX, inRepository('run-suite.ts'), 'serve', '--misread', name],
}, { timeout: 20_000, startTimeout: 60_000 });
