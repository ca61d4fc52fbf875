// The history of grades: entries of the log with the names of the people, in one query.

import type { HistoryKind } from '@elenchus/domain/grading/grade-history.ts';
import type { GradingType } from '@elenchus/domain/grading/grade-record.ts';
import type { AuditAction } from '../logs/audit-actions.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { aliased, likeThose, outer } from '../engine/table.ts';
import { auditLogTable } from '../tables/log-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

const l = aliased(auditLogTable, 'l');
const a = outer(usersTable, 'a');
const s = outer(usersTable, 's');

const VALUES_AND_NAMES = named({
  beforeValue: l.before,
  afterValue: l.after,
  actorUsername: a.username,
  actorName: likeThose(a.fullName, sql`coalesce(a.full_name, fa.full_name)`),
  subjectUsername: s.username,
  subjectName: likeThose(s.fullName, sql`coalesce(s.full_name, fs.full_name)`),
});

interface HistoryQuery {
  readonly course: string;
  readonly kinds: readonly HistoryKind[];
  readonly usernameKey?: string;
  readonly evaluationDataID?: string;
  /** Entries about these evaluations are left out. */
  readonly without?: readonly string[];
  /** The last id of the page before. */
  readonly olderThan?: string;
  readonly limit: number;
}

export interface HistoryRow {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly evaluationDataID: string | null;
  readonly gradingType: GradingType | null;
  readonly beforeValue: string | null;
  readonly afterValue: string | null;
  /** null when the user no longer exists; the name of a former person whose netID someone else has is still known. */
  readonly actorUsername: string | null;
  readonly actorName: string | null;
  readonly subjectUsername: string | null;
  readonly subjectName: string | null;
}

/** The newest entries of these kinds. */
export function selectGradeHistory(reader: Reader, query: HistoryQuery): Promise<HistoryRow[]> {
  const { course, usernameKey, evaluationDataID, without = [] } = query;
  const ofPerson =
    usernameKey === undefined
      ? sql``
      : sql` and l.subject = ${usernameKey} and (l.action like 'grade.%' or l.action like 'user.%')`;
  const ofEvaluation =
    evaluationDataID === undefined ? sql`` : sql` and l.evaluation_id = ${evaluationDataID}`;
  const isOther =
    without.length === 0
      ? sql``
      : sql` and (l.evaluation_id is null or l.evaluation_id not in ${list(without)})`;
  return reader.read(sql`select
      ${columnsOf(l, 'id', 'at', 'actor', 'action', 'subject', 'evaluationDataID', 'gradingType')},
      ${VALUES_AND_NAMES}
    from audit_log l
      left join users a on a.course = l.course and a.username_key = l.actor
      left join users s on s.course = l.course and s.username_key = l.subject
      left join former_people fa on fa.course = l.course and fa.record = l.actor
      left join former_people fs on fs.course = l.course and fs.record = l.subject
    where l.course = ${course} and l.id < ${query.olderThan ?? '~'}
      and (${anyOf(query.kinds)})${ofPerson}${ofEvaluation}${isOther}
    order by l.id desc limit ${query.limit}`);
}

function anyOf(kinds: readonly HistoryKind[]): Statement {
  return kinds
    .map((kind) => conditionOf(kind))
    .reduce((all, one) => sql`${all} or ${one}`, sql`1 = 0`);
}

/** The entries for which `historyKind` of the domain returns these kinds. */
function conditionOf(kind: HistoryKind): Statement {
  switch (kind) {
    case 'users':
      return sql`l.action like 'user.%'`;
    case 'due-date':
      return sql`l.action = 'evaluation.due-date' or l.grading_type = 'customDueDate'`;
    case 'hand-back':
      return sql`l.action in ('evaluation.hand-back', 'grade.hand-back')`;
    case 'names-shown':
      return sql`l.action = 'evaluation.show-names'`;
    case 'request':
      return sql`l.action = 'grade.request'`;
    case 'removed':
      return sql`(l.action = 'design.remove' and l.evaluation_id is not null)`;
    case 'computed':
      return sql`l.action = 'grade.compute'`;
    case 'commented':
      return sql`l.action in ('grade.comment', 'grade.uncomment')`;
    case 'changed':
    case 'deleted':
    case 'restored':
      return sql`(l.action = ${GRADE_ACTIONS[kind]} and coalesce(l.grading_type, '') <> 'customDueDate')`;
  }
}

const GRADE_ACTIONS = {
  changed: 'grade.save',
  deleted: 'grade.delete',
  restored: 'grade.restore',
} as const;
