import { fileURLToPath } from 'node:url';
import { ACTION_TYPES, type EditionId, FEATURES, STEPS } from '../../src/board/index.ts';
import type { Case } from '../../src/cases/case.ts';
import { readCases } from '../../src/cases/index.ts';
import { diagnose } from '../../src/proof/diagnose.ts';
import { judgesWith } from '../../src/proof/judges.ts';
import { type NamedMisreading, misreadingsOf } from '../../src/proof/misreadings.ts';
import { rulingsOf, rulingsWith } from '../../src/rules/article.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';
import { readArticle } from '../../src/rules/read.ts';
import type { Likely } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { processSource } from '../../src/subjects/process/source.ts';
import type { Subject, SubjectSource } from '../../src/subjects/subject.ts';
import { programFile } from '../programs.ts';
import { answering } from '../runner/samples.ts';

const inRepository = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const { article } = readArticle(inRepository('rules'));
const { catalogue } = readCatalogue(inRepository('rules'));
if (article === undefined || catalogue === undefined) throw new Error('the rules are faulty: run the lint');

const casesIn = (edition: EditionId): readonly Case[] =>
  readCases([inRepository('fixtures')]).cases.filter(({ editions }) => editions === undefined || editions.includes(edition));

const asked = {
  article,
  edition: 'current' as const,
  cases: casesIn('current'),
  judgesFor: judgesWith(catalogue),
};

export const mutants: readonly NamedMisreading[] = misreadingsOf(article);

/** What the reference engine is found to misread when it misreads this, as a program of its own: by the core cases, and by all where it misreads a card. */
export const diagnosedAs = async (...misread: readonly NamedMisreading[]): Promise<readonly Likely[]> => {
  const subject = await misreading(misread).open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  const likely = await diagnosisOf(subject, misread.some(({ ruling }) => ruling === 'R0/printed') ? asked.cases : core);
  await subject.close();
  return likely;
};

/** An engine in this process that misreads these, and answers a `check` with `numbers` where there are any. */
export const misreadingHere = (misread: readonly NamedMisreading[], numbers?: unknown): Subject => {
  const misreads = Object.fromEntries(misread.map(({ ruling, answer }) => [ruling, answer]));
  const judging = asked.judgesFor({ ...rulingsOf(article, 'current'), ...misreads })('core');
  return answering(({ position, action }) => (action.type === 'check' && numbers !== undefined ? numbers : judging(position, action)), { answers: [...ACTION_TYPES] });
};

/** The run of an engine that misreads one ruling and counts nonsense, and what it is found to misread. */
export const diagnosedBesideNonsense = async (mutant: NamedMisreading) => {
  const report = await run(core, misreadingHere([mutant], { capacity: 77, counted: 77, excess: 77 }), { clauses: article.clauses });
  return { report, likely: diagnose(report, { ...asked, cases: core }) };
};

const core = asked.cases.filter(({ profile }) => profile === 'core');

/** What an engine is found to misread that is asked these cases. */
export const diagnosisOf = async (subject: Subject, cases: readonly Case[] = core): Promise<readonly Likely[]> =>
  diagnose(await run(cases, subject, { clauses: asked.article.clauses }), { ...asked, cases });

/** What an engine that misreads one ruling of an edition is found to misread, asked the core cases of that edition. */
export const diagnosedIn = async (edition: EditionId, { ruling, answer }: NamedMisreading): Promise<readonly Likely[]> => {
  const cases = casesIn(edition).filter(({ profile }) => profile === 'core');
  const judging = asked.judgesFor(rulingsWith(article, edition, { [ruling]: answer }))('core');
  const engine = answering(({ position, action }) => judging(position, action), { answers: ACTION_TYPES, steps: STEPS, features: FEATURES });
  return diagnose(await run(cases, engine, { clauses: article.clauses }), { ...asked, edition, cases });
};

/** Whether the first that is named is this misreading, or one that the cases can't tell from it, which is said. */
export const isNamedFirst = ({ ruling, answer }: NamedMisreading, [first]: readonly Likely[]): boolean =>
  first !== undefined && first.and === undefined && first.fits === first.of
  && [first, ...(first.equals ?? [])].some((one) => one.ruling === ruling && one.misreading === answer);

const misreading = (misread: readonly NamedMisreading[]): SubjectSource => processSource('misreading', {
  file: process.execPath,
  args: [programFile('run-suite'), 'serve', ...misread.flatMap(({ name }) => ['--misread', name])],
}, { timeout: 20_000, startTimeout: 60_000 });
