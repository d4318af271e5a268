#!/usr/bin/env node
import { main } from './main.ts';

// whoever reads may stop reading: `run-suite | head` is no error
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await main(process.argv.slice(2), process);
