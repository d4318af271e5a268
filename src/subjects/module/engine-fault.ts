import { ACTION_TYPES, EDITION_IDS, FEATURES, STEPS } from '../../board/index.ts';
import { isListOf, isOneOf, isText, type Member, memberFault } from '../../source/members.ts';
import { isRecord } from '../../text/records.ts';

/** What keeps an object from being an engine, or nothing: a misspelt action would else be one that the engine never answers. */
export const engineFault = (engine: unknown): string | undefined => {
  if (!isRecord(engine)) return 'it is no object';
  return memberFault(engine, MEMBERS, 'key');
};

const ANY_TEXT: Member = { holds: isText, expected: 'text' };

const listOf = (words: readonly string[]): Member => ({ holds: isListOf(isOneOf(words)), expected: `a list out of ${words.join(', ')}` });

const JUDGE: Member = { holds: (value) => typeof value === 'function', expected: 'a function' };

const MEMBERS: Readonly<Record<string, Member>> = {
  name: { ...ANY_TEXT, isNeeded: true },
  version: { ...ANY_TEXT, isNeeded: true },
  language: ANY_TEXT,
  steps: { ...listOf(STEPS), isNeeded: true },
  features: { ...listOf(FEATURES), isNeeded: true },
  editions: listOf(EDITION_IDS),
  ...Object.fromEntries(ACTION_TYPES.map((type) => [type, JUDGE])),
};
