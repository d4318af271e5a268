import { type Answer, isVerdict, type Legal, NUMBER_NAMES, type Numbers, type Owed, totalOf } from '../board/index.ts';
import { answerText } from '../search/scope/text.ts';
import type { SmallQuestion } from './smaller.ts';

/** In which way an answer differs from another: two positions with the same words are the same discovery. */
export const wayOf = ({ position, action }: SmallQuestion, before: Answer, after: Answer): string => {
  const to = action.type === 'advance' ? ` to ${action.params.to}` : '';
  return `${position.step ?? 'any time'}: ${action.type}${to}: ${change(before, after)}`;
};

/** Whether two answers say different things, where it is compared at all; what follows from it is for `partsThatDiffer`. */
export const saysOtherwise = (before: Answer, after: Answer): boolean =>
  answerText(before) !== answerText(after) || removalOf(before) !== removalOf(after);

const removalOf = (answer: Answer) => (isVerdict(answer) && answer.legal ? answer.as : undefined);

const change = (before: Answer, after: Answer): string => {
  if (!isVerdict(before) && !isVerdict(after)) return numbersChange(before, after);
  if (!isVerdict(before) || !isVerdict(after)) return 'another kind of answer';
  if (before.legal && after.legal) return legalChange(before, after);
  if (before.legal) return 'no longer legal';
  return after.legal ? `no longer illegal (${before.reason})` : 'another reason';
};

const numbersChange = (before: Numbers, after: Numbers): string =>
  NUMBER_NAMES.filter((name) => before[name] !== after[name])
    .map((name) => `${before[name] < after[name] ? 'more' : 'less'} ${name}`).join(', ');

const legalChange = (before: Legal, after: Legal): string => {
  const parts = [
    owedChange(before.owes, after.owes),
    ...(before.winner === after.winner ? [] : [winnerChange(before, after)]),
    ...(before.as === after.as ? [] : [after.as ?? '']),
    ...(placesText(before) === placesText(after) ? [] : ['units elsewhere']),
  ];
  return parts.filter((part) => part !== '').join(', ');
};

const winnerChange = (before: Legal, after: Legal): string => {
  if (before.winner === null) return 'winner: somebody';
  return after.winner === null ? 'winner: nobody' : 'winner: another';
};

const owedChange = (before: readonly Owed[], after: readonly Owed[]): string => {
  const [was, is] = [before, after].map((owes) => owes.reduce((sum, { count }) => sum + count, 0)) as [number, number];
  if (after.some(isMoreThanThere)) return 'more owed than there is';
  const debtors = (owes: readonly Owed[]): string => owes.map(({ player, system }) => `${player}/${system}`).sort().join(' ');
  if (was !== is) return is === 0 ? 'nothing owed' : was === 0 ? 'owed at all' : is > was ? 'more owed' : 'less owed';
  if (debtors(before) !== debtors(after)) return 'owed by another';
  const choices = (owes: readonly Owed[]): number => owes.reduce((sum, { from }) => sum + totalOf(from), 0);
  return choices(before) === choices(after) ? '' : 'another choice';
};

/** Whether a debt asks for more units than its owner has to choose from. */
const isMoreThanThere = ({ count, from }: Owed): boolean => count > totalOf(from);

const placesText = ({ position }: Legal): string => answerText({ legal: true, position, owes: [], because: [] });
