// Decides when a student sits down for the questions of a class day.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import type { DemoStudent, Temperament } from './demo-students.ts';
import { seededWhole } from './seeded-choice.ts';

export interface SittingDown {
  readonly date: IsoDate;
  /** Minutes since midnight. */
  readonly minute: number;
}

interface ClassDayWork {
  readonly student: DemoStudent;
  readonly classDay: number;
  /** The day on which the questions open. */
  readonly opens: IsoDate;
  /** The last day that counts for this student. */
  readonly due: IsoDate;
  readonly seed: number;
}

// Days after the questions opened, from and to, for each time that the student sits down.
const rhythm: Readonly<Record<Temperament, readonly (readonly [number, number])[]>> = {
  diligent: [
    [0, 0],
    [2, 2],
    [4, 5],
  ],
  wordy: [
    [0, 1],
    [2, 2],
    [3, 4],
    [6, 7],
  ],
  steady: [
    [1, 3],
    [4, 6],
  ],
  reviser: [
    [1, 1],
    [3, 3],
    [5, 7],
  ],
  quitsEarly: [
    [1, 2],
    [3, 5],
  ],
  terse: [[1, 4]],
  sporadic: [[2, 8]],
  lastMinute: [],
  absent: [],
};

/** The times at which the student works on a class day's questions, in order. */
export function sittings(work: ClassDayWork): SittingDown[] {
  const { student, classDay, opens, due, seed } = work;
  const roll = (least: number, most: number, name: string): number =>
    seededWhole(least, most, seed, student.username, classDay, name);
  if (student.temperament === 'lastMinute') return lastEvening(work);
  return rhythm[student.temperament].map(([least, most], turn) => {
    const preferred = addDays(opens, roll(least, most, `day${turn}`));
    const isLastDay = preferred >= due;
    return {
      date: isLastDay ? due : preferred,
      // Everything on the due date happens in the evening, a later sitting always after an earlier one.
      minute: isLastDay ? 1140 + turn * 40 : roll(690, 1340, `minute${turn}`),
    };
  });
}

/** Everything in one evening: the day before it is due or the day itself, starting with the oldest questions. */
function lastEvening({ opens, due, student, seed, classDay }: ClassDayWork): SittingDown[] {
  const daysLeft = seededWhole(0, 1, seed, student.username, due, 'evening');
  const evening = addDays(due, -daysLeft);
  return [{ date: evening < opens ? due : evening, minute: 1110 + classDay }];
}
