import type { EditionId } from '../board/index.ts';
import type { Subject, SubjectSource } from '../subjects/subject.ts';
import { EXIT, Stop } from './exit.ts';
import { suiteVersion } from './suite-version.ts';

/** Starts an engine, for questions by the rules of `edition`; stops if it can't be run. */
export const openEngine = async (source: SubjectSource, edition: EditionId): Promise<Subject> => {
  const subject = await source.open({ edition, suite: suiteVersion() });
  if ('kind' in subject) throw new Stop(`engine ${source.label} could not be run: ${subject.message}`, EXIT.notRun);
  return subject;
};
