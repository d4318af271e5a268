import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The parts of `npm test` that need no vitest; they run beside it. */
const CHECKS = ['types', 'lint'] as const;

/** Runs an npm script, and returns its exit code and what it wrote. */
const outputOf = async (script: string): Promise<{ readonly exit: number; readonly output: string }> => {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => { output += text; });
  const [exit]: readonly (number | null)[] = await once(child, 'close');
  return { exit: exit ?? 1, output };
};

/** Runs vitest in this terminal. */
const unit = async (): Promise<number> => {
  const child = spawn('npm', ['run', '--silent', 'unit'], { stdio: 'inherit' });
  const [exit]: readonly (number | null)[] = await once(child, 'close');
  return exit ?? 1;
};

// `npm test`: all checks at once; each one's output in a block of its own
const checks = Promise.all(CHECKS.map(async (script) => ({ script, ...await outputOf(script) })));
const unitExit = await unit();
for (const { script, exit, output } of await checks) {
  console.log(`npm run ${script}: ${exit === 0 ? 'passed' : `failed with exit code ${exit}`}`);
  if (output !== '') console.log(output.trimEnd());
  if (exit !== 0) process.exitCode = 1;
}
if (unitExit !== 0) {
  console.log(`npm run unit: failed with exit code ${unitExit}, see above`);
  process.exitCode = 1;
}
