import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readArticle } from '../../src/rules/read.ts';
import { fromCommand } from '../../src/subjects/from-command.ts';
import { OPEN } from './zoo.ts';

const inTest = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const { article } = readArticle(inTest('../../rules'));

const nameOf = async (text: string): Promise<string> => {
  if (article === undefined) throw new Error('the rules can not be read');
  const source = fromCommand(text, { article });
  expect(source.label).toBe(text);
  const opened = await source.open(OPEN);
  if ('kind' in opened) return opened.message;
  await opened.close();
  return opened.hello.name;
};

test.each([
  ['reference', 'reference'],
  [inTest('../engines/module.ts'), 'stacks'],
  [inTest('module/modules/odd.mjs'), 'odd'],
  [`'${process.execPath}' '${inTest('../engines/zoo/zoo.mjs')}' right`, 'zoo'],
  ['./not-there.ts', 'no such file'],
  ['', 'the command is empty'],
  ['no-such-engine --flag', 'no answer to `hello`: could not start: no such program'],
  ['package.json', 'no answer to `hello`: could not start: no such program (did you mean `./package.json`?)'],
  ['LICENSE --flag', 'no answer to `hello`: could not start: no such program (did you mean `./LICENSE`?)'],
  [inTest('../../package.json'), 'no answer to `hello`: could not start: the file is not executable, or you may not run it'],
  ['x'.repeat(5000), 'no answer to `hello`: could not start: its name is too long'],
  [`./${'x'.repeat(5000)}.mjs`, 'no such file'],
  [`node -e '${'x'.repeat(3_000_000)}'`, 'no answer to `hello`: could not start: the command is too long'],
  ['./a\0b.ts', 'the command has a null character'],
])('%.60s', async (text, name) => {
  expect(await nameOf(text)).toBe(name);
});
