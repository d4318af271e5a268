import { quotedLine } from '../../text/quoted.ts';
import type { Reply } from '../subject.ts';
import { type Child, type Program, startChild } from './child.ts';
import { type Complaint, complaintText } from './complaints.ts';
import type { ConversationOptions } from './conversation-options.ts';
import { endingText, type Failure, seconds } from './failure.ts';
import { type BrokenLine, type Message, readMessage, replyOf, tooLongMessage } from './message.ts';
import { type AnswerTimers, answerTimers, ENDLESS } from './silence-timer.ts';

/** Receives what a process does. */
export interface Listener {
  replied(id: number, reply: Reply): void;
  /** Called once, last of all. Requests without a reply are still open. */
  failed(failure: Failure): void;
  /** More requests can be sent. */
  ready(): void;
}

/** One process, from start to end, and the requests sent to it. */
export class Conversation {
  /** Requests sent so far, `hello` among them. */
  asked = 0;
  readonly #child: Child;
  readonly #options: ConversationOptions;
  readonly #open = new Map<number, string>();
  readonly #closed = new Set<number>();
  #listener: Listener;
  #timers: AnswerTimers | undefined;
  #patience: number;
  /** The time-out that messages state: the one asked for, even if the machine is slow and gets more. */
  #statedPatience: number;
  /** A line that answers nothing, but came while one request was open. Perhaps it was meant as the reply. */
  #stray: Complaint | undefined;
  #last = 0;
  #failure: Failure | undefined;
  #isOver = false;

  constructor(program: Program, options: ConversationOptions, patience: number, listener: Listener) {
    this.#options = options;
    this.#patience = patience;
    this.#statedPatience = patience;
    this.#listener = listener;
    this.#child = startChild(program, options.longestReply, {
      heard: () => this.#timers?.heard(),
      line: (bytes) => this.#read(bytes),
      tooLong: (head) => this.#endless(tooLongMessage(head, options.longestReply)),
      drained: () => (this.#isOver ? undefined : this.#listener.ready()),
      over: (ending) => this.#fail('crashed', endingText(ending)),
    });
  }

  /** Whether the engine reads what is sent to it. */
  get writable(): boolean {
    return this.#child.writable();
  }

  /** Sets how many milliseconds it may be silent from now on. */
  allow(patience: number): void {
    this.#patience = patience;
    this.#statedPatience = this.#options.timeout;
  }

  /** Replaces the listener. The new one also learns of an earlier failure. */
  listen(listener: Listener): void {
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
    this.#options.trace('>', line);
    this.#child.write(`${line}\n`);
  }

  #read(bytes: Buffer): void {
    if (this.#isOver) return;
    const text = bytes.toString('utf8');
    if (text.trim() === '') return;
    this.#options.trace('<', text);
    const message = readMessage(bytes);
    if (message.kind === 'broken') this.#garbled(message);
    else this.#take(message);
  }

  #take(message: Exclude<Message, BrokenLine>): void {
    const { id, line } = message;
    const method = this.#open.get(id);
    if (method !== undefined) this.#settle(id, replyOf(message, method, this.#child.stderr));
    else if (this.#closed.has(id)) this.#complain({ what: 'a second reply to the same request', rest: `: ${quotedLine(line)}` });
    else this.#unasked({ what: 'a reply to a request that was not sent', rest: `: ${quotedLine(line)}; ${COPY_ID}` }, true);
  }

  #garbled(broken: BrokenLine): void {
    const { id, isReply } = broken;
    if (id !== undefined && this.#open.has(id)) this.#settleGarbled(id, broken);
    else if (id !== undefined && this.#closed.has(id)) this.#complain(broken);
    else this.#unasked(broken, isReply);
  }

  #settleGarbled(id: number, broken: BrokenLine): void {
    this.#settle(id, { kind: 'garbled', message: complaintText(broken), stderr: this.#child.stderr() });
  }

  /** A line that is too long: nothing after it can be read. */
  #endless(broken: BrokenLine): void {
    if (this.#isOver) return;
    const { id } = broken;
    const isBlamed = id !== undefined && this.#open.has(id);
    if (isBlamed) this.#settleGarbled(id, broken);
    this.#fail('garbled', complaintText(broken), isBlamed);
  }

  /** Nobody knows which request such a line replies to, so if several are open, none of their replies can be trusted. */
  #unasked(complaint: Complaint, isReply: boolean): void {
    const open = this.#requests();
    if (isReply && open.length > 1) return this.#fail('garbled', complaintText(complaint));
    if (open.length === 1 && this.#stray === undefined) return this.#probe(complaint);
    this.#complain(complaint);
  }

  /** Asks `hello` again. If the answer to that comes first, the stray line was meant as the reply. */
  #probe(stray: Complaint): void {
    this.#stray = stray;
    if (this.asked > 1) this.#send(PROBE_ID, 'hello', this.#options.params);
  }

  #requests(): readonly number[] {
    return [...this.#open.keys()].filter((id) => id !== PROBE_ID);
  }

  #complain(complaint: Complaint): void {
    this.#options.complaints.add(complaint, Math.min(...this.#requests(), this.#last));
  }

  #settle(id: number, reply: Reply): void {
    if (id === PROBE_ID && this.#stray !== undefined) return this.#fail('garbled', `no reply, only ${complaintText(this.#stray)}`);
    this.#open.delete(id);
    this.#closed.add(id);
    if (this.#stray !== undefined) this.#complain(this.#stray);
    this.#stray = undefined;
    this.#timers?.answered();
    if (this.#open.size === 0) this.#unwatch();
    if (id !== PROBE_ID) this.#listener.replied(id, reply);
  }

  #watch(): void {
    this.#timers ??= answerTimers(this.#patience, () => this.#silent(),
      () => this.#fail('hung', `wrote for ${seconds(ENDLESS * this.#statedPatience)} without answering`));
  }

  #unwatch(): void {
    this.#timers?.stop();
    this.#timers = undefined;
  }

  #silent(): void {
    if (this.#stray !== undefined) return this.#fail('garbled', `no reply, only ${complaintText(this.#stray)}`);
    const hint = this.#child.isUnfinished() ? '; its last line lacks a line break' : '';
    this.#fail('hung', `wrote nothing for ${seconds(this.#statedPatience)}${hint}`);
  }

  #fail(kind: Failure['kind'], message: string, isBlamed = false): void {
    if (this.#isOver) return;
    this.#end();
    const before = this.#stray === undefined || kind === 'garbled' ? '' : `; before that, ${complaintText(this.#stray)}`;
    this.#failure = { kind, message: `${message}${before}`, stderr: this.#child.stderr(), isBlamed };
    this.#listener.failed(this.#failure);
  }

  #end(): void {
    this.#isOver = true;
    this.#unwatch();
  }
}

const COPY_ID = 'copy the id from the request';
const PROBE_ID = 0; // of a repeated `hello`
