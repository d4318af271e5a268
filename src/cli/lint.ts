import { readCases } from '../cases/index.ts';
import { readArticle } from '../rules/read.ts';
import { readCatalogue } from '../rules/read-units.ts';
import { EXIT, type ExitCode } from './exit.ts';
import type { Io } from './io.ts';
import { faulty, FIXTURES, RULES } from './suite.ts';

/** Checks the rules, and the cases at `paths` or else the suite's; prints every problem. */
export const lintCommand = (paths: readonly string[], { stdout }: Io): ExitCode => {
  const rules = readArticle(RULES);
  const { catalogue, problems: ofUnits } = readCatalogue(RULES);
  const { cases, problems } = readCases(paths.length === 0 ? [FIXTURES] : paths, catalogue);
  const all = [...rules.problems, ...ofUnits, ...problems];
  if (all.length > 0) throw faulty(all);
  const clauses = new Set(cases.map(({ clause }) => clause)).size;
  stdout.write(`no problems: ${cases.length} cases of ${clauses} clauses, ${rules.article?.rulings.length ?? 0} rulings, ${catalogue?.units.length ?? 0} units\n`);
  return EXIT.conformant;
};
