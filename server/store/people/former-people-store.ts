// People who were deleted from a course and left work there, by their netIDs (USR-100).

import { compareCodePoints } from '@elenchus/domain/base/name-key.ts';
import type { FormerPerson, LeftWork } from '@elenchus/domain/people/former-person.ts';
import { timeOfChange } from '../logs/audit-store.ts';
import { DESIGN_RECORDS } from '../design/design-records.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, type Statement } from '../engine/sql.ts';
import { COUNT, integerFrom, notNull } from '../engine/table.ts';
import { PERSON_TEXT } from './person-text.ts';
import { parsedJson, textField } from '../stored-json.ts';
import { answerHistoryTable, answersTable } from '../tables/answer-tables.ts';
import { designItemsTable } from '../tables/design-tables.ts';
import {
  courseCommentsTable,
  gradeRequestsTable,
  gradesTable,
  handBacksTable,
  savedCommentsTable,
  secondReadingsTable,
} from '../tables/grade-tables.ts';
import { auditLogTable } from '../tables/log-tables.ts';
import { accommodationsTable, formerPeopleTable, usersTable } from '../tables/people-tables.ts';

/** The former people of each netID that has any, the last deleted one first. */
export type FormerPeople = ReadonlyMap<string, readonly FormerPerson[]>;

interface Counted extends Partial<LeftWork> {
  readonly record: string;
}

interface SetAside {
  readonly record: string;
  readonly usernameKey: string;
  readonly fullName: string;
  readonly status: string;
  readonly deletedAt: number | null;
  readonly person: string;
}

interface Deletion {
  readonly usernameKey: string;
  readonly at: number;
  readonly before: string | null;
}

const SET_ASIDE = named({
  record: formerPeopleTable.record,
  usernameKey: formerPeopleTable.usernameKey,
  fullName: formerPeopleTable.fullName,
  status: formerPeopleTable.status,
  deletedAt: formerPeopleTable.deletedAt,
  person: PERSON_TEXT,
});

const DELETION = named({
  usernameKey: auditLogTable.subject,
  at: auditLogTable.at,
  before: auditLogTable.before,
});

/** Everyone who had one of these netIDs, isn't in the course any more and left something there. */
export function* formerPeopleOf(
  course: string,
  usernameKeys: readonly string[],
): Steps<FormerPeople> {
  const found = new Map<string, readonly FormerPerson[]>();
  for (const chunk of chunksOf(usernameKeys)) {
    const asked = list(chunk);
    const aside = yield* rowsOf(setAsideWhere(course, asked));
    const deletions = yield* rowsOf(sql`select ${DELETION} from audit_log
      where course = ${course} and subject in ${asked} and action = 'user.delete' order by id`);
    const deleted = new Map(deletions.map((each) => [each.usernameKey, each]));
    const work = yield* workOf(course, [...chunk, ...aside.map(({ record }) => record)], deleted);
    const asideOf = Map.groupBy(aside, (each) => each.usernameKey);
    for (const key of chunk) {
      const left = work.get(key);
      const people = (asideOf.get(key) ?? []).map(({ usernameKey: _key, ...person }) => {
        return { ...person, ...(work.get(person.record) ?? NOTHING) };
      });
      if (left) people.push({ record: key, ...nameOf(key, deleted.get(key)), ...left });
      if (people.length > 0) found.set(key, people.sort(lastDeletedFirst));
    }
  }
  return found;
}

const NOTHING: LeftWork = { answers: 0, grades: 0, changes: 0, students: 0 };

function lastDeletedFirst(one: FormerPerson, other: FormerPerson): number {
  return (
    (other.deletedAt ?? 0) - (one.deletedAt ?? 0) || compareCodePoints(one.record, other.record)
  );
}

function nameOf(key: string, deletion: Deletion | undefined) {
  const user = parsedJson(deletion?.before ?? null);
  return {
    fullName: textField(user, 'fullName') ?? key,
    status: textField(user, 'status') ?? 'student',
    deletedAt: deletion?.at ?? null,
    person: textField(user, 'person') ?? '',
  };
}

/** What is stored under these keys; a key without anything is left out. */
function* workOf(
  course: string,
  keys: readonly string[],
  deleted: ReadonlyMap<string, unknown>,
): Steps<ReadonlyMap<string, LeftWork>> {
  // Only these can have done something, and the log has no index by its authors.
  const doers = list(keys.filter((key) => deleted.has(key) || key.includes('/')));
  const counts = yield* countsOf(ownWork(course, list(keys)));
  if (doers.values.length > 0) counts.push(...(yield* countsOf(deedsOf(course, doers))));
  const found = new Map<string, LeftWork>();
  for (const { record, answers = 0, grades = 0, changes = 0, students = 0 } of counts) {
    const sum = found.get(record) ?? NOTHING;
    found.set(record, {
      answers: sum.answers + answers,
      grades: sum.grades + grades,
      changes: sum.changes + changes,
      students: sum.students + students,
    });
  }
  return found;
}

function* countsOf(statements: readonly Statement<Counted>[]): Steps<Counted[]> {
  const counts: Counted[] = [];
  for (const statement of statements) counts.push(...(yield* rowsOf(statement)));
  return counts;
}

function ownWork(course: string, keys: Statement): readonly Statement<Counted>[] {
  const own = sql`course = ${course} and username_key in ${keys} group by username_key`;
  const answers = integerFrom(sql`count(case when question_answer <> ''
        or question_essay_answer <> '' then 1 end)`);
  const grades = integerFrom(sql`count(case when individual_grading_data <> ''
        and grading_type in ('questionGrade', 'examGrade') then 1 end)`);
  return [
    sql`select ${named({ record: answersTable.usernameKey, answers })} from answers where ${own}`,
    sql`select ${named({ record: answerHistoryTable.usernameKey })} from answer_history where ${own}`,
    sql`select ${named({ record: gradesTable.usernameKey, grades })} from grades where ${own}`,
    sql`select ${named({ record: savedCommentsTable.owner })} from saved_comments
      where course = ${course} and owner in ${keys} group by owner`,
    sql`select ${named({ record: gradeRequestsTable.usernameKey })} from grade_requests where ${own}`,
    sql`select ${named({ record: handBacksTable.usernameKey })} from hand_backs where ${own}`,
    sql`select ${named({ record: accommodationsTable.usernameKey })} from accommodations where ${own}`,
    sql`select ${named({ record: secondReadingsTable.usernameKey })} from second_readings where ${own}`,
  ];
}

/** What someone else would seem to have done, or whose students they would get. */
function deedsOf(course: string, keys: Statement): readonly Statement<Counted>[] {
  return [
    sql`select ${named({ record: auditLogTable.actor, changes: COUNT })} from audit_log
      where course = ${course} and actor in ${keys} and subject <> actor group by actor`,
    sql`select ${named({ record: designItemsTable.changedBy })} from ${DESIGN_RECORDS}
      where course = ${course} and changed_by in ${keys} group by changed_by`,
    sql`select ${named({ record: courseCommentsTable.addedBy })} from course_comments
      where course = ${course} and added_by in ${keys} group by added_by`,
    sql`select ${named({ record: notNull(usersTable.ta), students: COUNT })} from users
      where course = ${course} and ta in ${keys} group by ta`,
  ];
}

function setAsideWhere(course: string, usernameKeys: Statement): Statement<SetAside> {
  return sql`select ${SET_ASIDE} from former_people
    where course = ${course} and username_key in ${usernameKeys} order by record`;
}

/** Since when a person has the netID, if somebody else may have had it before; null otherwise. */
export async function selectSuccessionTime(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<number | null> {
  const deletions = integerFrom(sql`
      (select count(*) from audit_log l where l.course = ${course} and l.subject = ${usernameKey}
        and l.action = 'user.delete') + (select count(*) from former_people f
        where f.course = ${course} and f.username_key = ${usernameKey})`);
  const [row] = await reader.read(sql`select
      ${named({ person: usersTable.person, deletions })}
    from users where course = ${course} and username_key = ${usernameKey}`);
  const person = row?.person ?? null;
  return person !== null && (row?.deletions ?? 0) > 0 ? timeOfChange(person) : null;
}

/** Everyone whose work was set aside, by the key of the record. */
export async function selectFormerNames(
  reader: Reader,
  course: string,
): Promise<ReadonlyMap<string, { readonly username: string; readonly fullName: string }>> {
  const rows = await reader.read(
    sql`select ${named({ username: formerPeopleTable.record, fullName: formerPeopleTable.fullName })}
      from former_people
      where course = ${course}`,
  );
  return new Map(rows.map((row) => [row.username, row]));
}

/** The people whose work was set aside when someone else got their netID. */
export function selectSetAside(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<SetAside[]> {
  return reader.read(setAsideWhere(course, list([usernameKey])));
}
