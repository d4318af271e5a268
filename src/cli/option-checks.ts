import type { Command, Option } from 'commander';
import { hintFor } from '../text/nearest.ts';
import { quoted } from '../text/quoted.ts';
import { Stop } from './exit.ts';
import { isRepeatable } from './option-values.ts';

/** Stops if an option of the plain run precedes the name of a command. */
export const refuseEarlyOptions = (program: Command, command: Command): void => {
  const early = program.options.find((option) => program.getOptionValueSource(option.attributeName()) === 'cli');
  if (early === undefined) return;
  throw new Stop(`${quoted(early.long ?? early.flags)} comes before ${quoted(command.name())}, expected options after the command`);
};

/** Stops if the value of an option is empty: an unset variable must not select everything. */
export const refuseEmptyValues = (command: Command): void => {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.includes('')) throw new Stop(`${option.long}: expected ${placeholderIn(option)}, got nothing`);
  }
};

/** `ids` in `--only <ids>`. */
const placeholderIn = ({ flags }: Option): string => quoted(/[<[](.+)[>\]]/.exec(flags)?.[1] ?? 'a value');

/** Makes a command stop if an option that isn't repeatable is repeated: only its last value would count. */
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

/** Stops if an argument of the plain run is left over: it is probably a misspelled command. */
export const refuseUnknownCommand = (program: Command): void => {
  const [name] = program.args;
  if (name === undefined) return;
  if (/^[RN]\d/.test(name)) throw new Stop(`unknown command ${quoted(name)} (did you mean ${quoted(`--only ${name}`)}?)`);
  throw new Stop(unknownCommand(name, program));
};

/** Stops if `argv` asks for the help of a command that doesn't exist; `program` is used up. */
export const refuseHelpOnUnknown = (program: Command, argv: readonly string[]): void => {
  const [name] = program.parseOptions([...argv]).operands;
  const isKnown = name === undefined || program.commands.some((command) => command.name() === name);
  if (!isKnown) throw new Stop(unknownCommand(name, program));
};

/** Says that there is no such command. */
export const unknownCommand = (name: string, { commands }: Command): string =>
  `unknown command ${quoted(name)}${hintFor(name, commands.map((command) => command.name())) || '; see run-suite --help'}`;

/** Turns a message of the parser, `error: …` with a hint on a second line, into one of ours. */
export const onOneLine = (text: string): string =>
  `run-suite: ${text.trim().replace(/^error: /, '').replace(/\n\(Did/g, ' (did')}\n`;
