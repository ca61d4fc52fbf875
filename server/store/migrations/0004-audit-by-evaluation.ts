// The log is read by evaluation, by type of grade and by person.

import type { Migration } from './migration.ts';

export const auditByEvaluation: Migration = {
  version: 4,
  name: 'audit log by evaluation',
  statements: [
    `alter table audit_log add column evaluation_id text collate "C"`,
    `alter table audit_log add column grading_type text collate "C"`,
    `create index audit_log_by_evaluation on audit_log (course, evaluation_id, id)`,
    `create index audit_log_by_subject on audit_log (course, subject, id)`,
  ],
};
