import { defined } from '../text/records.ts';
import type { Questions } from './questions.ts';
import type { Subject, SubjectSource } from '../subjects/subject.ts';
import { EXIT, Stop } from './exit.ts';
import { suiteVersion } from './suite-version.ts';

/** Starts an engine, for questions by the rules of an edition or a draft; stops if it can't be run. */
export const openEngine = async (source: SubjectSource, { edition, draft }: Pick<Questions, 'edition' | 'draft'>): Promise<Subject> => {
  const subject = await source.open(defined({ edition, suite: suiteVersion(), draft: draft?.id }));
  if ('kind' in subject) throw new Stop(`engine ${source.label} could not be run: ${subject.message}`, EXIT.notRun);
  return subject;
};
