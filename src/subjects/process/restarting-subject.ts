import { isDeepStrictEqual } from 'node:util';
import type { Reply, Request, Subject } from '../subject.ts';
import type { HelloResult } from '../wire.ts';
import type { FailureLimit, FailedReply } from './failure-limit.ts';
import type { Program } from './child.ts';
import type { Conversation, Failure, Listener, ConversationOptions } from './conversation.ts';
import { start, type StartedEngine } from './start.ts';

/** What the processes of one engine have in common, so that their number shows nowhere. */
export interface SharedState extends ConversationOptions {
  readonly program: Program;
  readonly window: number;
  readonly nextId: () => number;
  readonly budget: FailureLimit;
}

/**
 * One process at a time, started anew after each failure. Which of the requests under way is to blame for a failure is found by
 * asking them again, one at a time: only one that fails again, as the first that a fresh process is asked, has failed. An action
 * that has failed so, and was never answered, is asked alone from then on, so that it costs no more than its own failures.
 */
export class RestartingSubject implements Subject {
  readonly hello: HelloResult;
  readonly window: number;
  readonly #shared: SharedState;
  #queue: Job[] = [];
  readonly #open = new Map<number, Job>();
  #suspects: readonly Job[] = [];
  /** The failure for which the suspects are asked again, until one is found to be to blame. */
  #incident: Incident | undefined;
  #conversation: Conversation | undefined;
  /** Until it is settled an earlier process may still be there. */
  #ending: Promise<unknown> = Promise.resolve();
  #starting: Promise<void> | undefined;
  #last = 0;
  #closed = false;

  constructor(shared: SharedState, { conversation, hello }: StartedEngine) {
    this.#shared = shared;
    this.hello = hello;
    this.window = shared.window;
    this.#conversation = conversation;
    conversation.tell(this.#listener);
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
    this.#closed = true;
    await this.#starting;
    await this.#ending;
    await this.#conversation?.finish();
    this.#pump();
  }

  get #listener(): Listener {
    return {
      replied: (id, reply) => this.#replied(id, reply),
      failed: (failure) => this.#failed(failure),
      ready: () => this.#pump(),
    };
  }

  /** Sends what can be sent. */
  #pump(): void {
    if (this.#closed) return this.#answerAll(CLOSED);
    this.#dropGivenUp();
    if (this.#conversation === undefined) return this.#startAgain();
    if (this.#incident === undefined) this.#sendMany(this.#conversation);
    else if (this.#open.size === 0) this.#sendSuspect(this.#conversation);
  }

  #sendMany(conversation: Conversation): void {
    while (this.#open.size < this.window && conversation.writable) {
      const [job] = this.#queue;
      if (job === undefined) return;
      if (this.#isDoubtful(job)) return this.#isolate(conversation, job);
      this.#queue.shift();
      this.#send(conversation, job);
    }
  }

  #isDoubtful({ request }: Job): boolean {
    return this.#shared.budget.isDoubtful(request.action.type);
  }

  /** Waits until nothing else is under way. */
  #isolate(conversation: Conversation, job: Job): void {
    if (this.#open.size > 0) return;
    this.#queue.shift();
    this.#suspects = [job];
    this.#incident = { message: '', isBlamed: true, at: job.id };
    this.#sendSuspect(conversation);
  }

  #sendSuspect(conversation: Conversation): void {
    const [job, ...others] = this.#suspects;
    if (job === undefined) return;
    if (this.#isDoubtful(job) && conversation.asked > 1) return this.#refresh(conversation);
    this.#suspects = others;
    this.#send(conversation, job);
  }

  /** A fresh process in the place of a sound one. */
  #refresh(conversation: Conversation): void {
    this.#conversation = undefined;
    this.#ending = Promise.all([this.#ending, conversation.finish()]);
    this.#startAgain();
  }

  #send(conversation: Conversation, job: Job): void {
    const { position, action } = job.request;
    this.#last = job.id;
    this.#open.set(job.id, job);
    conversation.ask(job.id, action.type, { position, action: action.params });
  }

  #replied(id: number, reply: Reply): void {
    const job = this.#open.get(id);
    this.#open.delete(id);
    if (job !== undefined) this.#settle(job, reply);
    this.#pump();
  }

  #settle(job: Job, reply: Reply): void {
    const isFailure = reply.kind !== 'answered' && reply.kind !== 'declined';
    if (!isFailure) this.#shared.budget.answered(job.request.action.type);
    if (isFailure && this.#incident !== undefined) this.#incident = { ...this.#incident, isBlamed: true };
    if (this.#suspects.length === 0 && this.#open.size === 0) this.#closeIncident();
    job.resolve(reply);
  }

  /** A failure that nobody repeats is the engine's still. */
  #closeIncident(): void {
    const incident = this.#incident;
    this.#incident = undefined;
    if (incident === undefined || incident.isBlamed) return;
    const rest = ', with several requests under way; asked again one at a time, it answered each';
    this.#shared.complaints.add({ what: incident.message, rest }, incident.at);
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

  /** `isFresh`: it was asked nothing before, but hello. */
  #blame(failure: Failure, jobs: readonly Job[], isFresh: boolean): void {
    const { message, isBlamed } = failure;
    const [job] = jobs;
    if (job === undefined) {
      this.#shared.budget.strayed(failedBy(failure));
      if (!isBlamed) this.#shared.complaints.add({ what: message, rest: ', with no request under way' }, this.#last);
    } else if (jobs.length === 1 && isFresh) {
      this.#shared.budget.failed(job.request.action.type, failedBy(failure));
      this.#settle(job, failedBy(failure));
    } else {
      this.#suspects = [...jobs, ...this.#suspects];
      this.#incident ??= { message, isBlamed, at: job.id };
    }
  }

  /** Answers what is given up. A failure for which it was to be asked again is then nobody else's. */
  #dropGivenUp(): void {
    const reply = ({ request }: Job): Reply | undefined => this.#shared.budget.gaveUpOn(request.action.type);
    const isKept = (job: Job): boolean => reply(job) === undefined;
    const dropped = [...this.#suspects, ...this.#queue].filter((job) => !isKept(job));
    if (dropped.length === 0) return;
    if (!this.#suspects.every(isKept) && this.#incident !== undefined) this.#incident = { ...this.#incident, isBlamed: true };
    this.#suspects = this.#suspects.filter(isKept);
    this.#queue = this.#queue.filter(isKept);
    if (this.#suspects.length === 0 && this.#open.size === 0) this.#closeIncident();
    for (const job of dropped) job.resolve(reply(job) ?? CLOSED);
  }

  #startAgain(): void {
    if (this.#starting !== undefined || this.#queue.length + this.#suspects.length === 0) return;
    this.#starting = this.#start().then(() => {
      this.#starting = undefined;
      this.#pump();
    });
  }

  async #start(): Promise<void> {
    await this.#ending;
    const started = await start(this.#shared.program, this.#shared);
    if ('kind' in started) return this.#shared.budget.strayed(failedBy(started));
    this.#conversation = started.conversation;
    started.conversation.tell(this.#listener);
    if (isDeepStrictEqual(started.hello, this.hello)) return;
    this.#shared.complaints.add({ what: 'says something else each time it is asked `hello`', rest: '' }, 0);
  }

  #answerAll(reply: Reply): void {
    const jobs = [...this.#open.values(), ...this.#suspects, ...this.#queue];
    this.#suspects = [];
    this.#queue.length = 0;
    this.#open.clear();
    for (const job of jobs) job.resolve(reply);
  }
}

const CLOSED: Reply = { kind: 'crashed', message: 'was closed before it answered' };

const failedBy = ({ kind, message, stderr }: Failure): FailedReply => ({ kind, message, stderr });

interface Job {
  readonly id: number;
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
}

interface Incident {
  readonly message: string;
  readonly isBlamed: boolean;
  readonly at: number;
}
