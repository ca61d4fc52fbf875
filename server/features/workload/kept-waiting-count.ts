// Numbers that come with every session. Where counting is a lot of work, the last result is kept for a while: the page
// with the list behind the number is always current.
import type { CachedCourse } from '../course-cache.ts';

interface Counted {
  readonly count: number;
  /** How many records were read to find it. */
  readonly records: number;
}

interface AskedCount {
  /** Who asks: what waits depends on it. */
  readonly callerKey: string;
  readonly now: number;
}

interface Kept {
  readonly counting: Promise<Counted>;
  until: number;
}

/** With fewer records, counting takes a few milliseconds, and every answer is current. */
const FEW_RECORDS = 2000;
/** A hundredth of the time is spent counting, when a record takes about 10 microseconds. */
const MS_FOR_EACH_RECORD = 1;
const LONGEST_MS = 120_000;

/** Belongs to a version of the design: with another one, everything is counted again. */
const counts = new WeakMap<CachedCourse, Map<string, Kept>>();

/** The number for one person. */
export async function keptCount(
  cached: CachedCourse,
  { callerKey, now }: AskedCount,
  count: () => Promise<Counted>,
): Promise<number> {
  const ofCourse = counts.get(cached) ?? new Map<string, Kept>();
  counts.set(cached, ofCourse);
  const known = ofCourse.get(callerKey);
  if (known && now < known.until) return (await known.counting).count;
  const kept: Kept = { counting: count(), until: 0 };
  try {
    const { count: found, records } = await kept.counting;
    if (records > FEW_RECORDS) {
      kept.until = now + Math.min(LONGEST_MS, records * MS_FOR_EACH_RECORD);
      ofCourse.set(callerKey, kept);
    }
    return found;
  } catch (error) {
    ofCourse.delete(callerKey);
    throw error;
  }
}
