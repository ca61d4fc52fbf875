// Keeps in memory how much each person has saved lately (USR-187, ANS-126). A process counts on its own: with two, a
// person may save twice as much, and a restart forgets what was counted.
import {
  NEW_VERSIONS,
  paceSentence,
  SAVED_BYTES,
  secondsToWait,
  UNUSED,
  useMore,
  usedNow,
  type Allowance,
  type Used,
} from '@elenchus/domain/people/saving-pace.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { fail, type Failure } from './failure.ts';

interface Person {
  readonly course: string;
  readonly username: string;
}

/** What is counted, each with its allowance. */
const ALLOWANCES = { bytes: SAVED_BYTES, versions: NEW_VERSIONS } as const;
type Counted = keyof typeof ALLOWANCES;

/** So many people are remembered before those of whom nothing is counted any more are forgotten. */
const MANY = 5000;

class Uses extends Map<string, Used> {
  /** The number of people at which they are looked through next; each time takes as long as there are people. */
  mostBeforeSweep = MANY;
}

export class SavingPaces {
  readonly #used: Readonly<Record<Counted, Uses>> = { bytes: new Uses(), versions: new Uses() };

  /** Why a person has to wait, or null. */
  refusal(counted: Counted, person: Person, now: number): Failure | null {
    const used = this.#used[counted].get(keyOf(person)) ?? UNUSED;
    const seconds = secondsToWait(used, ALLOWANCES[counted], now);
    if (seconds === 0) return null;
    const headers = { 'retry-after': String(seconds) };
    return fail('SAVING_TOO_FAST', { message: paceSentence(seconds), headers });
  }

  /** Counts what a person saved. */
  count(counted: Counted, person: Person, amount: number, now: number): void {
    if (amount <= 0) return;
    const all = this.#used[counted];
    const key = keyOf(person);
    all.set(key, useMore(all.get(key) ?? UNUSED, ALLOWANCES[counted], amount, now));
    if (all.size > all.mostBeforeSweep) forgetUnused(all, ALLOWANCES[counted], now);
  }
}

function keyOf({ course, username }: Person): string {
  return `${course} ${foldName(username)}`;
}

function forgetUnused(all: Uses, allowance: Allowance, now: number): void {
  for (const [key, used] of all) {
    if (usedNow(used, allowance, now).amount === 0) all.delete(key);
  }
  all.mostBeforeSweep = Math.max(MANY, 2 * all.size);
}
