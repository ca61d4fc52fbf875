// The grades entered by hand that question-by-question grading replaced or deleted when it was last switched on.

import type { SwitchedEntry } from '@elenchus/domain/grading/switched-grading.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { sql } from '../engine/sql.ts';
import { aliased, outer, notNull } from '../engine/table.ts';
import { parsedJson, textField } from '../stored-json.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { auditLogTable } from '../tables/log-tables.ts';

interface LostToSwitch {
  readonly switchedBackAt: number;
  readonly entries: readonly SwitchedEntry[];
}

/** More are offered once these are restored. */
const MOST_ENTRIES = 10_000;

const l = aliased(auditLogTable, 'l');
const g = outer(gradesTable, 'g');

const LOST = named({
  id: l.id,
  gradingType: notNull(l.gradingType),
  before: l.before,
  text: g.individualGradingData,
  changedAt: g.changedAt,
});

/** Null if the mode wasn't switched on and off again. */
export async function selectLostToSwitch(
  reader: Reader,
  course: string,
): Promise<LostToSwitch | null> {
  const [off, on] = await reader.read(
    sql`select ${columnsOf(auditLogTable, 'id', 'at', 'after')} from audit_log
      where course = ${course} and action = 'design.grading-mode' order by id desc limit 2`,
  );
  if (!off || !on || !isOn(on.after) || isOn(off.after)) return null;
  const change = on.id.slice(0, on.id.lastIndexOf('-'));
  const rows = await reader.read(
    // Entries of one change share the ID up to the dash, and '.' is the next character after it.
    sql`select ${LOST}
      from audit_log l
        join users u on u.course = l.course and u.username_key = l.subject and u.status = 'student'
        join design_items e on e.course = l.course and e.data_type = 'evaluation'
          and e.data_id = l.evaluation_id
        left join grades g on g.course = l.course and g.username_key = l.subject
          and g.evaluation_id = l.evaluation_id and g.grading_type = l.grading_type
          and g.question_id = 'noQuestionID'
      where l.course = ${course} and l.id > ${`${change}-`} and l.id < ${`${change}.`}
        and l.action in ('grade.delete', 'grade.save')
        and l.grading_type in ('examGrade', 'gradingComplete') and l.before_value is not null
        and (g.changed_at is null or g.changed_at <= ${off.at})
      order by l.id limit ${MOST_ENTRIES}`,
  );
  const entries = rows.map(({ id, gradingType, before, text, changedAt }) => ({
    id,
    gradingType,
    before: textField(parsedJson(before), 'individualGradingData') ?? '',
    stored: text === null || changedAt === null ? null : { text, changedAt },
  }));
  return { switchedBackAt: off.at, entries };
}

function isOn(after: string | null): boolean {
  return parsedJson(after) === 'on';
}
