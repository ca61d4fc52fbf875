// Due dates as moments and limits of one course, each computed once: a class has few dates and many grades.
import { workLimit, type WorkLimit } from '../answers/answers-as-of.ts';
import { dueInstant } from '../base/deadline.ts';
import type { DueDate } from '../base/due-date.ts';
import { localDate, type TimeZone } from '../base/zoned-time.ts';

export class DueLimits {
  readonly #zone: TimeZone;
  readonly #moments = new Map<DueDate, number>();
  readonly #limits = new Map<DueDate, WorkLimit>();

  constructor(zone: TimeZone) {
    this.#zone = zone;
  }

  /** The first moment that is too late. */
  moment(due: DueDate): number {
    const known = this.#moments.get(due) ?? dueInstant(due, this.#zone);
    this.#moments.set(due, known);
    return known;
  }

  /** Which versions of an answer count. */
  limit(due: DueDate): WorkLimit {
    const known = this.#limits.get(due) ?? workLimit(due, this.#zone);
    this.#limits.set(due, known);
    return known;
  }

  /** Only versions that were saved before a moment. */
  before(moment: number): WorkLimit {
    return { date: localDate(moment, this.#zone), before: moment };
  }
}
