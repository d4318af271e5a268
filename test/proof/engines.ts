import { ACTION_TYPES, type Action, type Answer, FEATURES, type Position, STEPS } from '../../src/board/index.ts';
import type { Judge } from '../../src/proof/probe.ts';
import { isRead, readScope, scopeFile } from '../../src/proof/scope/read.ts';
import type { Scope } from '../../src/proof/scope/types.ts';
import type { Misreader } from '../../src/proof/search/likely.ts';
import { judgeOf, misreadersOf } from '../../src/proof/search/misreaders.ts';
import { readArticle } from '../../src/rules/read.ts';
import type { Reply, Subject } from '../../src/subjects/subject.ts';
import type { HelloResult } from '../../src/subjects/wire.ts';

const { article } = readArticle('rules');
if (article === undefined) throw new Error('the rules are faulty');

export const ARTICLE = article;
export const REFERENCE: Judge = judgeOf(article, 'current');

/** Those that can be told apart where all values are stated. */
export const MISREADERS: readonly Misreader[] = misreadersOf(article, 'current').filter(({ name }) => !name.startsWith('R0/printed='));

export const misreader = (name: string): Misreader => {
  const found = MISREADERS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no misreading ${name}`);
  return found;
};

export const scopeNamed = (name: string): Scope => {
  const scope = readScope(scopeFile('rules', name));
  if (!isRead(scope)) throw new Error(`the scope ${name} is faulty`);
  return scope;
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
