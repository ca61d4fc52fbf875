// The work of a grader's students that waits, from at most five queries however many students there are.

import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { statisticsGroups } from '@elenchus/domain/grading/grading-statistics.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import { sortUsers, type User } from '@elenchus/domain/people/user.ts';
import { mayHaveChangedSince } from '@elenchus/domain/workload/changed-work.ts';
import { waitingReasons, type WaitingFacts } from '@elenchus/domain/workload/waiting-work.ts';
import { changedAmong, savesSince } from '../workload/answer-changes.ts';
import { as, cells, type ListRow } from '../engine/columns.ts';
import { sql, type Statement } from '../engine/sql.ts';
import { aliased, integerFrom, notNull } from '../engine/table.ts';
import { instantsOnce } from '../workload/graded-dates-store.ts';
import { isOfOwnStudent } from '../workload/own-students.ts';
import { passageCommentsTable } from '../tables/grade-tables.ts';
import { auditLogTable } from '../tables/log-tables.ts';
import {
  byWork,
  gradingFactsQuery,
  readGradingFacts,
  type GraderQuestion,
  type GradingFacts,
  type ReportedEvaluation,
} from './grading-facts.ts';
import { peopleOf, usersOf } from './report-people.ts';
import type { ReportReader } from './report.ts';
import type { WaitingEntry } from './waiting-entry.ts';

type TimeRow = readonly [usernameKey: string, evaluationId: string, at: number];
type Times = (usernameKey: string, evaluationId: string) => number | undefined;

/** Everything that waits because of how far its grading is, by due date of the evaluation and then by name. */
export async function waitingGrading(
  reader: ReportReader,
  question: GraderQuestion,
): Promise<readonly WaitingEntry[]> {
  const { course, taKey, hasTAs, evaluations, now } = question;
  // Everyone's records need no condition.
  const isAll = taKey === null && !hasTAs;
  const ofThem = isAll ? sql`` : sql` and ${isOfOwnStudent(question, sql`grades.username_key`)}`;
  const [people, grades, deleted, passages] = await reader.values([
    peopleOf(course, taKey),
    gradingFactsQuery(course, ofThem),
    deletedQuery(course),
    passagesQuery(course),
  ]);
  const facts = readGradingFacts(grades);
  const instantOf = instantsOnce(question.zone);
  const groups = statisticsGroups({ users: usersOf(people), hasTAs });
  const own = groups.filter(({ ta }) => (taKey === null ? ta === null : ta !== null));
  const students = sortUsers(own.flatMap((group) => group.students));
  const work = evaluations.flatMap((evaluation) =>
    students.map((student): OneWork => {
      const usernameKey = foldName(student.username);
      const graded = facts(usernameKey, evaluation.id);
      const due = targetDate(evaluation, graded.customDueDate);
      const dueAt = due.ok ? instantOf(due.value) : null;
      return { student, usernameKey, evaluation, graded, dueAt };
    }),
  );
  const times = {
    deleted: byWork(deleted, ([, , at]) => at),
    passages: byWork(passages, ([, , at]) => at),
    changed: await changeTimes(reader, question, work),
  };
  return work.flatMap((one) =>
    waitingReasons(factsOf(one, times), now).map((reason) => ({
      ...reason,
      usernameKey: one.usernameKey,
      username: one.student.username,
      fullName: one.student.fullName,
      evaluationId: one.evaluation.id,
    })),
  );
}

interface OneWork {
  readonly student: User;
  readonly usernameKey: string;
  readonly evaluation: ReportedEvaluation;
  readonly graded: GradingFacts;
  readonly dueAt: number | null;
}

function factsOf(
  { usernameKey, evaluation, graded, dueAt }: OneWork,
  times: { readonly changed: Times; readonly deleted: Times; readonly passages: Times },
): WaitingFacts {
  const deletedAt = times.deleted(usernameKey, evaluation.id) ?? null;
  return {
    dueAt,
    isComplete: graded.isComplete,
    isBegun: graded.isBegun || times.passages(usernameKey, evaluation.id) !== undefined,
    gradesDeletedAt: deletedAt !== null && graded.gradedAt <= deletedAt ? deletedAt : null,
    changedAt: times.changed(usernameKey, evaluation.id) ?? null,
  };
}

/** Only work that was complete before its due date can have changed since, and that is rare: otherwise nothing is read. */
async function changeTimes(
  reader: ReportReader,
  { course, now }: GraderQuestion,
  work: readonly OneWork[],
): Promise<Times> {
  const early = work.flatMap(
    ({ usernameKey, evaluation, graded: { isComplete, markedAt }, dueAt }) =>
      isComplete && mayHaveChangedSince({ markedAt, dueAt }, now)
        ? [
            {
              usernameKey,
              evaluationId: evaluation.id,
              questionIds: evaluation.questionIds,
              markedAt,
              dueAt,
            },
          ]
        : [],
  );
  if (early.length === 0) return () => undefined;
  const found = await reader.rows(savesSince(course, early));
  const changed = changedAmong(early, found.flat());
  const rows = changed.map(({ usernameKey, evaluationId, since }): TimeRow => [
    usernameKey,
    evaluationId,
    since,
  ]);
  return byWork(rows, ([, , at]) => at);
}

const COMMENTED = cells(
  passageCommentsTable.usernameKey,
  passageCommentsTable.evaluationDataID,
  as('at', integerFrom(sql`max(created_at)`)),
);

const l = aliased(auditLogTable, 'l');
const DELETED = cells(
  l.subject,
  notNull(l.evaluationDataID),
  as('at', integerFrom(sql`max(l.at)`)),
);

/** The work on whose passages or questions somebody commented: its grading has begun. */
function passagesQuery(course: string): Statement<ListRow<TimeRow>> {
  return sql`select ${COMMENTED} from passage_comments
    where course = ${course} group by username_key, evaluation_id`;
}

/**
 * When grades were last deleted by a due date. The first entry of such a change is the new due date, or belongs to the
 * design; the first entry of a deletion by hand is the deletion itself.
 */
function deletedQuery(course: string): Statement<ListRow<TimeRow>> {
  return sql`select ${DELETED} from audit_log l
      join audit_log f on f.course = l.course
        and f.id = substr(l.id, 1, length(l.id) - 6) || '000000'
    where l.course = ${course} and l.action = 'grade.delete'
      and l.grading_type in ('questionGrade', 'examGrade', 'gradingComplete')
      and (f.grading_type = 'customDueDate' or f.action not like 'grade.%')
    group by l.subject, l.evaluation_id`;
}
