import { referenceEngine } from '../subjects/reference.ts';
import { serve } from '../subjects/serve.ts';
import { EXIT, type ExitCode } from './exit.ts';
import type { Io } from './io.ts';
import { soundArticle, soundCatalogue } from './suite.ts';
import { suiteVersion } from './suite-version.ts';

/** Serves the reference engine until the input ends. */
export const serveCommand = async ({ stdin, stdout }: Io): Promise<ExitCode> => {
  const article = soundArticle();
  const engineFor = (edition: string) => referenceEngine({ article, catalogue: soundCatalogue }, edition, suiteVersion());
  const current = engineFor('current');
  if (current === undefined) throw new Error('the rules have no current edition');
  await serve(stdin, stdout, current, engineFor);
  return EXIT.conformant;
};
