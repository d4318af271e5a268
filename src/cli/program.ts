import { Command } from 'commander';
import type { CommandGroup, End } from './command.ts';
import { asCalled } from './command-name.ts';
import { define as defineRun } from './commands/run.ts';
import { Stop } from './exit.ts';
import type { Io } from './io.ts';
import { onOneLine, refuseEmptyValues, refuseRepeats, unknownCommand } from './option-checks.ts';

/** Makes the parser for a command line. It knows the name and summary of every command, and loads those that `argv` names. */
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
    for (const { usage, summary, load } of commands) {
      const command = program.command(usage).description(summary);
      if (argv.includes(command.name())) (await load()).define(command, io, end);
    }
  }
  addHelp(program);
  for (const command of [program, ...program.commands]) refuseRepeats(command);
  return program;
};

const addHelp = (program: Command): void => {
  program.helpCommand(false).command('help [command]').description('Prints the help of a command.').action((name?: string) => {
    const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
    if (command === undefined) throw new Stop(unknownCommand(name ?? '', program));
    command.help();
  });
};
