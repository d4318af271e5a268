import { numbered } from '../report/words/engine-name.ts';
import type { EngineReport } from '../runner/report.ts';
import { commandOf, type RepeatFlags } from './repeat-command.ts';

/** Several engines, each with the command that asks it alone, and with a number where others go by its name. */
export const toldApart = (engines: readonly EngineReport[], flags: RepeatFlags): readonly EngineReport[] => {
  if (engines.length < 2) return engines;
  return numbered(engines).map((engine, at) => ({ ...engine, command: commandOf({ ...flags, engine: flags.engine.slice(at, at + 1) }) }));
};
