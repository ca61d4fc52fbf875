// What waits for one grader, from four queries however many students there are.

import { dueInstant } from '@elenchus/domain/base/deadline.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { statisticsGroups } from '@elenchus/domain/grading/grading-statistics.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import { sortUsers, type User } from '@elenchus/domain/people/user.ts';
import { waitingReasons, type WaitingFacts } from '@elenchus/domain/workload/waiting-work.ts';
import { sql, tuples, type Statement } from '../engine/sql.ts';
import { trusted } from '../engine/trusted.ts';
import {
  byWork,
  gradingFactsQuery,
  readGradingFacts,
  type GraderQuestion,
  type GradingFacts,
  type ReportedEvaluation,
} from './grading-facts.ts';
import { ofStudents, peopleOf, shownStudent, usersOf } from './report-people.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';

type TimeRow = readonly [usernameKey: string, evaluationId: string, at: number];
type Times = (usernameKey: string, evaluationId: string) => number | undefined;

/** A JSON list of everything that waits, by due date of the evaluation and then by name. */
export async function waiting(
  reader: ReportReader,
  question: GraderQuestion,
): Promise<ReportBytes> {
  const found = await waitingWork(reader, question, true);
  const rows = found.map(({ student, evaluationId, kind, since }) => ({
    kind,
    evaluationId,
    ...shownStudent(student),
    since,
  }));
  return bytesOf(JSON.stringify(rows));
}

/** How many things wait, as text. Why work is open doesn't change the number, so the log isn't read. */
export async function waitingNumber(
  reader: ReportReader,
  question: GraderQuestion,
): Promise<ReportBytes> {
  return bytesOf(String((await waitingWork(reader, question, false)).length));
}

async function waitingWork(reader: ReportReader, question: GraderQuestion, withReasons: boolean) {
  const { course, taKey, hasTAs, evaluations, now } = question;
  const changes = changedQuery(question);
  const [people = [], grades = [], changed = [], deleted = []] = await reader.values([
    peopleOf(course, taKey),
    gradingFactsQuery(question),
    changes ?? sql`select 1 where 1 = 0`,
    ...(withReasons ? [deletedQuery(course)] : []),
  ]);
  const facts = readGradingFacts(grades);
  const times = { changed: timesOf(changed), deleted: timesOf(deleted) };
  const groups = statisticsGroups({ users: usersOf(trusted(people)), hasTAs });
  const own = groups.filter(({ ta }) => (taKey === null ? ta === null : ta !== null));
  const students = sortUsers(own.flatMap((group) => group.students));
  return evaluations.flatMap((evaluation) =>
    students.flatMap((student) => {
      const graded = facts(foldName(student.username), evaluation.id);
      const known = factsOf(student, evaluation, { graded, times, question });
      const evaluationId = evaluation.id;
      return waitingReasons(known, now).map((reason) => ({ ...reason, student, evaluationId }));
    }),
  );
}

function factsOf(
  { username }: Pick<User, 'username'>,
  evaluation: ReportedEvaluation,
  {
    graded,
    times,
    question,
  }: {
    readonly graded: GradingFacts;
    readonly times: { readonly changed: Times; readonly deleted: Times };
    readonly question: GraderQuestion;
  },
): WaitingFacts {
  const key = foldName(username);
  const due = targetDate(evaluation, graded.customDueDate);
  const dueAt = due.ok ? dueInstant(due.value, question.zone) : null;
  const changedAt = times.changed(key, evaluation.id) ?? null;
  const deletedAt = times.deleted(key, evaluation.id) ?? null;
  return {
    dueAt,
    isComplete: graded.isComplete,
    isBegun: graded.isBegun,
    gradesDeletedAt: deletedAt !== null && graded.gradedAt <= deletedAt ? deletedAt : null,
    changedAt: changedAt !== null && dueAt !== null && changedAt < dueAt ? changedAt : null,
  };
}

function timesOf(rows: unknown): Times {
  return byWork(trusted<TimeRow[]>(rows), ([, , at]) => at);
}

/**
 * The first change of an answer after its work was marked complete. Only work that was complete before its due date,
 * or that has a custom due date, can have one that counts. null if no evaluation has questions and a due date.
 */
function changedQuery({ course, taKey, evaluations, zone }: GraderQuestion): Statement | null {
  const dated = evaluations.flatMap(({ id, dueDate, questionIds }) =>
    dueDate === null ? [] : [{ id, dueAt: dueInstant(dueDate, zone), questionIds }],
  );
  const pairs = dated.flatMap(({ id, questionIds }) =>
    questionIds.map((question) => [id, question]),
  );
  if (pairs.length === 0) return null;
  const isEarly = dated
    .map(({ id, dueAt }) => sql`(grades.evaluation_id = ${id} and grades.changed_at < ${dueAt})`)
    .reduce((all, one) => sql`${all} or ${one}`);
  return sql`with asked (evaluation_id, question_id) as (values ${tuples(pairs)})
    select grades.username_key, grades.evaluation_id, min(h.submitted_at) as at
    from grades
      join asked on asked.evaluation_id = grades.evaluation_id
      join answers a on a.course = grades.course and a.username_key = grades.username_key
        and a.question_id = asked.question_id and a.saved_at > grades.changed_at
      join answer_history h on h.course = grades.course and h.username_key = grades.username_key
        and h.question_id = asked.question_id and h.submitted_at > grades.changed_at
    where grades.course = ${course} and grades.grading_type = 'gradingComplete'
      and grades.individual_grading_data = 'yes'${ofStudents(course, taKey)}
      and (${isEarly} or exists (select 1 from grades own
        where own.course = grades.course and own.username_key = grades.username_key
          and own.evaluation_id = grades.evaluation_id and own.grading_type = 'customDueDate'))
    group by grades.username_key, grades.evaluation_id`;
}

/**
 * When grades were last deleted by a due date. The first entry of such a change is the new due date, or belongs to the
 * design; the first entry of a deletion by hand is the deletion itself.
 */
function deletedQuery(course: string): Statement {
  return sql`select l.subject, l.evaluation_id, max(l.at) as at from audit_log l
      join audit_log f on f.course = l.course
        and f.id = substr(l.id, 1, length(l.id) - 6) || '000000'
    where l.course = ${course} and l.action = 'grade.delete'
      and l.grading_type in ('questionGrade', 'examGrade', 'gradingComplete')
      and (f.grading_type = 'customDueDate' or f.action not like 'grade.%')
    group by l.subject, l.evaluation_id`;
}
