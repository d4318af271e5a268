import { readCases } from '../../src/cases/read.ts';
import { soundArticle } from '../../src/cli/suite-data.ts';
import { run } from '../../src/runner/run.ts';
import { OUTCOMES } from '../../src/runner/report.ts';
import { referenceSource } from '../../src/subjects/reference.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The cost of a folder of cases, read one file after another, with only the outcomes kept. */
export interface Growth {
  readonly cases: number;
  readonly seconds: number;
  /** The peak memory of the process, in MB. */
  readonly peak: number;
}

const measured = async (folder: string): Promise<Growth> => {
  const began = performance.now();
  const article = soundArticle();
  const subject = await referenceSource({ article }).open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  let cases = 0;
  for (const name of readdirSync(folder)) {
    const read = readCases([join(folder, name)]);
    const { summary } = await run(read.cases, subject, { clauses: article.clauses });
    const outcomes = OUTCOMES.reduce((sum, outcome) => sum + summary[outcome], 0);
    if (summary.pass !== outcomes || outcomes === 0) throw new Error(`${name}: ${summary.pass} of ${outcomes} cases passed, ${read.problems.length} problems`);
    cases += outcomes;
  }
  return { cases, seconds: (performance.now() - began) / 1000, peak: process.resourceUsage().maxRSS / 1024 };
};

console.log(JSON.stringify(await measured(process.argv[2] ?? '')));
