import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { programFile } from '../../programs.ts';

const marked = (mark: string): readonly string[] => readdirSync('/proc').filter((pid) => /^\d+$/.test(pid)).flatMap((pid) => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark) ? [readFileSync(`/proc/${pid}/cmdline`, 'latin1')] : [];
  } catch {
    return []; // ended meanwhile
  }
});

describe.runIf(existsSync('/proc/self/environ'))('engines end with us', () => {
  test.each([
    ['SIGINT', null, 'SIGINT'],
    ['SIGTERM', null, 'SIGTERM'],
    ['SIGHUP', null, 'SIGHUP'],
    ['SIGQUIT', null, 'SIGQUIT'],
    ['SIGALRM', null, 'SIGALRM'],
    ['throws', 1, null],
  ] as const)('%s', async (how, code, signal) => {
    const mark = `ENDED_${process.pid}_${how}`;
    const env = { ...process.env, ENDED_MARK: mark };
    const opener = spawn(process.execPath, [programFile('ended-with-us'), how], { stdio: ['ignore', 'pipe', 'ignore'], env });
    const exit = once(opener, 'exit');
    await once(opener.stdout, 'data');
    if (how !== 'throws') opener.kill(how);
    expect(await exit).toEqual([code, signal]);
    for (let tries = 0; tries < 40 && marked(mark).length > 0; tries += 1) await pause(50);
    expect(marked(mark)).toEqual([]);
  });
});
