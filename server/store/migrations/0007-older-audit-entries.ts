// Gives entries of the log that were written before it could be searched by evaluation the values for that search:
// without them, grades that were deleted then couldn't be found and restored. The value is JSON text. The engines
// have no JSON function in common, so the text is compared with and without the part.

import type { Migration } from './migration.ts';

const VALUE = `coalesce(after_value, before_value, '')`;
const TYPES = [
  'questionGrade',
  'examGrade',
  'comments',
  'unansweredMCQs',
  'unresolvedContradictions',
  'gradeAdjustment',
  'customDueDate',
  'gradingComplete',
];

function has(part: string): string {
  return `replace(${VALUE}, ${part}, '') <> ${VALUE}`;
}

export const olderAuditEntries: Migration = {
  version: 7,
  name: 'older entries of the audit log',
  statements: [
    `update audit_log set evaluation_id = subject
      where evaluation_id is null and action like 'evaluation.%'`,
    `update audit_log set evaluation_id = (
        select min(known.id) from (
          select course, data_id as id from design_items where data_type = 'evaluation'
          union select course, evaluation_id as id from grades
        ) known
        where known.course = audit_log.course and ${has(`'"evaluationDataID":"' || known.id || '"'`)})
      where evaluation_id is null and action like 'grade.%'`,
    `update audit_log set grading_type = case
        ${TYPES.map((type) => `when ${has(`'"gradingType":"${type}"'`)} then '${type}'`).join('\n        ')}
      end where grading_type is null and action like 'grade.%'`,
  ],
};
