// Exam grades of courses without contradiction items had points taken off for counts that no screen showed (GRD-80).
// They are computed again, with an entry in the log for each.

import { named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { integer, oneOf, text as textColumn } from '../engine/table.ts';
import { examGradeAt12, penaltiesAt12, type GradeAt12 } from './frozen/exam-grade-at-12.ts';
import type { Migration } from './migration.ts';

/** The tables as they are in this version. */
const SETTING = named({
  course: textColumn('course'),
  dataType: textColumn('data_type'),
  dataID: textColumn('data_id'),
  dataText: textColumn('data_text'),
});
const GRADE = named({
  usernameKey: textColumn('username_key'),
  evaluationDataID: textColumn('evaluation_id'),
  gradingType: oneOf('grading_type', [
    'questionGrade',
    'examGrade',
    'comments',
    'unansweredMCQs',
    'unresolvedContradictions',
    'gradeAdjustment',
    'customDueDate',
    'gradingComplete',
  ]),
  questionID: textColumn('question_id'),
  individualGradingData: textColumn('individual_grading_data'),
  comment: textColumn('comment'),
  version: integer('version'),
  changedAt: integer('changed_at'),
  changedBy: textColumn('changed_by'),
});

export const contradictionsOff: Migration = {
  version: 12,
  name: 'contradictions off',
  statements: [],
  *steps() {
    const settings = yield* rowsOf(sql`select ${SETTING} from design_items
      where data_type in ('questionByQuestionGrading', 'penaltyForUnansweredMCQ',
          'penaltyForUnresolvedContradictions', 'hasContradictionItems')
        and course in (select course from grades where grading_type = 'unresolvedContradictions'
          and individual_grading_data not in ('', '0'))
      order by course, data_type, data_id`);
    for (const [course, items] of Map.groupBy(settings, (setting) => setting.course)) {
      const penalties = penaltiesAt12(items);
      if (penalties === null || penalties.hasContradictionItems) continue;
      yield* computeAgain(course, (records) => examGradeAt12(records, penalties));
    }
  },
};

function* computeAgain(
  course: string,
  gradeOf: (records: readonly GradeAt12[]) => string,
): Steps<void> {
  const rows = yield* rowsOf(sql`select ${GRADE}
    from grades where course = ${course} and grading_type <> 'comments'
    order by username_key, evaluation_id, grading_type, question_id`);
  const groups = Map.groupBy(rows, (row) =>
    JSON.stringify([row.usernameKey, row.evaluationDataID]),
  );
  const at = Date.now();
  let count = 0;
  for (const records of groups.values()) {
    const before = records.find(({ gradingType }) => gradingType === 'examGrade');
    const text = gradeOf(records);
    if (!before || text === '' || text === before.individualGradingData) continue;
    const version = Math.max(before.version + 1, at);
    const changed = { individualGradingData: text, version, changedAt: at, changedBy: 'admin' };
    const after = { ...before, ...changed };
    count += 1;
    yield* run(sql`update grades set individual_grading_data = ${text}, version = ${version},
        changed_at = ${at}, changed_by = 'admin'
      where course = ${course} and username_key = ${before.usernameKey}
        and evaluation_id = ${before.evaluationDataID} and grading_type = 'examGrade'
        and question_id = ${before.questionID}`);
    const id = `${at.toString(36).padStart(9, '0')}.0000migration12-${String(count).padStart(6, '0')}`;
    yield* run(sql`insert into audit_log (course, id, at, actor, action, subject, before_value,
        after_value, evaluation_id, grading_type)
      values (${course}, ${id}, ${at}, 'admin', 'grade.compute', ${before.usernameKey},
        ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${before.evaluationDataID},
        'examGrade')`);
  }
}
