// What was written in grading about questions and evaluations: counted before an edit removes or redates them.

import type {
  WrittenCounts,
  WrittenQuestions,
  WrittenWork,
} from '@elenchus/domain/consequences/written-work.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { readNamed } from '../engine/named-reads.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { COUNT, integerFrom } from '../engine/table.ts';
import { gradeRequestsTable, gradesTable, passageCommentsTable } from '../tables/grade-tables.ts';

type CountRow = Partial<WrittenCounts> & { readonly id: string };

const NOTHING: WrittenCounts = {
  grades: 0,
  students: 0,
  levels: 0,
  comments: 0,
  passages: 0,
  requests: 0,
  ownDates: 0,
  followingDates: 0,
};

/** The counts of everything about which something was written; nothing is read if nothing is asked for. */
export async function selectWrittenWork(
  reader: Reader,
  course: string,
  wanted: WrittenQuestions,
): Promise<readonly WrittenWork[]> {
  const questions = [...wanted['question-removed'], ...wanted['question-lost']];
  const evaluations = [...wanted['evaluation-removed'], ...wanted['due-date']];
  const statements = [
    ...(questions.length > 0 ? countsBy(course, 'questionID', questions) : []),
    ...(evaluations.length > 0 ? countsBy(course, 'evaluationDataID', evaluations) : []),
  ];
  if (statements.length === 0) return [];
  const { counts } = await readNamed(reader, { counts: statements });
  const byId = Map.groupBy(counts, ({ id }) => id);
  const ofReason = (reason: WrittenWork['reason']): readonly WrittenWork[] =>
    wanted[reason].flatMap((id) => {
      const found = byId.get(id);
      return found ? [{ ...NOTHING, ...Object.assign({}, ...found), id, reason }] : [];
    });
  return [
    ...ofReason('question-removed'),
    ...ofReason('question-lost'),
    ...ofReason('evaluation-removed'),
    ...ofReason('due-date'),
  ];
}

const COUNTS = named({
  grades: integerFrom(sql`count(case when grading_type in ('questionGrade', 'examGrade')
        and individual_grading_data <> '' then 1 end)`),
  students: integerFrom(sql`count(distinct case when grading_type in ('questionGrade', 'examGrade')
        and individual_grading_data <> '' then username_key end)`),
  levels: integerFrom(sql`count(case when grading_type = 'criterionLevels'
        and individual_grading_data <> '' then 1 end)`),
  comments: integerFrom(
    sql`count(case when grading_type = 'comments' and comment <> '' then 1 end)`,
  ),
  ownDates: integerFrom(
    sql`count(case when grading_type = 'customDueDate' and individual_grading_data <> ''
        and is_accommodation = 0 then 1 end)`,
  ),
  followingDates: integerFrom(
    sql`count(case when grading_type = 'customDueDate' and individual_grading_data <> ''
        and is_accommodation = 1 then 1 end)`,
  ),
});

/** In evaluations that the course has, and about people who are in it. */
function countsBy(
  course: string,
  by: 'questionID' | 'evaluationDataID',
  ids: readonly string[],
): readonly Statement<CountRow>[] {
  const column = gradesTable[by];
  const where = sql`course = ${course} and ${column} in ${list(ids)} and evaluation_id in (
      select data_id from design_items where course = ${course} and data_type = 'evaluation')
    and username_key in (select username_key from users where course = ${course})
    group by ${column}`;
  return [
    sql`select ${named({ id: column })}, ${COUNTS} from grades where ${where}`,
    sql`select ${named({ id: passageCommentsTable[by], passages: COUNT })}
      from passage_comments where ${where}`,
    sql`select ${named({ id: gradeRequestsTable[by], requests: COUNT })}
      from grade_requests where ${where}`,
  ];
}
