import type { Reply } from '../subject.ts';
import { type HelloParams, RPC_ERRORS } from '../wire.ts';
import { type Child, type Ending, type Program, startChild } from './child.ts';
import type { Complaint, Complaints } from './complaints.ts';
import { type BrokenLine, type Message, readMessage, tooLongMessage } from './message.ts';
import { silenceTimer, type SilenceTimer } from './silence-timer.ts';
import { shownLine, shownText } from './shown.ts';

/** What ended a conversation. */
export interface Failure {
  readonly kind: 'crashed' | 'hung' | 'garbled';
  readonly message: string;
  readonly stderr: readonly string[];
  /** Whether the request that is to blame has had its reply. */
  readonly isBlamed: boolean;
}

export interface Listener {
  replied(id: number, reply: Reply): void;
  /** Once; nothing comes after it. Requests without a reply are still open. */
  failed(failure: Failure): void;
  /** More can be asked. */
  ready(): void;
}

/** What was said, line by line: `>` to the engine, `<` from it. */
export type Trace = (direction: '>' | '<', line: string) => void;

export interface ConversationOptions {
  /** Milliseconds without a byte while a request is open; more where it is slow to say hello. */
  readonly timeout: number;
  /** Milliseconds without a byte before it has said hello. */
  readonly startTimeout: number;
  /** Bytes of one reply. */
  readonly longestReply: number;
  readonly trace: Trace;
  readonly params: HelloParams;
  /** Takes what answers no request, and harms none. */
  readonly complaints: Complaints;
}

/** One process, from its start to its end, and the requests that it was sent. */
export class Conversation {
  /** Requests sent so far, `hello` among them. */
  asked = 0;
  readonly #child: Child;
  readonly #terms: ConversationOptions;
  readonly #open = new Map<number, string>();
  readonly #closed = new Set<number>();
  #listener: Listener;
  #clocks: readonly SilenceTimer[] = [];
  #patience: number;
  /** What the patience was before the machine was found to be slow: messages are the same everywhere. */
  #told: number;
  /** A line that answers nothing, and came while one request was open: perhaps it is what the engine takes for the reply. */
  #stray: Complaint | undefined;
  #last = 0;
  #failure: Failure | undefined;
  #over = false;

  constructor(program: Program, terms: ConversationOptions, patience: number, listener: Listener) {
    this.#terms = terms;
    this.#patience = patience;
    this.#told = patience;
    this.#listener = listener;
    this.#child = startChild(program, terms.longestReply, {
      heard: () => this.#clocks[0]?.heard(),
      line: (bytes) => this.#read(bytes),
      tooLong: (head) => this.#endless(tooLongMessage(head, terms.longestReply)),
      drained: () => (this.#over ? undefined : this.#listener.ready()),
      over: (ending) => this.#fail('crashed', crashWords(ending)),
    });
  }

  /** Whether the engine reads what it is sent. */
  get writable(): boolean {
    return this.#child.writable();
  }

  /** From now on it may be silent for so many milliseconds. */
  allow(patience: number): void {
    this.#patience = patience;
    this.#told = this.#terms.timeout;
  }

  /** From now on another listens, and hears of a failure that came before. */
  tell(listener: Listener): void {
    this.#listener = listener;
    const failure = this.#failure;
    if (failure !== undefined) queueMicrotask(() => listener.failed(failure));
  }

  ask(id: number, method: string, params: unknown): void {
    this.asked += 1;
    this.#last = id;
    this.#send(id, method, params);
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

  #send(id: number, method: string, params: unknown): void {
    const line = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    this.#open.set(id, method);
    this.#watch();
    this.#terms.trace('>', line);
    this.#child.write(`${line}\n`);
  }

  #read(bytes: Buffer): void {
    if (this.#over) return;
    const text = bytes.toString('utf8');
    if (text.trim() === '') return;
    this.#terms.trace('<', text);
    const message = readMessage(bytes);
    if (message.kind === 'broken') this.#garbled(message);
    else this.#take(message);
  }

  #take(message: Exclude<Message, BrokenLine>): void {
    const { id, line } = message;
    const method = this.#open.get(id);
    if (method !== undefined) this.#settle(id, replyOf(message, method, this.#child.stderr));
    else if (this.#closed.has(id)) this.#complain({ what: 'a second reply to one request', rest: `: ${shownLine(line)}` });
    else this.#unasked({ what: 'a reply to a request that was not sent', rest: `: ${shownLine(line)}; repeat the id of the request` }, true);
  }

  #garbled(broken: BrokenLine): void {
    if (this.#over) return;
    const { id, isReply } = broken;
    if (id === undefined) this.#unasked(broken, isReply);
    else if (this.#open.has(id)) this.#settle(id, { kind: 'garbled', message: told(broken), stderr: this.#child.stderr() });
    else if (this.#closed.has(id)) this.#complain(broken);
    else this.#unasked(broken, isReply);
  }

  /** A line without an end: there is nothing more to be read. */
  #endless(broken: BrokenLine): void {
    if (this.#over) return;
    const { id } = broken;
    const isBlamed = id !== undefined && this.#open.has(id);
    if (isBlamed) this.#settle(id, { kind: 'garbled', message: told(broken), stderr: this.#child.stderr() });
    this.#fail('garbled', told(broken), isBlamed);
  }

  /** As long as it is not known to what a line replies, none of several open requests can be trusted. */
  #unasked(complaint: Complaint, isReply: boolean): void {
    const open = this.#requests();
    if (isReply && open.length > 1) return this.#fail('garbled', told(complaint));
    if (open.length === 1 && this.#stray === undefined) return this.#probe(complaint);
    this.#complain(complaint);
  }

  /** Asks for a sign of life: where that comes, and no reply, the stray line was meant to be the reply. */
  #probe(stray: Complaint): void {
    this.#stray = stray;
    if (this.asked > 1) this.#send(PROBE_ID, 'hello', this.#terms.params);
  }

  #requests(): readonly number[] {
    return [...this.#open.keys()].filter((id) => id !== PROBE_ID);
  }

  #complain(complaint: Complaint): void {
    this.#terms.complaints.add(complaint, Math.min(...this.#requests(), this.#last));
  }

  #settle(id: number, reply: Reply): void {
    if (id === PROBE_ID && this.#stray !== undefined) return this.#fail('garbled', `no reply but ${told(this.#stray)}`);
    this.#open.delete(id);
    this.#closed.add(id);
    if (this.#stray !== undefined) this.#complain(this.#stray);
    this.#stray = undefined;
    this.#clocks[1]?.heard();
    if (this.#open.size === 0) this.#unwatch();
    if (id !== PROBE_ID) this.#listener.replied(id, reply);
  }

  #watch(): void {
    if (this.#clocks.length > 0) return;
    this.#clocks = [
      silenceTimer(this.#patience, () => this.#silent()),
      silenceTimer(ENDLESS * this.#patience, () => this.#fail('hung', `wrote for more than ${seconds(ENDLESS * this.#told)} without answering`)),
    ];
  }

  #unwatch(): void {
    for (const clock of this.#clocks) clock.stop();
    this.#clocks = [];
  }

  #silent(): void {
    if (this.#stray !== undefined) return this.#fail('garbled', `no reply but ${told(this.#stray)}`);
    const hint = this.#child.unfinished() ? '; its last line is not ended by a line break' : '';
    this.#fail('hung', `wrote nothing for more than ${seconds(this.#told)}${hint}`);
  }

  #fail(kind: Failure['kind'], message: string, isBlamed = false): void {
    if (this.#over) return;
    this.#end();
    const before = this.#stray === undefined || kind === 'garbled' ? '' : `; before that, ${told(this.#stray)}`;
    this.#failure = { kind, message: `${message}${before}`, stderr: this.#child.stderr(), isBlamed };
    this.#listener.failed(this.#failure);
  }

  #end(): void {
    this.#over = true;
    this.#unwatch();
  }
}

/** `hello` may be repeated. */
const PROBE_ID = 0;

/** An engine that writes on and on without answering is given so many times the time-out. */
const ENDLESS = 5;

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

const replyOf = (message: Exclude<Message, BrokenLine>, method: string, stderr: () => readonly string[]): Reply => {
  if (message.kind === 'result') return { kind: 'answered', result: message.result };
  const said = shownText(message.message);
  if (message.code === RPC_ERRORS.method || message.code === RPC_ERRORS.declined) return { kind: 'declined', reason: said };
  const hint = message.code === RPC_ERRORS.params && method !== 'hello' ? `; to decline a request, answer with error ${RPC_ERRORS.declined}` : '';
  return { kind: 'crashed', message: `answered with error ${message.code}: ${said}${hint}`, stderr: stderr() };
};
