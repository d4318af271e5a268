import { describe, expect, test } from 'vitest';
import { splitCommand } from '../../../src/subjects/process/split-command.ts';

describe('a command is split as by a shell', () => {
  test.each<[string, readonly string[]]>([
    ['engine', ['engine']],
    ['  python3  engine.py\t--flag ', ['python3', 'engine.py', '--flag']],
    [`'my engine' "two words" a\\ b`, ['my engine', 'two words', 'a b']],
    [`e --name='a'"b"c`, ['e', '--name=abc']],
    [`e '' ""`, ['e', '', '']],
    [`e '$HOME' '\\n' "\\$x \\\\ \\" \\n"`, ['e', '$HOME', '\\n', '$x \\ " \\n']],
    [`e "a'b" 'c"d'`, ['e', `a'b`, 'c"d']],
    ['e *.ts ~ x=1 {a} #b', ['e', '*.ts', '~', 'x=1', '{a}', '#b']],
    ['e "a\\\nb"', ['e', 'ab']],
  ])('%s', (command, words) => {
    expect(splitCommand(command)).toEqual({ words });
  });

  test.each([
    ['', 'the command is empty'],
    ['  ', 'the command is empty'],
    [`''`, 'the command is empty'],
    [`e 'a`, `a quotation mark ' is not closed`],
    ['e "a', 'a quotation mark " is not closed'],
    ['e a\\', 'the command ends with a backslash'],
    ['e\0', 'the command has a null character'],
    ['e | tee log', "`|` needs a shell, and none is started: put it in single quotes, or write `sh -c '…'`"],
    ['e 2>log', "`>` needs a shell, and none is started: put it in single quotes, or write `sh -c '…'`"],
    ['e "$HOME"', "`$` needs a shell, and none is started: put it in single quotes, or write `sh -c '…'`"],
  ])('%s: %s', (command, fault) => {
    expect(splitCommand(command)).toEqual({ fault });
  });
});
