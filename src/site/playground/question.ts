import { type Action, type EditionId, EDITION_IDS, everyPlayer, type Position } from '../../board/index.ts';
import { actionOf } from '../../cases/action.ts';
import { positionFrom } from '../../cases/from-written.ts';
import type { WrittenAction, WrittenPosition } from '../../cases/types.ts';
import { oneOf, object, readAs, type Reading, text } from '../../source/shape.ts';
import { defined, isRecord } from '../../text/records.ts';
import { isActionShape, isPositionShape } from './question-shape.ts';

/** An answer to a ruling that the question is judged by as well: a misreading by its name, or a formula. */
export interface OtherAnswer {
  readonly ruling: string;
  readonly answer?: string;
  readonly formula?: string;
}

/** What the playground holds: a position, an action, and by which answers it is judged. */
export interface Posed {
  readonly position: Position;
  readonly action: Action;
  readonly edition: EditionId;
  /** Another edition that the question is judged by as well. */
  readonly compare?: EditionId;
  readonly other?: OtherAnswer;
  /** The id of a proposed erratum that the question is judged by as well. */
  readonly erratum?: string;
}

/** A question as links and files have it. */
interface WrittenQuestion {
  readonly given: WrittenPosition;
  readonly when: WrittenAction;
}

/** A position and an action as files have them. Players' cards give the values that are not stated. */
export const questionFrom = (written: unknown): Reading<Pick<Posed, 'position' | 'action'>> => {
  const read = readAs<WrittenQuestion>(object({ given: isPositionShape, when: isActionShape }, {}), written);
  if ('fault' in read) return read;
  const { given, when } = read.value;
  const position = positionFrom(given, [{ when }], 'units');
  const fault = boundsFault(position);
  return fault === undefined ? { value: { position, action: actionOf(when) } } : { fault };
};

/** All that a link holds, as it is written into one. */
export const writtenPosed = ({ position, action, ...answers }: Posed): unknown =>
  ({ given: position, when: { [action.type]: action.params }, ...answers });

/** The question of a link, or why there is none. */
export const posedFrom = (written: unknown): Reading<Posed> => {
  const answers = readAs(object({ edition: oneOf(EDITION_IDS) }, {
    compare: oneOf(EDITION_IDS), other: object({ ruling: text }, { answer: text, formula: text }), erratum: text,
  }), written);
  if ('fault' in answers) return answers;
  const question = questionFrom(written);
  if ('fault' in question || !isRecord(written)) return question as { readonly fault: string };
  const { edition, compare, other, erratum } = answers.value;
  return { value: defined({ ...question.value, edition, compare, erratum, other: other === undefined ? undefined : defined(other) }) };
};

const MOST_SYSTEMS = 40;
const MOST_PLAYERS = 20;

const boundsFault = (position: Position): string | undefined => {
  const [systems, players] = [Object.keys(position.systems).length, everyPlayer(position).length];
  if (systems > MOST_SYSTEMS) return `${systems} systems, expected at most ${MOST_SYSTEMS}`;
  return players > MOST_PLAYERS ? `${players} players, expected at most ${MOST_PLAYERS}` : undefined;
};
