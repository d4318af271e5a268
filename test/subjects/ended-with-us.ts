import { openZoo } from './zoo.ts';

/** Opens two engines that end neither with their input nor by SIGTERM, and waits. */
for (const behaviour of ['ignores-the-end', 'ignores-the-end']) await openZoo(behaviour);
process.stdout.write('ready\n');
if (process.argv[2] === 'throws') throw new Error('a bug');
setInterval(() => 0, 1000);
