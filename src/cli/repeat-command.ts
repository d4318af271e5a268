import { CALLED } from './command-name.ts';
import type { RunFlags } from './commands/run.ts';
import { shellWord } from '../text/shell-word.ts';

/** The command that repeats a run, without its selection, and whatever makes no difference to its answers. */
export const commandOf = ({ engine, edition, profile, fixtures, timeout, twins = false, shuffle }: RepeatFlags): string => [
  CALLED,
  ...engine.filter((name) => name !== 'reference').map((name) => `--engine ${shellWord(name)}`),
  ...(timeout === undefined ? [] : [`--timeout ${timeout}`]),
  ...(edition === 'current' ? [] : [`--edition ${edition}`]),
  ...(profile === 'core' ? [] : [`--profile ${profile}`]),
  ...fixtures.map((folder) => `--fixtures ${shellWord(folder)}`),
  ...(twins ? ['--twins'] : []),
  ...(shuffle === undefined ? [] : [`--shuffle=${shuffle}`]),
].join(' ');

type RepeatFlags = Pick<RunFlags, 'engine' | 'edition' | 'profile' | 'fixtures' | 'timeout' | 'twins' | 'shuffle'>;
