// Which job is next, and which is refused, so that nobody can make everyone else wait (USR-106 to USR-108).

type Owner = string | undefined;
type OwnedJob = { readonly owner: Owner };

export type QueueLimits = {
  readonly waitingJobs: number;
  /** How many jobs of one owner may wait or run. */
  readonly jobsPerOwner: number;
  /** How long an owner whose job took too much gets one job at a time, after everyone else's. */
  readonly restrictionMilliseconds: number;
};

type Line<Job> = { readonly waiting: Job[]; isRunning: boolean };

/** Jobs of many owners for one worker. Jobs without an owner share a line, which only the queue's length limits. */
export class FairQueue<Job extends OwnedJob> {
  readonly #limits: QueueLimits;
  /** The owners who have jobs, in the order of their turns. */
  readonly #lines = new Map<Owner, Line<Job>>();
  readonly #restrictedUntil = new Map<Owner, number>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Adds a job; false if the queue is full or its owner has too many jobs. */
  add(job: Job, now: number): boolean {
    const line = this.#lines.get(job.owner) ?? { waiting: [], isRunning: false };
    const jobs = line.waiting.length + Number(line.isRunning);
    if (this.#isFull() || jobs >= this.#jobsAllowed(job.owner, now)) return false;
    line.waiting.push(job);
    this.#lines.set(job.owner, line);
    return true;
  }

  /** The next job, which runs until `finish`. */
  take(now: number): Job | undefined {
    const lines = [...this.#lines].filter(([, { waiting }]) => waiting.length > 0);
    const next = lines.find(([owner]) => !this.#isRestricted(owner, now)) ?? lines[0];
    if (!next) return undefined;
    const [, line] = next;
    line.isRunning = true;
    return line.waiting.shift();
  }

  /** Ends a job. Its owner goes to the end only now, so that owners who arrived while it ran are first. */
  finish({ owner }: Job): void {
    const waiting = this.#lines.get(owner)?.waiting ?? [];
    this.#lines.delete(owner);
    if (waiting.length > 0) this.#lines.set(owner, { waiting, isRunning: false });
  }

  /** Restricts an owner whose job took too much. */
  restrict(owner: Owner, now: number): void {
    if (owner === undefined) return;
    for (const known of this.#restrictedUntil.keys())
      if (!this.#isRestricted(known, now)) this.#restrictedUntil.delete(known);
    this.#restrictedUntil.set(owner, now + this.#limits.restrictionMilliseconds);
  }

  #isFull(): boolean {
    const waiting = [...this.#lines.values()].reduce((sum, line) => sum + line.waiting.length, 0);
    return waiting >= this.#limits.waitingJobs;
  }

  #jobsAllowed(owner: Owner, now: number): number {
    if (owner === undefined) return Infinity;
    return this.#isRestricted(owner, now) ? 1 : this.#limits.jobsPerOwner;
  }

  #isRestricted(owner: Owner, now: number): boolean {
    return now < (this.#restrictedUntil.get(owner) ?? -Infinity);
  }
}
