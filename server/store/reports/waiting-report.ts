// What waits for one grader, from at most four queries however many students there are.

import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { dueInstant } from '@elenchus/domain/base/deadline.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { statisticsGroups } from '@elenchus/domain/grading/grading-statistics.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import { sortUsers, type User } from '@elenchus/domain/people/user.ts';
import { waitingReasons, type WaitingFacts } from '@elenchus/domain/workload/waiting-work.ts';
import { chunksOf, list, sql, type Statement } from '../engine/sql.ts';
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
type SaveRow = readonly [usernameKey: string, questionId: string, at: number];
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
  const [people = [], grades = [], deleted = []] = await reader.values([
    peopleOf(course, taKey),
    gradingFactsQuery(course, ofOwnStudents(question)),
    ...(withReasons ? [deletedQuery(course)] : []),
  ]);
  const facts = readGradingFacts(grades);
  const instantOf = instantsOnce(question.zone);
  const groups = statisticsGroups({ users: usersOf(trusted(people)), hasTAs });
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
    deleted: deletionTimes(deleted),
    changed: await changeTimes(reader, course, work),
  };
  return work.flatMap((one) =>
    waitingReasons(factsOf(one, times), now).map((reason) => ({
      ...reason,
      student: one.student,
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
  times: { readonly changed: Times; readonly deleted: Times },
): WaitingFacts {
  const deletedAt = times.deleted(usernameKey, evaluation.id) ?? null;
  return {
    dueAt,
    isComplete: graded.isComplete,
    isBegun: graded.isBegun,
    gradesDeletedAt: deletedAt !== null && graded.gradedAt <= deletedAt ? deletedAt : null,
    changedAt: times.changed(usernameKey, evaluation.id) ?? null,
  };
}

/** The condition for records of the students whose work waits for the caller (LOD-20). */
function ofOwnStudents({ course, taKey, hasTAs }: GraderQuestion): Statement {
  if (taKey !== null || !hasTAs) return ofStudents(course, taKey);
  return sql` and grades.username_key in (select own.username_key from users own
    where own.course = ${course} and own.status = 'student' and own.ta not in (
      select ta.username_key from users ta where ta.course = ${course} and ta.status = 'ta'))`;
}

/** Finds the moment of each due date once: a class has few of them, and finding one takes a while. */
function instantsOnce(zone: GraderQuestion['zone']): (due: DueDate) => number {
  const known = new Map<DueDate, number>();
  return (due) => {
    const found = known.get(due) ?? dueInstant(due, zone);
    known.set(due, found);
    return found;
  };
}

function deletionTimes(rows: unknown): Times {
  return byWork(trusted<TimeRow[]>(rows), ([, , at]) => at);
}

/**
 * The first change that counts after work was marked complete. Only work that was complete before its due date can have
 * one, and that is rare: without any, nothing is read.
 */
async function changeTimes(
  reader: ReportReader,
  course: string,
  work: readonly OneWork[],
): Promise<Times> {
  const early = work.filter(
    ({ graded, dueAt }) => graded.isComplete && dueAt !== null && graded.markedAt < dueAt,
  );
  if (early.length === 0) return () => undefined;
  const since = early.reduce((least, { graded }) => Math.min(least, graded.markedAt), Infinity);
  const keys = [...new Set(early.map(({ usernameKey }) => usernameKey))];
  const found = await reader.values(
    chunksOf(keys).map(
      (chunk) => sql`select username_key, question_id, submitted_at from answer_history
        where course = ${course} and username_key in ${list(chunk)} and submitted_at > ${since}`,
    ),
  );
  const saves = Map.groupBy(trusted<SaveRow[]>(found.flat()), ([usernameKey]) => usernameKey);
  const rows = early.flatMap(({ usernameKey, evaluation, graded, dueAt }): readonly TimeRow[] => {
    const asked = new Set(evaluation.questionIds);
    const times = (saves.get(usernameKey) ?? [])
      .filter(([, id, at]) => asked.has(id) && at > graded.markedAt && at < (dueAt ?? 0))
      .map(([, , at]) => at);
    return times.length === 0 ? [] : [[usernameKey, evaluation.id, Math.min(...times)]];
  });
  return byWork(rows, ([, , at]) => at);
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
