// What is stored about a class that decides what an edit of its evaluations does: a query or two for each edited one.
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { EvaluationQuestions } from '@elenchus/domain/consequences/evaluation-edits.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { readNamed } from '../engine/named-reads.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { aliased, COUNT, text, textFrom } from '../engine/table.ts';
import { enteredGradesOf } from '../grades/grades-store.ts';
import { keyAfterWork } from '../answers/history-key.ts';
import { answersTable } from '../tables/answer-tables.ts';
import { gradesTable } from '../tables/grade-tables.ts';

const a = aliased(answersTable, 'a');
const EVALUATION_ID = gradesTable.evaluationDataID;

interface People {
  readonly evaluationId: string;
  readonly usernameKey: string;
}

export interface StoredEvaluationFacts {
  readonly wrote: readonly People[];
  readonly answered: readonly People[];
  readonly grades: readonly { readonly evaluationId: string; readonly grades: number }[];
  /** The counts as stored; '' when there is none. */
  readonly counted: readonly {
    readonly evaluationId: string;
    readonly mcqs: string;
    readonly contradictions: string;
    readonly students: number;
  }[];
}

/** Everything that is needed for these questions, as of one moment. */
export async function selectEvaluationFacts(
  reader: Reader,
  course: string,
  wanted: EvaluationQuestions,
  zone: TimeZone,
): Promise<StoredEvaluationFacts> {
  const written = wanted.written.filter(({ questionIds }) => questionIds.length > 0);
  return readNamed(reader, {
    wrote: written.map((each) => wroteBetween(course, each, zone)),
    answered: wanted.answered.map((each) => answeredIn(course, each)),
    grades: wanted.deleting.length > 0 ? [gradesIn(course, wanted.deleting)] : [],
    counted: wanted.isRegraded ? [countsIn(course)] : [],
  });
}

/** Students who have written nothing since the earlier date are skipped without reading the history. */
function wroteBetween(
  course: string,
  { evaluationId, from, to, questionIds }: EvaluationQuestions['written'][number],
  zone: TimeZone,
): Statement<People> {
  const after = keyAfterWork(workLimit(from, zone));
  const until = keyAfterWork(workLimit(to, zone));
  const given = textFrom(sql`cast(${evaluationId} as text)`);
  return sql`select distinct ${named({ evaluationId: given, usernameKey: a.usernameKey })}
    from answers a where a.course = ${course} and a.version > 0
      and a.question_id in ${list(questionIds)}
      and a.history_key >= ${after}
      and exists (select 1 from answer_history h where h.course = a.course
        and h.username_key = a.username_key and h.question_id = a.question_id
        and h.history_key >= ${after} and h.history_key < ${until}
        and (h.words > 0 or h.is_carried = 0))`;
}

function answeredIn(
  course: string,
  { evaluationId, questionIds }: EvaluationQuestions['answered'][number],
): Statement<People> {
  const { usernameKey } = answersTable;
  const given = textFrom(sql`cast(${evaluationId} as text)`);
  return sql`select distinct ${named({ evaluationId: given, usernameKey })}
    from answers where course = ${course} and version > 0 and question_id in ${list(questionIds)}
      and (question_answer <> '' or question_essay_answer <> '')`;
}

function gradesIn(course: string, evaluationIds: readonly string[]) {
  return sql`select ${named({ evaluationId: EVALUATION_ID, grades: COUNT })} from grades
    where ${enteredGradesOf(course, evaluationIds)} group by evaluation_id`;
}

function countsIn(course: string) {
  const [mcqs, contradictions] = [text('mcqs'), text('contradictions')];
  return sql`select
      ${named({ evaluationId: EVALUATION_ID, mcqs, contradictions, students: COUNT })}
    from (select evaluation_id, username_key,
        coalesce(max(case when grading_type = 'unansweredMCQs'
          then individual_grading_data end), '') as mcqs,
        coalesce(max(case when grading_type = 'unresolvedContradictions'
          then individual_grading_data end), '') as contradictions,
        max(case when grading_type = 'questionGrade' and individual_grading_data <> ''
          then 1 else 0 end) as graded
      from grades where course = ${course} group by evaluation_id, username_key) as each_student
    where graded = 1 group by evaluation_id, mcqs, contradictions`;
}
