import { readKills } from '../../src/cases/kills.ts';
import { readCases } from '../../src/cases/read.ts';
import type { Profile } from '../../src/cases/types.ts';
import type { PackedData } from '../../src/cli/packed-data.ts';
import { KILLS_FILE, ownCases, RULES, soundCatalogue } from '../../src/cli/suite-data.ts';
import { readArticle } from '../../src/rules/read.ts';
import { readCards } from '../../src/rules/read-cards.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';
import { formatProblem } from '../../src/source/index.ts';

/** What reading the suite's own files gives, to write into the package. Throws if there is a problem in them. */
export const dataToPack = (): PackedData => {
  const rules = { article: readArticle(RULES), catalogue: readCatalogue(RULES), 'rules-of-cards': readCards(RULES) };
  const data = { ...rules, core: readAll('core'), units: readAll('units'), cards: readAll('cards') };
  const problems = Object.values(data).flatMap((read) => read.problems);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return { ...data, kills: readKills(KILLS_FILE) };
};

const readAll = (profile: Profile) => readCases(ownCases(profile), soundCatalogue());
