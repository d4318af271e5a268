import type { Case } from '../../src/cases/case.ts';
import { soundCards, soundSuite } from '../../src/cli/suite-data.ts';
import { PROFILES } from '../../src/cases/types.ts';
import { CROSSINGS, CROSSINGS_IN_WORDS, own } from '../../src/board/index.ts';
import { readConditions } from '../../src/proof/conditions/read.ts';
import { ASKED_ABOUT, CONDITION_INPUTS, FUNCTIONS, type Inputs, MEMBERS, QUESTION_KINDS, QUESTIONS } from '../../src/rules/formulas/vocabulary.ts';
import type { Clause, Ruling } from '../../src/rules/types.ts';

const { article, cases } = soundSuite();
const cards = soundCards().cards;

/** The number of cases in a run by the current edition, the number of all cases, and the ids of the rest. */
const counts = (): string => {
  const row = (name: string, some: readonly Case[]) => [name, some.filter(isCurrent).length, some.length, idsOf(some.filter((one) => !isCurrent(one)))];
  const rows = PROFILES.map((profile) => row(`\`${profile}\``, cases.filter((one) => one.profile === profile)));
  return inTable(['profile', 'a run of the current edition', 'all editions', 'only in older editions'], [...rows, row('`all`', cases)]);
};

const isCurrent = ({ editions }: Case): boolean => editions === undefined || editions.includes('current');

const idsOf = (some: readonly Case[]): string => (some.length === 0 ? 'none' : some.map(({ id }) => id).join(', '));

/** The generated tables of the documents, by name. */
export const tables: Readonly<Record<string, () => string>> = {
  counts,
  cards: () => inTable(['card', 'says', 'changes', 'cases', 'misreadings'], cards.map(({ id, title, says, changes, misreadings }) =>
    [`\`${id}\`: ${title}`, says.trim(), Object.keys(changes).join(', '), cases.filter(({ clause }) => clause === id).length, misreadings.length])),
  coverage: () => coverage(article.clauses, article.rulings),
  rulings: () => rulings(article.rulings),
  'open-points': () => (article.openPoints)
    .map(({ clauses, question, reading }) => `- **${clauses.join(', ')}** ${question} *${reading}*`).join('\n'),
  editions: () => inTable(['edition', 'date', 'what changed', 'R3.1', 'R3.2', 'R3.3'], (article.editions).map(
    ({ id, date, changes, numbers }) => [`\`${id}\``, date, changes, numbers['R3.1'], numbers['R3.2'], numbers['R3.3']])),
  'formula-rulings': () => formulaRulings(article.rulings),
  'formula-questions': () => inTable(['question', 'about', 'for example'], Object.entries(QUESTION_KINDS).map(([kind, about]) =>
    [`\`${kind}\``, about, exampleOf(kind, article.rulings)])),
  'formula-inputs': () => inTable(['question', 'name', 'type', 'meaning'], Object.entries<Inputs>(QUESTIONS).flatMap(([kind, inputs]) =>
    Object.entries(inputs).map(([name, { type, means }]) => [`\`${kind}\``, `\`${name}\``, type, means]))),
  conditions: () => inTable(['condition', 'holds where', 'formula'], (readConditions('rules').conditions ?? []).map(({ id, says, formula }) =>
    [`\`${id}\``, says, `\`${formula}\``])),
  'condition-inputs': () => inTable(['name', 'type', 'meaning'], Object.entries<Inputs[string]>(CONDITION_INPUTS).map(([name, { type, means }]) =>
    [`\`${name}\``, type, means])),
  'formula-members': () => inTable(['of', 'member', 'type', 'meaning'], Object.entries<Inputs>(MEMBERS).flatMap(([kind, members]) =>
    Object.entries(members).map(([name, { type, means }]) => [kind, `\`${name}\``, type, means]))),
  'formula-functions': () => inTable(['function', 'gives'], Object.values(FUNCTIONS).map(({ signature, means }) => [`\`${signature}\``, means])),
};

/** The first misreading with a formula among the rulings that ask this kind of question. */
const exampleOf = (kind: string, all: readonly Ruling[]): string => {
  const rows = all.flatMap(({ id, asks, misreadings }) => (asks === kind ? misreadings.map((row) => ({ id, ...row })) : []));
  const row = rows.find(({ formula }) => formula !== undefined);
  return row === undefined ? '' : `\`${row.id}\`: \`${row.formula}\` (${row.says})`;
};

/** The rulings that formulas can answer: the kind of question, what an answer is, what the ruling alone is asked about, and the official formula. */
const formulaRulings = (all: readonly Ruling[]): string => inTable(
  ['ruling', 'question', 'gives', 'sees also', 'official formula'],
  all.flatMap(({ id, asks, gives, formula }) => (asks === undefined || gives === undefined || formula === undefined
    ? []
    : [[`\`${id}\``, `\`${asks}\``, gives, alsoSeen(id), `\`${formula}\``]])),
);

const alsoSeen = (id: string): string =>
  Object.entries(own<Inputs>(ASKED_ABOUT, id) ?? {}).map(([name, { type, means }]) => `\`${name}\` (${type}): ${means}`).join('; ');

const coverage = (clauses: readonly Clause[], all: readonly Ruling[]): string => {
  const crossings = { id: CROSSINGS, level: 'crossing', name: CROSSINGS_IN_WORDS.name };
  const rows = [...clauses, crossings].map(({ id, level, name }) => {
    const own = cases.filter(({ profile, clause }) => profile !== 'units' && clause === id);
    return [id, level, name, own.length, own.filter(isLegal).length, own.filter(isIllegal).length, own.filter(owes).length, misreadingsOf(id, all)];
  });
  const sums = [3, 4, 5, 6].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  const total = ['', '', 'all', ...sums, all.reduce((sum, { misreadings }) => sum + misreadings.length, 0)];
  return inTable(['clause', 'level', 'about', 'cases', 'legal', 'illegal', 'owing', 'misreadings'], [...rows, total]);
};

const isLegal = ({ steps }: Case): boolean => steps.some(({ expected }) => expected.kind === 'legal');
const isIllegal = ({ steps }: Case): boolean => steps.some(({ expected }) => expected.kind === 'illegal');
const owes = ({ steps }: Case): boolean => steps.some(({ expected }) => expected.kind === 'legal' && expected.owes.length > 0);

const misreadingsOf = (clause: string, all: readonly Ruling[]): number =>
  all.reduce((sum, ruling) => sum + ruling.misreadings.filter(({ clauses = [ruling.clause] }) => clauses.some((id) => id === clause)).length, 0);

const rulings = (all: readonly Ruling[]): string => inTable(
  ['ruling', 'question', 'official answer', 'misreadings'],
  all.map(({ id, question, official, says, misreadings }) =>
    [`\`${id}\``, question, `\`${official}\`: ${says}`, misreadings.map(({ answer }) => `\`${answer}\``).join(', ')]),
);

const inTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
