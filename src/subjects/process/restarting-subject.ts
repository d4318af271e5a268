import { isDeepStrictEqual } from 'node:util';
import type { Reply, Request, Subject } from '../subject.ts';
import type { HelloResult } from '../wire.ts';
import type { Program } from './child.ts';
import type { Conversation, Listener } from './conversation.ts';
import type { ConversationOptions } from './conversation-options.ts';
import type { Failure } from './failure.ts';
import { type FailureLimit, failedReply } from './failure-limit.ts';
import { GrowingWindow } from './growing-window.ts';
import { start, type StartedEngine } from './start.ts';
import { type Job, Suspects } from './suspects.ts';

/** What all processes of an engine share, so their number makes no difference. */
export interface SharedState extends ConversationOptions {
  readonly program: Program;
  readonly window: number;
  readonly nextId: () => number;
  readonly failureLimit: FailureLimit;
}

/**
 * An engine in one process, restarted after each failure. To find the open request that causes a failure, each is asked again, one at
 * a time, as the first request of a fresh process: only a request that fails then has failed. From then on, requests for an action that
 * has failed and was never answered are asked alone, so they don't drag others along.
 */
export class RestartingSubject implements Subject {
  readonly hello: HelloResult;
  readonly #shared: SharedState;
  readonly #suspects: Suspects;
  readonly #open = new Map<number, Job>();
  #queue: Job[] = [];
  #conversation: Conversation | undefined;
  #window: GrowingWindow;
  /** Until this settles, an earlier process may still be running. */
  #ending: Promise<unknown> = Promise.resolve();
  #starting: Promise<void> | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(shared: SharedState, { conversation, hello }: StartedEngine) {
    this.#shared = shared;
    this.#suspects = new Suspects(shared.complaints);
    this.hello = hello;
    this.#window = new GrowingWindow(shared.window);
    this.#conversation = conversation;
    conversation.listen(this.#listener);
  }

  get window(): number {
    return this.#window.wanted;
  }

  ask(request: Request): Promise<Reply> {
    return new Promise((resolve) => {
      this.#queue.push({ id: this.#shared.nextId(), request, resolve });
      this.#pump();
    });
  }

  complaints(): readonly string[] {
    return this.#shared.complaints.list();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#starting;
    await this.#ending;
    await this.#conversation?.finish();
    this.#pump();
  }

  readonly #listener: Listener = {
    replied: (id, reply) => this.#replied(id, reply),
    failed: (failure) => this.#failed(failure),
    ready: () => this.#pump(),
  };

  /** Sends all requests that can be sent now. */
  #pump(): void {
    if (this.#isClosed) return this.#answerAll(CLOSED);
    this.#dropGivenUp();
    if (this.#conversation === undefined) return this.#startAgain();
    if (!this.#suspects.isBusy) this.#sendMany(this.#conversation);
    else if (this.#open.size === 0) this.#sendSuspect(this.#conversation);
  }

  #sendMany(conversation: Conversation): void {
    for (let room = this.#window.room(this.#open.size); room > 0 && conversation.writable; room -= 1) {
      const [job] = this.#queue;
      if (job === undefined) return;
      if (this.#isDoubtful(job)) return this.#isolate(conversation, job);
      this.#queue.shift();
      this.#send(conversation, job);
    }
  }

  #isDoubtful({ request }: Job): boolean {
    return this.#shared.failureLimit.isDoubtful(request.action.type);
  }

  /** Asks the request alone, once no other is open. */
  #isolate(conversation: Conversation, job: Job): void {
    if (this.#open.size > 0) return;
    this.#queue.shift();
    this.#suspects.isolate(job);
    this.#sendSuspect(conversation);
  }

  #sendSuspect(conversation: Conversation): void {
    const [job] = this.#suspects.jobs;
    if (job === undefined) return;
    if (this.#isDoubtful(job) && conversation.asked > 1) return this.#replace(conversation);
    this.#suspects.shift();
    this.#send(conversation, job);
  }

  /** Ends a sound process and starts a fresh one. */
  #replace(conversation: Conversation): void {
    this.#conversation = undefined;
    this.#ending = Promise.all([this.#ending, conversation.finish()]);
    this.#startAgain();
  }

  #send(conversation: Conversation, job: Job): void {
    const { position, action } = job.request;
    this.#lastId = job.id;
    this.#open.set(job.id, job);
    conversation.ask(job.id, action.type, { position, action: action.params });
  }

  #replied(id: number, reply: Reply): void {
    const job = this.#open.get(id);
    this.#open.delete(id);
    this.#window.answered();
    if (job !== undefined) this.#settle(job, reply);
    this.#pump();
  }

  #settle(job: Job, reply: Reply): void {
    if (reply.kind === 'answered' || reply.kind === 'declined') this.#shared.failureLimit.answered(job.request.action.type);
    else this.#suspects.blame();
    if (this.#open.size === 0) this.#suspects.close();
    job.resolve(reply);
  }

  #failed(failure: Failure): void {
    const conversation = this.#conversation;
    const jobs = [...this.#open.values()].sort((a, b) => a.id - b.id);
    this.#conversation = undefined;
    this.#open.clear();
    this.#blame(failure, jobs, conversation?.asked === 2);
    this.#ending = Promise.all([this.#ending, conversation?.kill()]);
    this.#pump();
  }

  /** `isFresh`: the process had been asked nothing before but `hello`. */
  #blame(failure: Failure, [job, ...others]: readonly Job[], isFresh: boolean): void {
    if (job === undefined) {
      this.#shared.failureLimit.strayed(failedReply(failure));
      if (!failure.isBlamed) this.#shared.complaints.add({ what: failure.message, rest: ', with no request open' }, this.#lastId);
    } else if (others.length === 0 && isFresh) {
      this.#shared.failureLimit.failed(job.request.action.type, failedReply(failure));
      this.#settle(job, failedReply(failure));
    } else {
      this.#suspects.add([job, ...others], failure);
    }
  }

  /** Answers the requests whose action, or whose engine, is given up. */
  #dropGivenUp(): void {
    if (!this.#shared.failureLimit.hasGivenUp()) return;
    const reply = ({ request }: Job): Reply | undefined => this.#shared.failureLimit.gaveUpOn(request.action.type);
    const isDropped = (job: Job): boolean => reply(job) !== undefined;
    const dropped = [...this.#suspects.drop(isDropped), ...this.#queue.filter(isDropped)];
    if (dropped.length === 0) return;
    this.#queue = this.#queue.filter((job) => !isDropped(job));
    if (this.#open.size === 0) this.#suspects.close();
    for (const job of dropped) job.resolve(reply(job) ?? CLOSED);
  }

  #startAgain(): void {
    if (this.#starting !== undefined || this.#queue.length + this.#suspects.jobs.length === 0) return;
    this.#starting = this.#start().then(() => {
      this.#starting = undefined;
      this.#pump();
    });
  }

  async #start(): Promise<void> {
    await this.#ending;
    const started = await start(this.#shared.program, this.#shared);
    if ('kind' in started) return this.#shared.failureLimit.strayed(failedReply(started));
    this.#conversation = started.conversation;
    this.#window = new GrowingWindow(this.#shared.window);
    started.conversation.listen(this.#listener);
    if (isDeepStrictEqual(started.hello, this.hello)) return;
    this.#shared.complaints.add({ what: 'answers `hello` differently when it is started again', rest: '' }, 0);
  }

  #answerAll(reply: Reply): void {
    const jobs = [...this.#open.values(), ...this.#suspects.drop(() => true), ...this.#queue];
    this.#queue.length = 0;
    this.#open.clear();
    for (const job of jobs) job.resolve(reply);
  }
}

const CLOSED: Reply = { kind: 'crashed', message: 'was closed before it answered' };
