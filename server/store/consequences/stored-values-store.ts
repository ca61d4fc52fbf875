// How many grades, comments and counts a course has: what a flag hides when it is switched off.
import type { StoredValues } from '@elenchus/domain/consequences/switched-off.ts';
import { named } from '../engine/columns.ts';
import { readRow, type Reader } from '../engine/database.ts';
import { sql } from '../engine/sql.ts';
import { integerFrom } from '../engine/table.ts';

export const NO_VALUES: StoredValues = {
  comments: 0,
  answerComments: 0,
  grades: 0,
  criteriaLevels: 0,
  contradictionCounts: 0,
};

/** The records that have a value, in evaluations that the course has, counted in one query. */
export function selectStoredValues(reader: Reader, course: string): Promise<StoredValues> {
  const present = sql`course = ${course} and evaluation_id in (
    select data_id from design_items where course = ${course} and data_type = 'evaluation')`;
  const counts = named({
    answerComments: integerFrom(sql`(select count(*) from passage_comments where ${present})`),
    comments: integerFrom(
      sql`count(case when grading_type = 'comments' and comment <> '' then 1 end)`,
    ),
    grades: integerFrom(sql`count(case when grading_type in ('questionGrade', 'examGrade')
        and individual_grading_data <> '' then 1 end)`),
    criteriaLevels: integerFrom(sql`count(case when grading_type = 'criterionLevels'
        and individual_grading_data <> '' then 1 end)`),
    contradictionCounts: integerFrom(
      sql`count(case when grading_type = 'unresolvedContradictions'
        and individual_grading_data not in ('', '0') then 1 end)`,
    ),
  });
  return readRow(reader, sql`select ${counts} from grades where ${present}`);
}
