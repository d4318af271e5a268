import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Case } from '../../src/cases/case.ts';
import { readCases } from '../../src/cases/read.ts';
import { selectCases } from '../../src/cli/questions.ts';
import { ownCases, soundArticle } from '../../src/cli/suite-data.ts';
import { run } from '../../src/runner/run.ts';
import { moduleSource } from '../../src/subjects/module/source.ts';
import type { ProcessOptions } from '../../src/subjects/process/source.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { median } from './median.ts';

/** Cases a second: with one process for all, with one process a case, and through a pipe to a program that judges nothing. */
export interface WireRates {
  readonly persistent: number;
  readonly limit: number;
  readonly processEach: number;
  /** Medians of the ratios of rounds side by side. */
  readonly toLimit: number;
  readonly toProcessEach: number;
  /** Microseconds of processor time that this process needs for one case: with the suite, and with JSON alone. */
  readonly work: number;
  readonly limitWork: number;
}

const ENGINE = fileURLToPath(new URL('engine.js', import.meta.url));
const ECHO = fileURLToPath(new URL('echo.js', import.meta.url));
const PASSES = 10;
const ROUNDS = 7;

const { clauses } = soundArticle();
const cases = selectCases(readCases(ownCases('core')).cases, { only: [], edition: 'current', profile: 'core' });

const opened = async (options: ProcessOptions = {}): Promise<Subject> => {
  const subject = await moduleSource('engine', ENGINE, options).open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  return subject;
};

/** Cases a second, and microseconds of this process for each. */
interface Pace {
  readonly rate: number;
  readonly work: number;
}

const paceOf = async (count: number, work: () => Promise<void>): Promise<Pace> => {
  const [began, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { rate: 1000 * count / (performance.now() - began), work: (user + system) / count };
};

const passes = async (subject: Subject, times: number): Promise<void> => {
  for (let at = 0; at < times; at += 1) {
    const { summary } = await run(cases, subject, { clauses });
    if (summary.pass !== cases.length) throw new Error(`${summary.pass} of ${cases.length} cases passed`);
  }
};

/** The requests of one pass, and the engine's replies. */
const exchange = async (): Promise<{ readonly requests: readonly string[]; readonly replies: readonly string[] }> => {
  const [requests, replies]: [string[], string[]] = [[], []];
  const subject = await opened({ trace: (direction, line) => void (direction === '>' ? requests : replies).push(line) });
  await passes(subject, 1);
  await subject.close();
  return { requests: requests.slice(1), replies: replies.slice(1) };
};

/** Sends all requests to the echoing program again and again, with as many open at once as the suite has, and parses the replies. */
const echoed = (child: ReturnType<typeof startEcho>, requests: readonly unknown[], times: number): Promise<void> => new Promise((resolve) => {
  let [sent, come] = [0, 0];
  let rest = '';
  const sendMore = (): void => {
    let text = '';
    for (; sent < Math.min(requests.length * times, come + WINDOW); sent += 1) text += `${JSON.stringify(requests[sent % requests.length])}\n`;
    if (text !== '') child.stdin.write(text);
  };
  child.stdout.removeAllListeners('data').setEncoding('utf8').on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) JSON.parse(line);
    come += lines.length;
    sendMore();
    if (come === requests.length * times) resolve();
  });
  sendMore();
});

const WINDOW = 32;

const startEcho = (file: string) => spawn(process.execPath, [ECHO, file], { stdio: ['pipe', 'pipe', 'inherit'] });

const processEach = async (some: readonly Case[]): Promise<void> => {
  for (const one of some) {
    const subject = await opened();
    await run([one], subject, { clauses });
    await subject.close();
  }
};

const measured = async (folder: string): Promise<WireRates> => {
  const { requests, replies } = await exchange();
  const file = join(folder, 'replies.jsonl');
  writeFileSync(file, replies.join('\n'));
  const asked = requests.map((line): unknown => JSON.parse(line));
  const [subject, echo] = [await opened(), startEcho(file)];
  await passes(subject, PASSES);
  await echoed(echo, asked, PASSES);
  const rounds: (readonly [ours: Pace, limit: Pace, each: Pace])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([
      await paceOf(cases.length * PASSES, () => passes(subject, PASSES)),
      await paceOf(cases.length * PASSES, () => echoed(echo, asked, PASSES)),
      await paceOf(3, () => processEach(cases.slice(3 * round, 3 * round + 3))),
    ]);
  }
  echo.kill();
  await subject.close();
  return {
    persistent: median(rounds.map(([ours]) => ours.rate)),
    limit: median(rounds.map(([, limit]) => limit.rate)),
    processEach: median(rounds.map(([, , each]) => each.rate)),
    toLimit: median(rounds.map(([ours, limit]) => ours.rate / limit.rate)),
    toProcessEach: median(rounds.map(([ours, , each]) => ours.rate / each.rate)),
    work: median(rounds.map(([ours]) => ours.work)),
    limitWork: median(rounds.map(([, limit]) => limit.work)),
  };
};

const folder = mkdtempSync(join(tmpdir(), 'wire-'));
try {
  console.log(JSON.stringify(await measured(folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
