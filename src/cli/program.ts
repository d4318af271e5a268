import { Command } from 'commander';
import type { CommandGroup, End, ListedCommand } from './command.ts';
import { asCalled } from './command-name.ts';
import { define as defineRun } from './commands/run.ts';
import { Stop } from './exit.ts';
import type { Io } from './io.ts';
import { onOneLine, refuseEmptyValues, refuseRepeats, unknownCommand } from './option-checks.ts';

/** The parser of a command line. Of the commands it knows the names and summaries; those that `argv` names are loaded with all they have. */
export const programFor = async (argv: readonly string[], groups: readonly CommandGroup[], io: Io, end: End): Promise<Command> => {
  const program = new Command('run-suite')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(asCalled(text)),
      writeErr: (text) => io.stderr.write(asCalled(text)),
      outputError: (text, write) => write(onOneLine(text)),
    })
    .enablePositionalOptions()
    .allowExcessArguments()
    .hook('preAction', (_, command) => refuseEmptyValues(command));
  defineRun(program, io, end);
  for (const { heading, commands } of groups) {
    program.commandsGroup(heading);
    for (const listed of commands) await add(listed, program, argv, io, end);
  }
  addHelp(program);
  for (const command of [program, ...program.commands]) refuseRepeats(command);
  return program;
};

const add = async ({ usage, summary, load }: ListedCommand, program: Command, argv: readonly string[], io: Io, end: End): Promise<void> => {
  const command = program.command(usage).description(summary);
  if (!argv.includes(command.name())) return;
  const { define } = await load();
  define(command, io, end);
};

const addHelp = (program: Command): void => {
  program.helpCommand(false).command('help [command]').description('Prints the help of a command.').action((name?: string) => {
    const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
    if (command === undefined) throw new Stop(unknownCommand(name ?? '', program));
    command.help();
  });
};
