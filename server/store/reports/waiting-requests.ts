// Students' open requests about grades that are assigned to the caller, or to nobody (LOD-35).

import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { cells } from '../engine/columns.ts';
import { list, sql } from '../engine/sql.ts';
import { aliased } from '../engine/table.ts';
import { openRequestsFor } from '../grade-requests/open-requests-store.ts';
import { gradeRequestsTable } from '../tables/grade-tables.ts';
import { usersTable } from '../tables/people-tables.ts';
import type { GraderQuestion } from './grading-facts.ts';
import type { ReportReader } from './report.ts';
import type { WaitingEntry } from './waiting-entry.ts';

const r = aliased(gradeRequestsTable, 'r');
const u = aliased(usersTable, 'u');

const REQUEST = cells(
  r.usernameKey,
  u.username,
  u.fullName,
  r.evaluationDataID,
  r.questionID,
  r.changedAt,
);

/** The requests, the one that has waited longest first. */
export async function waitingRequests(
  reader: ReportReader,
  { course, callerKey, taKey, evaluations }: GraderQuestion,
): Promise<readonly WaitingEntry[]> {
  const answerer = { usernameKey: callerKey, isInstructor: taKey === null };
  const ids = evaluations.map(({ id }) => id);
  const [rows] = await reader.values([
    sql`select ${REQUEST}
      ${openRequestsFor(course, answerer)} and r.evaluation_id in ${list(ids)}
      order by r.changed_at, r.username_key, r.question_id`,
  ]);
  return rows.map(([usernameKey, username, fullName, evaluationId, questionId, since]) => ({
    kind: 'request',
    evaluationId,
    questionId: questionId === NO_QUESTION ? null : questionId,
    usernameKey,
    username,
    fullName,
    since,
  }));
}
