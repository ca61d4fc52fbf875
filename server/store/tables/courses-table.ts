// The courses.

import { CLAIM_WAYS } from '@elenchus/domain/people/claim-state.ts';
import { flag, integer, nullable, oneOf, text } from '../engine/table.ts';

export const coursesTable = {
  course: text('course'),
  createdAt: integer('created_at'),
  designVersion: integer('design_version'),
  studentsUse: oneOf('students_claim_with', CLAIM_WAYS),
  archivedAt: nullable(integer('archived_at')),
  deleteAfter: nullable(integer('delete_after')),
  activeAt: nullable(integer('active_at')),
  archivedBy: oneOf('archived_by', ['admin', 'instructor']),
  personalDataUntil: nullable(integer('personal_data_until')),
  personalDataDeletedAt: nullable(integer('personal_data_deleted_at')),
  sweep: flag('personal_data_sweep'),
};
