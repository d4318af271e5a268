#!/usr/bin/env node
import { asCalled } from './command-name.ts';
import { EXIT } from './exit.ts';
import { main } from './main.ts';
import { whyNotWritten } from './write-file.ts';

let isCut = false;

// a reader may stop reading: `run-suite | head` is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (isCut || error.code === 'EPIPE') return;
  isCut = true;
  process.exitCode = EXIT.wrongUse;
  process.stderr.write(asCalled(`run-suite: can't write to standard output: ${whyNotWritten(error)}\n`));
});
// without stderr there is nowhere to report this; the exit code still holds
process.stderr.on('error', () => undefined);

const exit = await main(process.argv.slice(2), process);
process.exitCode = isCut ? EXIT.wrongUse : exit;
