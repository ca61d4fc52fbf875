// The current day, cached until the next one opens: it is needed at every save and changes once a day (DAY-12).
import { currentDayIndex, nextOpening, type CourseDayInput } from './current-day.ts';

interface KeptDay {
  readonly index: number | null;
  readonly fromEpochMs: number;
  readonly untilEpochMs: number;
}

/** The same as computing the day again at each moment, for one state of a course. */
export function rememberedDay(
  inputAt: (nowEpochMs: number) => CourseDayInput,
): (nowEpochMs: number) => number | null {
  let cached: KeptDay | null = null;
  return (now) => {
    // A clock may be set back: the cached day isn't valid before the moment it was computed for.
    if (cached === null || now < cached.fromEpochMs || now >= cached.untilEpochMs) {
      cached = dayFrom(inputAt(now));
    }
    return cached.index;
  };
}

function dayFrom(input: CourseDayInput): KeptDay {
  return {
    index: currentDayIndex(input),
    fromEpochMs: input.nowEpochMs,
    untilEpochMs: nextOpening(input)?.epochMs ?? Number.POSITIVE_INFINITY,
  };
}
