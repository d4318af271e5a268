import type { Reply, Request } from '../subject.ts';
import type { Complaints } from './complaints.ts';
import type { Failure } from './failure.ts';

/** A request, and who waits for its reply. */
export interface Job {
  readonly id: number;
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
}

/** A failure that is being looked into. */
interface Incident {
  readonly message: string;
  /** Whether a request has been found to cause it. */
  readonly isBlamed: boolean;
  /** The first request that was open. */
  readonly at: number;
}

/** The requests that were open when a process failed. They are asked again, one at a time, to find the one that causes the failure. */
export class Suspects {
  readonly #complaints: Complaints;
  #jobs: readonly Job[] = [];
  #incident: Incident | undefined;

  constructor(complaints: Complaints) {
    this.#complaints = complaints;
  }

  get jobs(): readonly Job[] {
    return this.#jobs;
  }

  /** Whether a failure is being looked into: until that is done, nothing else is asked. */
  get isBusy(): boolean {
    return this.#incident !== undefined;
  }

  /** Adds the requests, at least one, that were open when a process failed. */
  add(jobs: readonly [Job, ...Job[]], { message, isBlamed }: Failure): void {
    this.#jobs = [...jobs, ...this.#jobs];
    this.#incident ??= { message, isBlamed, at: jobs[0].id };
  }

  /** Makes one request the only suspect, so it is asked alone. */
  isolate(job: Job): void {
    this.#jobs = [job];
    this.#incident = { message: '', isBlamed: true, at: job.id };
  }

  /** Takes out the first request. */
  shift(): void {
    this.#jobs = this.#jobs.slice(1);
  }

  /** The failure has been found to belong to a request. */
  blame(): void {
    if (this.#incident !== undefined) this.#incident = { ...this.#incident, isBlamed: true };
  }

  /** Takes out the requests that are given up; the failure then counts as theirs. */
  drop(isDropped: (job: Job) => boolean): readonly Job[] {
    const dropped = this.#jobs.filter(isDropped);
    if (dropped.length > 0) this.blame();
    this.#jobs = this.#jobs.filter((job) => !isDropped(job));
    return dropped;
  }

  /** Ends the search when no suspect is left. A failure that none of them repeats is still the engine's, so it becomes a complaint. */
  close(): void {
    const incident = this.#incident;
    if (this.#jobs.length > 0 || incident === undefined) return;
    this.#incident = undefined;
    if (incident.isBlamed) return;
    const rest = ', with several requests open; asked again one at a time, it answered all of them';
    this.#complaints.add({ what: incident.message, rest }, incident.at);
  }
}
