// Deletes courses whose 30 days are over, and the personal data of courses that have been closed for long enough: when the
// server starts, and then once a day.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Retention } from '@elenchus/domain/people/personal-data-retention.ts';
import type { Store } from '../../store/open-store.ts';

const DAY = 86_400_000;
/** Between two steps, so that people's saves don't have to wait. */
const PAUSE = 20;

interface SweepOptions {
  readonly store: Pick<Store, 'transact'>;
  readonly clock: () => number;
  readonly retention?: Retention | null;
  readonly onProblem: (text: string) => void;
}

/** Deletes what is due now. Another process on the same database that is already deleting is left to it. */
export async function sweepDueCourses(
  { store, clock, retention = null }: Omit<SweepOptions, 'onProblem'>,
  signal?: AbortSignal,
): Promise<void> {
  const holder = randomUUID();
  const steps = [
    () => store.transact('sweepCourses', { holder, at: clock() }),
    () => store.transact('sweepPersonalData', { holder, at: clock(), retention }),
  ];
  for (const step of steps) {
    while ((await step()) === 'more') {
      if (signal?.aborted) return;
      await pause(PAUSE);
    }
  }
}

export class CourseSweep {
  readonly #options: SweepOptions;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: SweepOptions) {
    this.#options = options;
  }

  start(): void {
    this.#sweep();
    this.#timer = setInterval(() => this.#sweep(), DAY).unref();
  }

  /** Finishes the step in progress. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  #sweep(): void {
    this.#running = sweepDueCourses(this.#options, this.#stopping.signal).catch(
      (failure: unknown) =>
        this.#options.onProblem(
          `A course or its personal data could not be deleted: ${String(failure)}`,
        ),
    );
  }
}
