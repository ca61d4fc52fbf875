// Limits how much one person may save in a time: bytes a minute, and new versions of answers a day (USR-187,
// ANS-126).
import { countedNoun } from '../base/counted-noun.ts';

/** The most that may be used at once; it becomes free again after a while. */
export interface Allowance {
  readonly most: number;
  /** How much becomes free in a second. */
  readonly eachSecond: number;
}

/**
 * Bytes of the calls that save. A person who types without pause in an essay of 50 pages saves 150 kB every 1.2
 * seconds: 7.5 MB a minute.
 */
export const SAVED_BYTES: Allowance = { most: 40_000_000, eachSecond: 20_000_000 / 60 };

/**
 * Characters of new versions in the history of answers. Typing without pause begins a version every 5 minutes: 8 hours
 * in an essay of 50 pages are 15 million characters.
 */
export const NEW_VERSIONS: Allowance = { most: 50_000_000, eachSecond: 50_000_000 / 86_400 };

/** The use that isn't free again, as of a moment. */
export interface Used {
  readonly amount: number;
  readonly at: number;
}

export const UNUSED: Used = { amount: 0, at: 0 };

/** The use at this moment; a clock that was set back frees nothing. */
export function usedNow({ amount, at }: Used, { eachSecond }: Allowance, now: number): Used {
  const freed = (Math.max(0, now - at) / 1000) * eachSecond;
  return { amount: Math.max(0, amount - freed), at: now };
}

/** The use after something is saved. */
export function useMore(used: Used, allowance: Allowance, amount: number, now: number): Used {
  const current = usedNow(used, allowance, now);
  return { ...current, amount: current.amount + amount };
}

/**
 * How many seconds a person has to wait before the next save; 0 for none. A save begins while anything is left, so that
 * no single one is too large.
 */
export function secondsToWait(used: Used, allowance: Allowance, now: number): number {
  const over = usedNow(used, allowance, now).amount - allowance.most;
  return over < 0 ? 0 : Math.max(1, Math.ceil(over / allowance.eachSecond));
}

/** The sentence for a save that has to wait. */
export function paceSentence(seconds: number): string {
  const wait =
    seconds < 60 ? countedNoun(seconds, 'second') : countedNoun(Math.ceil(seconds / 60), 'minute');
  return `You saved a lot in a short time. Please wait ${wait} and try again. Nothing was changed.`;
}
