// How much of a class is marked complete, and which work has a custom due date or was complete before its due date:
// what the number of waiting things and the marks of changed work follow from. No list of the class is read.

import { dueInstant } from '@elenchus/domain/base/deadline.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/due-date-input.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import { mayHaveChangedSince } from '@elenchus/domain/workload/changed-work.ts';
import { changedAmong, savesSince, type CompletedEarly } from './answer-changes.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { readNamed } from '../engine/named-reads.ts';
import { list, sql } from '../engine/sql.ts';
import { aliased, COUNT, nullable } from '../engine/table.ts';
import { isOfOwnStudent, ownStudents, type GraderScope } from './own-students.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

/** An evaluation of the course; its questions are asked for only when they matter. */
interface DatedEvaluation {
  readonly id: string;
  readonly dueDate: DueDate | null;
}

export interface DatedClass extends GraderScope {
  readonly evaluations: readonly DatedEvaluation[];
  readonly questionIdsOf: (evaluationId: string) => readonly string[];
  readonly zone: TimeZone;
  readonly now: number;
}

interface StudentsWork {
  readonly usernameKey: string;
  readonly evaluationId: string;
}

/** Work of a student who has a custom due date. */
interface CustomWork extends StudentsWork {
  readonly dueAt: number | null;
  /** When it was marked complete; null if it isn't. */
  readonly markedAt: number | null;
}

interface CustomRow extends StudentsWork {
  readonly date: string;
  readonly markedAt: number | null;
}

interface CompletedRow extends StudentsWork {
  readonly markedAt: number;
}

type EarlyWork = CompletedEarly & StudentsWork;

interface ChangedWork extends EarlyWork {
  readonly since: number;
}

/** Everyone's work in one evaluation. */
interface EvaluationWork {
  readonly evaluationId: string;
  /** The moment of the due date for everyone; null without one. */
  readonly dueAt: number | null;
  /** How many students have this due date, and how many of them are complete. */
  readonly students: number;
  readonly complete: number;
  readonly custom: readonly CustomWork[];
}

/** The work of a class by evaluation, as of one moment, and what of it can have changed after it was complete. */
export async function selectGradedWork(
  reader: Reader,
  dated: DatedClass,
): Promise<{
  readonly evaluations: readonly EvaluationWork[];
  readonly early: readonly EarlyWork[];
}> {
  const { course } = dated;
  const { people, complete, ...rows } = await readNamed(reader, {
    people: sql`select ${named({ students: COUNT })} from users u
      where u.course = ${course} and ${ownStudents(dated)}`,
    complete: completeCounts(dated),
    ...datedStatements(dated),
  });
  const all = people[0]?.students ?? 0;
  const completed = new Map(complete.map((row) => [row.evaluationId, row.students]));
  const { custom, early } = readDated(dated, rows);
  const byEvaluation = Map.groupBy(custom, ({ evaluationId }) => evaluationId);
  const instantOf = instantsOnce(dated.zone);
  const evaluations = dated.evaluations.map(({ id, dueDate }): EvaluationWork => {
    const own = byEvaluation.get(id) ?? [];
    const ownComplete = own.filter(({ markedAt }) => markedAt !== null).length;
    return {
      evaluationId: id,
      dueAt: dueDate === null ? null : instantOf(dueDate),
      students: all - own.length,
      complete: (completed.get(id) ?? 0) - ownComplete,
      custom: own,
    };
  });
  return { evaluations, early };
}

/** Work that changed after it was marked complete and before its due date, which has passed. */
export async function selectChangedWork(
  reader: Reader,
  dated: DatedClass,
): Promise<readonly ChangedWork[]> {
  const found = await readNamed(reader, datedStatements(dated));
  return changesOf(reader, dated.course, readDated(dated, found).early);
}

/** The usernames of these students, by their keys. */
export async function selectUsernames(
  reader: Reader,
  course: string,
  usernameKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (usernameKeys.length === 0) return new Map();
  const rows = await reader.read(
    sql`select ${columnsOf(usersTable, 'usernameKey', 'username')} from users
      where course = ${course} and username_key in ${list([...new Set(usernameKeys)])}`,
  );
  return new Map(rows.map(({ usernameKey, username }) => [usernameKey, username]));
}

/** Reads nothing if no work was complete before its due date, which is usual. */
export async function changesOf(
  reader: Reader,
  course: string,
  early: readonly EarlyWork[],
): Promise<readonly ChangedWork[]> {
  if (early.length === 0) return [];
  const { saves } = await readNamed(reader, { saves: savesSince(course, early) });
  return changedAmong(early, saves);
}

/** Finds the moment of each due date once: a class has few of them, and finding one takes a while. */
export function instantsOnce(zone: TimeZone): (due: DueDate) => number {
  const known = new Map<DueDate, number>();
  return (due) => {
    const found = known.get(due) ?? dueInstant(due, zone);
    known.set(due, found);
    return found;
  };
}

const c = aliased(gradesTable, 'c');
const g = aliased(gradesTable, 'g');

const COMPLETED = named({
  usernameKey: g.usernameKey,
  evaluationId: g.evaluationDataID,
  markedAt: g.changedAt,
});
const CUSTOM = named({
  usernameKey: c.usernameKey,
  evaluationId: c.evaluationDataID,
  date: c.individualGradingData,
  markedAt: nullable(g.changedAt),
});

const IS_COMPLETE = sql`g.grading_type = 'gradingComplete' and g.individual_grading_data = 'yes'`;

/** Counted in the index of complete work alone. */
function completeCounts(dated: DatedClass) {
  const { course, evaluations } = dated;
  return sql`select ${named({ evaluationId: g.evaluationDataID, students: COUNT })} from grades g
    where g.course = ${course} and g.evaluation_id in ${list(evaluations.map(({ id }) => id))}
      and ${IS_COMPLETE} and ${isOfOwnStudent(dated, sql`g.username_key`)}
    group by g.evaluation_id`;
}

/** The work with custom due dates, and for each evaluation that is due, what was complete before. */
function datedStatements(dated: DatedClass) {
  const { course, evaluations, zone, now } = dated;
  const instantOf = instantsOnce(zone);
  const due = evaluations.flatMap(({ id, dueDate }) => {
    const at = dueDate === null ? null : instantOf(dueDate);
    return at === null || now < at ? [] : [{ id, at }];
  });
  const custom = sql`select ${CUSTOM}
    from grades c left join grades g on g.course = c.course and g.username_key = c.username_key
        and g.evaluation_id = c.evaluation_id and ${IS_COMPLETE}
    where c.course = ${course} and c.version > 0
      and c.evaluation_id in ${list(evaluations.map(({ id }) => id))}
      and c.grading_type = 'customDueDate' and c.individual_grading_data <> ''
      and ${isOfOwnStudent(dated, sql`c.username_key`)}`;
  const early = due.map(
    ({ id, at }) => sql`select ${COMPLETED} from grades g
      where g.course = ${course} and g.evaluation_id = ${id} and ${IS_COMPLETE}
        and g.changed_at < ${at} and ${isOfOwnStudent(dated, sql`g.username_key`)}`,
  );
  return { custom, early };
}

function readDated(
  { evaluations, questionIdsOf, zone, now }: DatedClass,
  rows: { readonly custom: readonly CustomRow[]; readonly early: readonly CompletedRow[] },
): { readonly custom: readonly CustomWork[]; readonly early: readonly EarlyWork[] } {
  const instantOf = instantsOnce(zone);
  const byId = new Map(evaluations.map((evaluation) => [evaluation.id, evaluation]));
  const dueOf = (evaluationId: string, date: string): number | null => {
    const custom = readCustomDueDate(date);
    const due = targetDate(byId.get(evaluationId) ?? NO_DATE, custom.ok ? custom.value : null);
    return due.ok ? instantOf(due.value) : null;
  };
  const custom = rows.custom.map(({ date, ...work }): CustomWork => ({
    ...work,
    dueAt: dueOf(work.evaluationId, date),
  }));
  const withOwnDate = new Set(custom.map(keyOf));
  const plain = rows.early
    .filter((row) => !withOwnDate.has(keyOf(row)))
    .map((row) => ({ ...row, dueAt: dueOf(row.evaluationId, '') }));
  const marked = custom.flatMap(({ markedAt, ...work }) =>
    markedAt === null ? [] : [{ ...work, markedAt }],
  );
  const early = [...plain, ...marked]
    .filter((work) => mayHaveChangedSince(work, now))
    .map((work) => ({ ...work, questionIds: questionIdsOf(work.evaluationId) }));
  return { custom, early };
}

const NO_DATE = { dueDate: null };

function keyOf({ usernameKey, evaluationId }: StudentsWork): string {
  return JSON.stringify([usernameKey, evaluationId]);
}
