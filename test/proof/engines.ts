import { type Action, ACTION_TYPES, type Answer, FEATURES, type Judge, type Position, STEPS } from '../../src/board/index.ts';
import { cardReader } from '../../src/search/card-values.ts';
import { isRead, readScope, scopeFile, withCardsRead } from '../../src/search/scope/read.ts';
import type { Scope } from '../../src/search/scope/types.ts';
import type { MisreadingJudge } from '../../src/search/explanations.ts';
import { judgeOf, misreadingJudgesOf, type EditionRulebook } from '../../src/search/edition-judges.ts';
import { readArticle } from '../../src/rules/read.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';
import type { Catalogue } from '../../src/rules/units.ts';
import type { Reply, Subject } from '../../src/subjects/subject.ts';
import type { HelloResult } from '../../src/subjects/wire.ts';

const { article } = readArticle('rules');
const { catalogue } = readCatalogue('rules');
if (article === undefined || catalogue === undefined) throw new Error('the rules are faulty');

export const ARTICLE = article;
export const CATALOGUE: Catalogue = catalogue;
export const RULEBOOK: EditionRulebook = { article, edition: 'current', catalogue: () => CATALOGUE };
export const REFERENCE: Judge = judgeOf(RULEBOOK);

export const MISREADERS: readonly MisreadingJudge[] = misreadingJudgesOf(RULEBOOK);

export const misreader = (name: string): MisreadingJudge => {
  const found = MISREADERS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no misreading ${name}`);
  return found;
};

export const scopeNamed = (name: string): Scope => {
  const scope = readScope(scopeFile('rules', name), RULEBOOK.catalogue);
  if (!isRead(scope)) throw new Error(`the scope ${name} is faulty`);
  return withCardsRead(scope, cardReader(RULEBOOK.catalogue));
};

/** An engine in this process as a subject. */
export const subjectBy = (answer: (position: Position, action: Action) => Answer | Reply, hello: Partial<HelloResult> = {}): Subject => ({
  hello: { protocol: 1, name: 'sample', version: '1', language: 'none', answers: ACTION_TYPES, steps: STEPS, features: FEATURES, ...hello },
  window: 4,
  ask: async ({ position, action }) => {
    const said = answer(position, action);
    return 'kind' in said ? said : { kind: 'answered', result: said };
  },
  close: async () => undefined,
});
