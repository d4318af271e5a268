import type { Command, Option } from 'commander';
import { hintFor } from '../text/nearest.ts';
import { Stop } from './exit.ts';
import { isRepeatable } from './option-values.ts';

/** Stops at an option of the program that stands before the name of a command. */
export const refuseEarlyOptions = (program: Command, command: Command): void => {
  const early = program.options.find((option) => program.getOptionValueSource(option.attributeName()) === 'cli');
  if (early !== undefined) throw new Stop(`\`${early.long ?? early.flags}\` stands before \`${command.name()}\`: options of a command come after it`);
};

/** As from a variable that is not set: what is asked for then is nothing, and not everything. */
export const refuseEmptyValues = (command: Command): void => {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    if ((Array.isArray(value) ? value : [value]).includes('')) throw new Stop(`${option.long}: expected ${expectedBy(option)}, got nothing`);
  }
};

/** `--only <ids>` expects `ids`. */
const expectedBy = ({ flags }: Option): string => `\`${/[<[](.+)[>\]]/.exec(flags)?.[1] ?? 'a value'}\``;

/** The last of several values would count, and the others for nothing. */
export const refuseRepeats = (command: Command): void => {
  for (const option of command.options) {
    if (isRepeatable(option) || !(option.required || option.optional)) continue;
    let count = 0;
    command.on(`option:${option.name()}`, () => {
      count += 1;
      if (count > 1) throw new Stop(`${option.long}: given twice, expected once`);
    });
  }
};

/** Whatever is no command is probably a misspelt one. */
export const refuseStrangers = (program: Command): void => {
  const [stranger] = program.args;
  if (stranger === undefined) return;
  if (/^[RN]\d/.test(stranger)) throw new Stop(`unknown command \`${stranger}\` (did you mean \`--only ${stranger}\`?)`);
  throw new Stop(unknownCommand(stranger, program));
};

export const unknownCommand = (name: string, { commands }: Command): string =>
  `unknown command \`${name}\`${hintFor(name, commands.map((command) => command.name())) || '; see run-suite --help'}`;

/** The parser says `error: …`, and its hint on a second line. */
export const onOneLine = (text: string): string => `run-suite: ${text.trim().replace(/^error: /, '').replace(/\n\(Did/g, ' (did')}\n`;
