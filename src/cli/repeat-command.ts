import type { Profile } from '../cases/types.ts';
import { CALLED } from './command-name.ts';
import { shellWord } from '../text/shell-word.ts';

/** The command that repeats a run, without `--only`, `--shard` and options that don't affect the answers. */
export const commandOf = ({ engine, edition, profile, fixtures, timeout, twins = false, shuffle, thorough }: RepeatFlags): string => [
  CALLED,
  ...engine.filter((name) => name !== 'reference').map((name) => `--engine ${shellWord(name)}`),
  ...(timeout === undefined ? [] : [`--timeout ${timeout}`]),
  ...(edition === 'current' ? [] : [`--edition ${shellWord(edition)}`]),
  ...(profile === 'core' ? [] : [`--profile ${profile}`]),
  ...fixtures.map((folder) => `--fixtures ${shellWord(folder)}`),
  ...(twins ? ['--twins'] : []),
  ...(shuffle === undefined ? [] : [`--shuffle=${shuffle}`]),
  ...(thorough === undefined ? [] : [`--thorough=${thorough}`]),
].join(' ');

/** The options of a run that affect its answers. */
export interface RepeatFlags {
  readonly engine: readonly string[];
  /** An edition, or an erratum's file. */
  readonly edition: string;
  readonly profile: Profile | 'all';
  readonly fixtures: readonly string[];
  readonly timeout?: number | undefined;
  readonly twins?: boolean | undefined;
  readonly shuffle?: number | undefined;
  /** In seconds. */
  readonly thorough?: number | undefined;
}
