import { Readable, Writable } from 'node:stream';
import { main } from '../../src/cli/main.ts';
import type { Io, Terminal } from '../../src/cli/io.ts';

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** One command line in this process, with what it wrote. */
export const ran = async (argv: readonly string[], more: { readonly stdin?: string; readonly env?: Io['env']; readonly columns?: number } = {}): Promise<Ran> => {
  const [out, err] = [new Collector(), new Collector()];
  const stdout: Terminal = more.columns === undefined ? out : Object.assign(out, { isTTY: true, columns: more.columns });
  const exit = await main(argv, { stdin: Readable.from([more.stdin ?? ''], { objectMode: false }), stdout, stderr: err, env: more.env ?? {} });
  return { exit, out: out.text, err: err.text };
};

class Collector extends Writable {
  text = '';

  override _write(chunk: unknown, _: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}
