// How many students there are and how many of them are graded, counted by the database: no list of the class is read.

import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { list, sql } from '../engine/sql.ts';
import { aliased, COUNT, integerFrom } from '../engine/table.ts';
import { gradesTable } from '../tables/grade-tables.ts';

interface GradedStudents {
  readonly students: number;
  /** Students grouped by the value of their record for the evaluation. */
  readonly groups: readonly {
    readonly evaluationId: string;
    readonly gradingComplete: string;
    readonly students: number;
    /** Those of them with an exam grade. */
    readonly withGrade: number;
  }[];
}

const g = aliased(gradesTable, 'g');

const GROUP = named({
  evaluationId: g.evaluationDataID,
  gradingComplete: g.individualGradingData,
  students: COUNT,
  withGrade: integerFrom(sql`count(e.username_key)`),
});

/** Counts the students of a course, or those of a TA, and their gradingComplete records. */
export async function countGradedStudents(
  reader: Reader,
  about: {
    readonly course: string;
    readonly taKey: string | null;
    readonly evaluationIds: readonly string[];
  },
): Promise<GradedStudents> {
  const { course, taKey, evaluationIds } = about;
  const isMeant =
    taKey === null ? sql`u.status = 'student'` : sql`u.status = 'student' and u.ta = ${taKey}`;
  const [people, groups] = await reader.readTogether([
    sql`select ${named({ students: COUNT })} from users u where u.course = ${course} and ${isMeant}`,
    sql`select ${GROUP}
      from grades g join users u on u.course = g.course and u.username_key = g.username_key
      left join grades e on e.course = g.course and e.username_key = g.username_key
        and e.evaluation_id = g.evaluation_id and e.grading_type = 'examGrade'
        and e.question_id = ${NO_QUESTION} and e.version > 0 and e.individual_grading_data <> ''
      where g.course = ${course} and g.version > 0 and g.evaluation_id in ${list(evaluationIds)}
        and g.grading_type = 'gradingComplete' and ${isMeant}
      group by g.evaluation_id, g.individual_grading_data`,
  ]);
  return { students: people[0]?.students ?? 0, groups };
}
