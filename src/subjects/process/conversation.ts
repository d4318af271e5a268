import type { Reply } from '../subject.ts';
import { RPC_ERRORS } from '../wire.ts';
import { type Child, type Ending, type Program, startChild } from './child.ts';
import type { Complaint } from './complaints.ts';
import { type Broken, type Message, readMessage, tooLongMessage } from './message.ts';
import { silence, type Silence } from './silence.ts';
import { shownLine, shownText } from './shown.ts';

/** What ended a conversation. */
export interface Failure {
  readonly kind: 'crashed' | 'hung' | 'garbled';
  readonly message: string;
  readonly stderr: readonly string[];
}

export interface Listener {
  replied(id: number, reply: Reply): void;
  /** A line that answers no request, and harms none. */
  complained(complaint: Complaint, at: number): void;
  /** Once; nothing comes after it. Requests without a reply are still open. */
  failed(failure: Failure): void;
  /** More can be asked. */
  ready(): void;
}

/** What was said, line by line: `>` to the engine, `<` from it. */
export type Trace = (direction: '>' | '<', line: string) => void;

export interface Limits {
  /** Milliseconds without a byte while a request is open. */
  readonly silence: number;
  /** Bytes of one reply. */
  readonly reply: number;
}

/** One process, from its start to its end, and the requests that it was sent. */
export class Conversation {
  /** Requests sent so far, `hello` among them. */
  asked = 0;
  readonly #child: Child;
  readonly #listener: Listener;
  readonly #limits: Limits;
  readonly #trace: Trace;
  readonly #open = new Map<number, string>();
  readonly #closed = new Set<number>();
  #clocks: readonly Silence[] = [];
  #patience: number;
  /** The first line since the last request was sent that answers nothing. */
  #stray: string | undefined;
  #last = 0;
  #over = false;

  constructor(program: Program, limits: Limits, trace: Trace, listener: Listener) {
    this.#limits = limits;
    this.#patience = limits.silence;
    this.#listener = listener;
    this.#trace = trace;
    this.#child = startChild(program, limits.reply, {
      heard: () => this.#clocks[0]?.heard(),
      line: (bytes) => this.#read(bytes),
      tooLong: (head) => this.#endless(tooLongMessage(head, limits.reply)),
      drained: () => this.#unlessOver(listener.ready),
      over: (ending) => this.#fail('crashed', crashWords(ending)),
    });
  }

  /** Whether the engine reads what it is sent. */
  get writable(): boolean {
    return this.#child.writable();
  }

  /** From now on it may be silent for so many milliseconds. */
  waitFor(patience: number): void {
    this.#patience = patience;
  }

  ask(id: number, method: string, params: unknown): void {
    const line = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    this.asked += 1;
    this.#last = id;
    this.#open.set(id, method);
    this.#stray = undefined;
    this.#watch();
    this.#trace('>', line);
    this.#child.write(`${line}\n`);
  }

  /** Ends the engine's input and waits for its exit. */
  finish(): Promise<void> {
    this.#end();
    return this.#child.finish();
  }

  kill(): Promise<void> {
    this.#end();
    return this.#child.kill();
  }

  #read(bytes: Buffer): void {
    if (this.#over) return;
    const text = bytes.toString('utf8');
    if (text.trim() === '') return;
    this.#trace('<', text);
    const message = readMessage(bytes);
    if (message.kind === 'broken') this.#garbled(message);
    else this.#take(message);
  }

  #take(message: Exclude<Message, Broken>): void {
    const { id, line } = message;
    const method = this.#open.get(id);
    if (method !== undefined) this.#settle(id, replyOf(message, method, this.#child.stderr));
    else if (this.#closed.has(id)) this.#complain({ what: 'a second reply to one request', rest: `: ${shownLine(line)}` });
    else this.#unasked({ what: 'a reply to a request that was not sent', rest: `: ${shownLine(line)}; repeat the id of the request` }, true);
  }

  #garbled(broken: Broken): void {
    if (this.#over) return;
    const { id, isReply } = broken;
    if (id === undefined) this.#unasked(broken, isReply);
    else if (this.#open.has(id)) this.#settle(id, { kind: 'garbled', message: told(broken), stderr: this.#child.stderr() });
    else if (this.#closed.has(id)) this.#complain(broken);
    else this.#unasked(broken, isReply);
  }

  /** A line without an end: there is nothing more to be read. */
  #endless(broken: Broken): void {
    if (this.#over) return;
    const { id } = broken;
    if (id !== undefined && this.#open.has(id)) this.#settle(id, { kind: 'garbled', message: told(broken), stderr: this.#child.stderr() });
    this.#fail('garbled', told(broken));
  }

  /** A line that seems to be the reply to something: as long as it is not known to what, no open request can be trusted. */
  #unasked(complaint: Complaint, isReply: boolean): void {
    if (isReply && this.#open.size > 0) return this.#fail('garbled', told(complaint));
    this.#stray ??= told(complaint);
    this.#complain(complaint);
  }

  #complain(complaint: Complaint): void {
    this.#listener.complained(complaint, Math.min(...this.#open.keys(), this.#last));
  }

  #settle(id: number, reply: Reply): void {
    this.#open.delete(id);
    this.#closed.add(id);
    this.#clocks[1]?.heard();
    if (this.#open.size === 0) this.#unwatch();
    this.#listener.replied(id, reply);
  }

  #watch(): void {
    if (this.#clocks.length > 0) return;
    this.#clocks = [
      silence(this.#patience, () => this.#silent()),
      silence(ENDLESS * this.#patience, () => this.#fail('hung', `wrote for more than ${seconds(ENDLESS * this.#limits.silence)} without answering`)),
    ];
  }

  #unwatch(): void {
    for (const clock of this.#clocks) clock.stop();
    this.#clocks = [];
  }

  /** Something was said, and then nothing more: that was the answer. */
  #silent(): void {
    if (this.#open.size === 1 && this.#stray !== undefined) return this.#fail('garbled', `no reply but ${this.#stray}`);
    const hint = this.#child.unfinished() ? '; its last line is not ended by a line break' : '';
    this.#fail('hung', `wrote nothing for more than ${seconds(this.#limits.silence)}${hint}`);
  }

  #fail(kind: Failure['kind'], message: string): void {
    if (this.#over) return;
    this.#end();
    this.#listener.failed({ kind, message, stderr: this.#child.stderr() });
  }

  #end(): void {
    this.#over = true;
    this.#unwatch();
  }

  #unlessOver(tell: () => void): void {
    if (!this.#over) tell();
  }
}

/** An engine that writes on and on without answering is given so many times the time-out. */
const ENDLESS = 10;

const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`;

const crashWords = (ending: Ending): string => {
  switch (ending.kind) {
    case 'not-started':
      return `could not be started: ${START_FAULTS.get(ending.code) ?? ending.code}`;
    case 'exited':
      return `exited with code ${ending.code}, expected it to answer until its input ends`;
    case 'killed':
      return `was ended by ${ending.signal}`;
    case 'closed-stdout':
      return 'closed its standard output, expected it to answer until its input ends';
  }
};

const START_FAULTS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no such program'],
  ['EACCES', 'the file is not executable, or may not be run'],
]);

const told = ({ what, rest }: Complaint): string => `${what}${rest}`;

const replyOf = (message: Exclude<Message, Broken>, method: string, stderr: () => readonly string[]): Reply => {
  if (message.kind === 'result') return { kind: 'answered', result: message.result };
  const said = shownText(message.message);
  if (message.code === RPC_ERRORS.method || message.code === RPC_ERRORS.declined) return { kind: 'declined', reason: said };
  const hint = message.code === RPC_ERRORS.params && method !== 'hello' ? `; to decline a request, answer with error ${RPC_ERRORS.declined}` : '';
  return { kind: 'crashed', message: `answered with error ${message.code}: ${said}${hint}`, stderr: stderr() };
};
