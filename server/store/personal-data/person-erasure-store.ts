// Erasing one person from a course on request: the one lawful exception to the rule that the log keeps everything.
// What remains shows that something happened, when, and to which evaluation, but neither to whom nor what.

import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { LAST_VISITED_TYPES } from '@elenchus/domain/design/last-visited.ts';
import { losesLastInstructor } from '@elenchus/domain/people/last-instructor.ts';
import { ERASED_PERSON as ERASED } from '@elenchus/domain/people/security-entry-words.ts';
import { rewriteMentions } from '../logs/audit-mentions-store.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { withoutPairsOf } from '../similarity/checked-pairs.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { COUNT, notNull } from '../engine/table.ts';
import { eraseFromSecurityLog, recordSecurityEvent } from '../logs/security-log-store.ts';
import type { PersonStep } from '../table-facts/all-tables.ts';
import { erasuresOf } from '../table-facts/fact-statements.ts';
import { designItemsTable } from '../tables/design-tables.ts';
import { similarityChecksTable } from '../tables/log-tables.ts';
import { usersTable } from '../tables/people-tables.ts';
import { failuresOf } from '../login/throttle-store.ts';
import { countInstructors } from '../people/users-store.ts';

interface Erasure {
  readonly answers: number;
  readonly history: number;
  readonly grades: number;
  readonly comments: number;
  readonly sessions: number;
  readonly logEntries: number;
}

export type ErasureRefusal = 'unknown-person' | 'last-instructor';

/** Removes everything about a person, also if an instructor had deleted them before. */
function* erasePerson(
  input: Change & { readonly usernameKey: string },
): Steps<Result<Erasure, ErasureRefusal>> {
  const { course, usernameKey: key } = input;
  const user = yield* rowOf(
    sql`select ${columnsOf(usersTable, 'status')} from users where course = ${course} and username_key = ${key}`,
  );
  if (user && losesLastInstructor(user.status, null, yield* countInstructors(course))) {
    return refuse('last-instructor');
  }
  const own = sql`course = ${course} and username_key = ${key}`;
  const erasure: Erasure = {
    answers: yield* countOf(sql`answers where ${own}`),
    history: yield* countOf(sql`answer_history where ${own}`),
    grades: yield* countOf(sql`grades where ${own}`),
    comments: yield* countOf(sql`passage_comments where ${own}`),
    sessions: yield* countOf(sql`sessions where ${own}`),
    logEntries: yield* countOf(sql`audit_log where ${inLog(course, key)}`),
  };
  const comments =
    (yield* countOf(sql`saved_comments where course = ${course} and owner = ${key}`)) +
    (yield* countOf(sql`course_comments where course = ${course} and added_by = ${key}`));
  const isThere =
    user !== undefined || comments > 0 || Object.values(erasure).some((count) => count > 0);
  if (!isThere) return refuse('unknown-person');
  for (const erase of Object.values(STEPS)) yield* erase(input, key);
  for (const statement of erasuresOf(course, key)) yield* run(statement);
  const entry = { action: 'user.erase', subject: ERASED, before: null, after: erasure } as const;
  yield* recordAudit(input, [entry]);
  const { at, actor, address } = input;
  yield* recordSecurityEvent({ course, at, event: 'user-erased', actor, subject: '', address });
  return accept(erasure);
}

function* countOf(source: Statement): Steps<number> {
  const row = yield* rowOf(sql`select ${named({ found: COUNT })} from ${source}`);
  return row?.found ?? 0;
}

function aboutPerson(key: string): Statement {
  return sql`(subject = ${key} and (action like 'user.%' or action like 'grade.%'
    or action = 'accommodation.set'))`;
}

function inLog(course: string, key: string): Statement {
  return sql`course = ${course} and (actor = ${key} or ${aboutPerson(key)})`;
}

/** Entries about others lose the person's name, and entries about the person all the names in them. */
function* eraseMentions(course: string, key: string): Steps<void> {
  yield* run(sql`delete from audit_mentions where course = ${course} and entry_id in
    (select id from audit_log where course = ${course} and ${aboutPerson(key)})`);
  yield* rewriteMentions(course, key, null);
}

/** The entries about the person lose name and content, those by the person the name. */
function* eraseFromLog(course: string, key: string): Steps<void> {
  yield* run(sql`update audit_log
    set subject = ${ERASED}, before_value = null, after_value = null
    where course = ${course} and ${aboutPerson(key)}`);
  yield* run(
    sql`update audit_log set actor = ${ERASED} where course = ${course} and actor = ${key}`,
  );
}

/** What the facts about the tables leave to a step, in this order. */
const STEPS: Readonly<Record<PersonStep, (change: Change, key: string) => Steps<void>>> = {
  'people in the audit log': ({ course }, key) => eraseMentions(course, key),
  'audit log': ({ course }, key) => eraseFromLog(course, key),
  'security log': (change, key) => eraseFromSecurityLog(change, key, ERASED),
  'failed logins': ({ course }, key) =>
    run(sql`delete from login_failures where ${failuresOf(course, key)}`),
  'students of a TA': ({ course }, key) =>
    run(sql`update users set ta = null, version = version + 1
      where course = ${course} and ta = ${key}`),
  'announcements to the students of a TA': ({ course }, key) =>
    run(sql`update notices set audience = ${`students-of:${ERASED}`}
      where course = ${course} and audience = ${`students-of:${key}`}`),
  'places last visited': ({ course }, key) => eraseMarkers(course, key),
  'pairs of essays': ({ course }, key) => eraseFindings(course, key),
};

const MARKER = named({ id: designItemsTable.dataID });
const FINDINGS = named({
  id: similarityChecksTable.evaluationId,
  result: notNull(similarityChecksTable.result),
});

/** The tabs an instructor last visited are kept in the design under the username. */
function* eraseMarkers(course: string, key: string): Steps<void> {
  const types = list(LAST_VISITED_TYPES);
  const markers = yield* rowsOf(sql`select ${MARKER} from design_items
      where course = ${course} and data_type in ${types}
    union select ${MARKER} from design_history
      where course = ${course} and data_type in ${types}`);
  const own = markers.map(({ id }) => id).filter((id) => isSameUsername(id, key));
  const where = sql`course = ${course} and data_type in ${types} and data_id in ${list(own)}`;
  yield* run(sql`delete from design_items where ${where}`);
  yield* run(sql`delete from design_history where ${where}`);
}

function* eraseFindings(course: string, key: string): Steps<void> {
  const checks = yield* rowsOf(sql`select ${FINDINGS}
    from similarity_checks where course = ${course} and result is not null`);
  for (const { id, result } of checks) {
    const kept = withoutPairsOf(result, key);
    if (kept === result) continue;
    yield* run(sql`update similarity_checks set result = ${kept}
      where course = ${course} and evaluation_id = ${id}`);
  }
}

export const personErasureProcedures = { erasePerson };
