// Which of the students with more time a hand back is about.
import { isPastDue } from '@elenchus/domain/base/deadline.ts';
import { parseDueDate } from '@elenchus/domain/base/due-date.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { ExtendedStudents } from '../../../calls/grading/hand-back-queries.ts';

interface Meant {
  /** When they would get it. */
  readonly at: number;
  readonly zone: TimeZone;
  readonly isMeant: (username: string) => boolean;
}

/** Those who are meant and can still write at that moment. */
export function extendedAmong(
  { students }: ExtendedStudents,
  { at, zone, isMeant }: Meant,
): ExtendedStudents {
  const left = students.filter(({ username, due }) => {
    const date = parseDueDate(due);
    return isMeant(username) && date.ok && !isPastDue(date.value, at, zone);
  });
  return { count: left.length, students: left };
}
