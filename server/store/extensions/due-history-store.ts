// Which due date counted for a student's work at the time of an entry of the log (EXT-9).

import { readDueDate, type DueDate } from '@elenchus/domain/base/due-date.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { named } from '../engine/columns.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql } from '../engine/sql.ts';
import { notNull } from '../engine/table.ts';
import { datedCourse, dueWith, ownDateKey } from './own-dates-store.ts';
import { keyOf, storedGrades, type PersonalKey } from '../grades/stored-grades.ts';
import { parsedJson, textField } from '../stored-json.ts';
import { auditLogTable } from '../tables/log-tables.ts';

/** A student's work, and an entry of the log about it. */
interface LoggedWork extends PersonalKey {
  readonly entryID: string;
}

interface PastAndPresent {
  readonly past: DueDate | null;
  readonly present: DueDate | null;
}

/** A date that was replaced; rows are in the order of the log. */
interface Replaced {
  readonly id: string;
  readonly key: string;
  readonly before: string | null;
}

const REPLACED = named({
  id: auditLogTable.id,
  key: notNull(auditLogTable.evaluationDataID),
  before: auditLogTable.before,
});
const REPLACED_OWN = named({
  id: auditLogTable.id,
  usernameKey: auditLogTable.subject,
  evaluationDataID: notNull(auditLogTable.evaluationDataID),
  before: auditLogTable.before,
});

/** The due date at the time of each entry, and the one that counts now, in the order that was asked for. */
export function* pastDueDates(
  course: string,
  asked: readonly LoggedWork[],
): Steps<readonly PastAndPresent[]> {
  if (asked.length === 0) return [];
  const { evaluations } = yield* datedCourse(course);
  const byId = new Map(evaluations.map((evaluation) => [evaluation.id, evaluation]));
  const own = yield* storedGrades(course, asked.map(ownDateKey));
  const [first = ''] = asked.map(({ entryID }) => changeOf(entryID)).toSorted();
  const general = Map.groupBy(yield* replacedDates(course, asked, first), ({ key }) => key);
  const custom = Map.groupBy(yield* replacedOwnDates(course, asked, first), ({ key }) => key);
  return asked.map((work) => {
    const ownKey = keyOf(ownDateKey(work));
    const present = {
      dueDate: byId.get(work.evaluationDataID)?.dueDate ?? null,
      own: own.get(ownKey)?.individualGradingData ?? '',
    };
    const past = {
      dueDate: before(general.get(work.evaluationDataID), work, present.dueDate, generalDate),
      own: before(custom.get(ownKey), work, present.own, ownDate),
    };
    return { past: dueWith(past, past.own), present: dueWith(present, present.own) };
  });
}

/** What was there at the time of the entry: what the first later change replaced, or what is there now. */
function before<Value>(
  replaced: readonly Replaced[] | undefined,
  { entryID }: LoggedWork,
  present: Value,
  read: (text: string | null) => Value,
): Value {
  const next = replaced?.find(({ id }) => id >= changeOf(entryID));
  return next ? read(next.before) : present;
}

/** The entries of one change share the ID up to the last dash, and were written at once. */
function changeOf(entryID: string): string {
  return entryID.slice(0, entryID.lastIndexOf('-'));
}

/** The log has the date alone, or the whole evaluation that was removed. */
function generalDate(text: string | null): Evaluation['dueDate'] {
  const value = parsedJson(text);
  const date = typeof value === 'string' ? value : textField(value, 'questionCourseDate');
  return readDueDate(date ?? '');
}

function ownDate(text: string | null): string {
  return textField(parsedJson(text), 'individualGradingData') ?? '';
}

function* replacedDates(
  course: string,
  asked: readonly LoggedWork[],
  first: string,
): Steps<readonly Replaced[]> {
  const ids = new Set(asked.map(({ evaluationDataID }) => evaluationDataID));
  return yield* rowsOf(sql`select
      ${REPLACED}
    from audit_log where course = ${course} and evaluation_id in ${list([...ids])}
      and id >= ${first} and action in ('evaluation.due-date', 'design.remove') order by id`);
}

function* replacedOwnDates(
  course: string,
  asked: readonly LoggedWork[],
  first: string,
): Steps<readonly Replaced[]> {
  const found: Replaced[] = [];
  for (const chunk of chunksOf([...new Set(asked.map(({ usernameKey }) => usernameKey))])) {
    const rows = yield* rowsOf(sql`select
        ${REPLACED_OWN}
      from audit_log where course = ${course} and subject in ${list(chunk)}
        and grading_type = 'customDueDate' and id >= ${first} order by id`);
    for (const { id, before: replaced, ...person } of rows) {
      found.push({ id, before: replaced, key: keyOf(ownDateKey(person)) });
    }
  }
  return found;
}
