// The words per week of a class as they are sent, from two queries however large the class.

import { classWeeks, type WordsDay } from '@elenchus/domain/word-counts/class-weeks.ts';
import type { CourseSpan } from '@elenchus/domain/word-counts/course-weeks.ts';
import { cells } from '../engine/columns.ts';
import { sql } from '../engine/sql.ts';
import { COUNT, integerFrom } from '../engine/table.ts';
import { amongStudents, type StudentScope } from '../people/students-store.ts';
import { answerHistoryTable } from '../tables/answer-tables.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';

interface ClassWordsQuestion extends StudentScope {
  readonly span: CourseSpan;
}

const DAY = cells(answerHistoryTable.localDate, integerFrom(sql`cast(sum(change) as bigint)`));

/** JSON with the number of students and their weeks; without any date there are no weeks. */
export async function classWords(
  reader: ReportReader,
  { span, ...scope }: ClassWordsQuestion,
): Promise<ReportBytes> {
  // Each version counts with its difference from the one before; the order of the keys is that of the days.
  const [students, days] = await reader.values([
    sql`select ${cells(COUNT)} from users u ${amongStudents(scope)}`,
    sql`select ${DAY} from (
        select h.local_date, h.words - coalesce(lag(h.words) over (
          partition by h.username_key, h.question_id order by h.history_key), 0) as change
        from users u join answer_history h on h.course = u.course and h.username_key = u.username_key
        ${amongStudents(scope)}) as changes
      where change <> 0 group by local_date order by local_date`,
  ]);
  const written = days.map(([date, words]): WordsDay => ({ date, words }));
  const weeks = classWeeks(span, written);
  const [count = 0] = students[0] ?? [];
  return bytesOf(JSON.stringify({ students: count, weeks: weeks.ok ? weeks.value : [] }));
}
