// What is new in a course: reading what happened, who has seen it, and events that nothing else records (NTC-1 to NTC-7).

import { CHOSEN_PEOPLE } from '@elenchus/domain/notifications/audience.ts';
import type { HandBack } from '@elenchus/domain/grading/student-hand-back.ts';
import type { DateMove } from '@elenchus/domain/notifications/moved-dates.ts';
import type { NotificationReader } from '@elenchus/domain/notifications/course-notification.ts';
import type { StoredNotification } from '@elenchus/domain/notifications/reader-notifications.ts';
import type { Change } from '../logs/audit-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readRowByKey, type Reader } from '../engine/database.ts';
import { run, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples } from '../engine/sql.ts';
import { aliased, outer, notNull, textFrom } from '../engine/table.ts';
import { handBacksOf, handBacksOfCourse } from '../hand-backs/hand-back-rows-store.ts';
import { parsedJson, textField } from '../stored-json.ts';
import { gradesTable, requestMessagesTable } from '../tables/grade-tables.ts';
import { auditLogTable } from '../tables/log-tables.ts';
import { noticeMarksTable, noticePeopleTable, noticesTable } from '../tables/notice-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

type ReaderRow = NotificationReader & { readonly mark: number | null };

/** Who reads, and until when they have seen everything; undefined for a person who isn't in the course. */
export function selectOptionalNoticeReader(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<ReaderRow | undefined> {
  return readRowByKey(
    reader,
    sql`select ${columnsOf(u, 'usernameKey', 'status', 'ta', 'addedAt')},
        ${named({ mark: outer(noticeMarksTable, 'm').seenUntil })}
      from users u left join notice_marks m
        on m.course = u.course and m.username_key = u.username_key
      where u.course = ${course} and u.username_key = ${usernameKey}`,
  );
}

interface DueDateRecord {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly gradingType: string;
  readonly individualGradingData: string;
}

/** What happened in a course; `usernameKey` names the person whom a row concerns. */
export interface NoticeRows {
  readonly stored: readonly StoredNotification[];
  readonly personal: readonly (StoredNotification & { readonly usernameKey: string })[];
  readonly moves: readonly DateMove[];
  readonly ownMoves: readonly (DateMove & { readonly usernameKey: string })[];
  readonly dueDates: readonly DueDateRecord[];
  readonly handBacks: readonly HandBack[];
}

const u = aliased(usersTable, 'u');
const n = aliased(noticesTable, 'n');

const MOVE = named({
  at: auditLogTable.at,
  actor: auditLogTable.actor,
  evaluationId: auditLogTable.subject,
  before: auditLogTable.before,
  after: auditLogTable.after,
  usernameKey: auditLogTable.subject,
});
const OWN_MOVE = named({
  at: auditLogTable.at,
  actor: auditLogTable.actor,
  evaluationId: notNull(auditLogTable.evaluationDataID),
  before: auditLogTable.before,
  after: auditLogTable.after,
  usernameKey: auditLogTable.subject,
});

const NOTICE = named({
  id: n.id,
  at: n.at,
  kind: n.kind,
  audience: n.audience,
  actor: n.actor,
  about: n.about,
  title: n.title,
  text: n.text,
  from: textFrom(sql`coalesce((select a.full_name from users a
      where a.course = n.course and a.username_key = n.actor), '')`),
});

const DUE_DATE = columnsOf(
  gradesTable,
  'usernameKey',
  'evaluationDataID',
  'gradingType',
  'individualGradingData',
);

/** An answer of staff to a student's request about a grade. */
const ANSWER = named({
  usernameKey: requestMessagesTable.usernameKey,
  id: requestMessagesTable.id,
  at: requestMessagesTable.sentAt,
  actor: requestMessagesTable.author,
  about: requestMessagesTable.evaluationDataID,
});

/** What happened since a time, as it concerns one person, or everyone if nobody is named. */
export async function selectNoticeRows(
  reader: Reader,
  course: string,
  since: number,
  usernameKey: string | null,
): Promise<NoticeRows> {
  const from = sql`id >= ${since.toString(36).padStart(9, '0')}`;
  const [own, subject] =
    usernameKey === null
      ? [sql``, sql``]
      : [sql`and username_key = ${usernameKey}`, sql`and subject = ${usernameKey}`];
  const [stored, personal, moves, ownMoves, dueDates, handBacks, answered] =
    await reader.readTogether([
      sql`select ${NOTICE} from notices n where n.course = ${course} and n.at >= ${since}
      and n.audience <> ${CHOSEN_PEOPLE} order by n.at, n.id`,
      sql`select ${columnsOf(aliased(noticePeopleTable, 'p'), 'usernameKey')}, ${NOTICE}
      from notice_people p
      join notices n on n.course = p.course and n.id = p.notice_id
      where p.course = ${course} ${own} and n.at >= ${since} order by n.at, n.id`,
      sql`select ${MOVE}
      from audit_log
      where course = ${course} and action = 'evaluation.due-date' and ${from} order by id`,
      sql`select ${OWN_MOVE}
      from audit_log
      where course = ${course} and grading_type = 'customDueDate' ${subject} and ${from}
      order by id`,
      sql`select ${DUE_DATE}
      from grades where course = ${course} ${own} and version > 0
        and grading_type = 'customDueDate'`,
      usernameKey === null ? handBacksOfCourse(course) : handBacksOf(course, [usernameKey]),
      sql`select ${ANSWER} from request_messages
      where course = ${course} ${own} and is_staff = 1 and sent_at >= ${since} order by sent_at, id`,
    ]);
  const answers = answered.map((row) => ({ ...row, ...ANSWERED }));
  return {
    stored,
    personal: [...personal, ...answers],
    moves: moves.map((row) => moveOf(row, false)),
    ownMoves: ownMoves.map((row) => moveOf(row, true)),
    dueDates,
    handBacks,
  };
}

const ANSWERED = {
  kind: 'answered',
  audience: CHOSEN_PEOPLE,
  title: '',
  text: '',
  from: '',
} as const;

interface LogRow {
  readonly at: number;
  readonly actor: string;
  readonly evaluationId: string;
  readonly usernameKey: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The log keeps the due date of an evaluation as a text, and a custom one in its grade record. */
function moveOf({ before, after, ...row }: LogRow, isOwn: boolean) {
  return { ...row, before: dateIn(before), after: dateIn(after), isOwn };
}

function dateIn(json: string | null): string {
  const value = parsedJson(json);
  return typeof value === 'string' ? value : (textField(value, 'individualGradingData') ?? '');
}

/** Marks everything until a time as seen; an earlier mark never replaces a later one. */
function* markNoticesSeen(input: {
  readonly course: string;
  readonly usernameKey: string;
  readonly until: number;
}): Steps<void> {
  const { course, usernameKey, until } = input;
  yield* run(sql`insert into notice_marks as known (course, username_key, seen_until)
    values (${course}, ${usernameKey}, ${until})
    on conflict (course, username_key) do update set seen_until = excluded.seen_until
      where known.seen_until < excluded.seen_until`);
}

/** Records an event. Called inside the transaction of the change that it is about. */
export function* recordNotice(
  { course, at, actor }: Pick<Change, 'course' | 'at' | 'actor'>,
  event: Omit<StoredNotification, 'at' | 'actor' | 'from'>,
  people: readonly string[] = [],
): Steps<void> {
  const { id, kind, audience, about, title, text } = event;
  yield* run(sql`insert into notices
      (course, id, at, kind, audience, actor, about, title, body)
    values (${course}, ${id}, ${at}, ${kind}, ${audience}, ${actor}, ${about}, ${title}, ${text})`);
  for (const chunk of chunksOf(people)) {
    yield* run(sql`insert into notice_people (course, username_key, notice_id)
      values ${tuples(chunk.map((usernameKey) => [course, usernameKey, id]))}`);
  }
}

export const noticesProcedures = { markNoticesSeen };
