import type { Readable } from 'node:stream';
import type { Setting } from './engine.ts';
import { linesOf } from '../text-lines.ts';
import { answerOf, type TrustedRequest, type LoadedModule } from './answer.ts';

/** Puts the requests that come in to an engine, one after the other, until the input ends. Each reply is a line for `write`. */
export const serveModule = async (loaded: LoadedModule, input: Readable, write: (line: string) => void): Promise<void> => {
  let setting: Setting = { edition: '', suite: '' };
  for await (const lines of linesOf(input)) {
    for (const line of lines) {
      const request: ModuleRequest = JSON.parse(line);
      if (request.method === 'hello') setting = { edition: request.params.edition, suite: request.params.suite };
      write(`${JSON.stringify({ jsonrpc: '2.0', id: request.id, ...(await answerOf(loaded, request, setting)) })}\n`);
    }
  }
};

interface ModuleRequest extends TrustedRequest {
  readonly id: number;
}
