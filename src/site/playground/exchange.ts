import { isCardId } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import { expectedFrom } from '../../cases/from-answer.ts';
import { withCardValues } from '../../rules/printed.ts';
import type { Catalogue } from '../../rules/units.ts';
import { writtenCase, writtenQuestion } from '../../search/written-case.ts';
import { parseYaml } from '../../source/yaml.ts';
import type { Reading } from '../../source/shape.ts';
import { isRecord } from '../../text/records.ts';
import { type Posed, questionFrom } from './question.ts';
import type { PosedRuling } from './ruling.ts';

/** A question to take away, or one pasted. */
export type BareQuestion = Pick<Posed, 'position' | 'action'>;

/** The question as a file for `run-suite explain`. */
export const questionYaml = ({ position, action }: BareQuestion): string => writtenQuestion(position, action);

/** The question and its ruling as a file with one case, for fixtures/. */
export const caseYaml = ({ position, action }: BareQuestion, { answer, owed }: PosedRuling, catalogue: Catalogue): string => {
  const card = answer.because.find(isCardId);
  const section = card ?? answer.because[0] ?? 'R2';
  // a case of a card states every value
  const stated = card === undefined ? position : withCardValues(position, catalogue);
  const step: CaseStep = { position: stated, owed, action, expected: expectedFrom(answer) };
  return writtenCase({
    clause: section, id: `${card === undefined ? '' : 'C-'}${section}-99`, title: 'From the playground', because: answer.because,
    profile: card === undefined ? 'units' : 'cards',
    comments: ['Check the outcome against the article, clause in hand, and give the case a title and a free number.'],
  }, [step]);
};

/** The question as a request to an engine: one line of JSON-RPC. */
export const requestLine = ({ position, action }: BareQuestion): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: action.type, params: { position, action: action.params } });

const LONGEST = 200_000;

/** The question in a pasted text: a question or a case in YAML, or a request. */
export const pastedQuestion = (text: string): Reading<BareQuestion> => {
  if (text.length > LONGEST) return { fault: `more than ${LONGEST} characters` };
  const { value, faults: [fault] } = parseYaml(text);
  if (fault !== undefined) return { fault: `line ${fault.line}, column ${fault.col}: ${fault.problem}, expected ${fault.expected}` };
  return questionFrom(questionOf(value));
};

/** The part of a pasted value that is a question. */
const questionOf = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const { cases, params, method } = value;
  if (Array.isArray(cases)) return questionOf(cases[0]);
  if (typeof method === 'string' && isRecord(params)) return { given: params['position'], when: { [method]: params['action'] } };
  const { given, when, steps } = value;
  return Array.isArray(steps) && isRecord(steps[0]) ? { given, when: steps[0]['when'] } : { given, when };
};
