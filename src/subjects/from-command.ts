import type { ProcessOptions } from './process/source.ts';
import { referenceSource, type Rulebook } from './reference.ts';
import type { SubjectSource } from './subject.ts';

/** What `--engine` names: `reference`, a file that is an ES module, or a command. */
export const fromCommand = (text: string, rulebook: Rulebook, options: ProcessOptions = {}): SubjectSource =>
  (text === 'reference' ? referenceSource(rulebook) : laterSource(text, options));

/** What starts processes is loaded for the first that is to be started. */
const laterSource = (label: string, options: ProcessOptions): SubjectSource => ({
  label,
  open: async (open) => (await import('./program.ts')).programSource(label, options).open(open),
});
