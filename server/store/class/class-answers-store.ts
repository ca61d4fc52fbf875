// The answers of a whole class as groups of people with the same answer, now and as of due dates: a constant number
// of queries and few rows, however large the class.

import type { WorkLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { dueDay, type DueDate } from '@elenchus/domain/base/due-date.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { readNamed } from '../engine/named-reads.ts';
import { chunksOf, list, sql, tuples, type Statement } from '../engine/sql.ts';
import { likeThose, text } from '../engine/table.ts';
import { keyAfterWork } from '../answers/history-key.ts';
import { answersTable } from '../tables/answer-tables.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

/** usernameKeys: one a line. */
export interface PeopleAlike {
  readonly questionID: string;
  readonly text: string;
  readonly usernameKeys: string;
}

export interface ClassOfCourse {
  /** Students alone. */
  readonly students: readonly { readonly usernameKey: string }[];
  readonly hasAnswers: readonly unknown[];
  readonly customDueDates: readonly {
    readonly usernameKey: string;
    readonly evaluationId: string;
    readonly date: string;
  }[];
  /** Who has question grades. */
  readonly graded: readonly { readonly evaluationId: string; readonly usernameKeys: string }[];
}

/** The students, whether there are any answers, custom due dates, and who has question grades. */
export async function selectClassOfCourse(reader: Reader, course: string): Promise<ClassOfCourse> {
  const { usernameKey, evaluationDataID: evaluationId, individualGradingData: date } = gradesTable;
  const [students, hasAnswers, customDueDates, graded] = await reader.readTogether([
    sql`select ${columnsOf(usersTable, 'usernameKey')} from users
      where course = ${course} and status = 'student' order by username_key`,
    sql`select 1 as one from answers where course = ${course} limit 1`,
    sql`select ${named({ usernameKey, evaluationId, date })}
      from grades where course = ${course} and grading_type = 'customDueDate'
      order by username_key, evaluation_id, question_id`,
    sql`select ${named({ evaluationId, usernameKeys: USERNAME_KEYS })}
      from grades where course = ${course} and grading_type = 'questionGrade'
        and individual_grading_data <> ''
      group by evaluation_id`,
  ]);
  return { students, hasAnswers, customDueDates, graded };
}

const USERNAME_KEYS = likeThose(usersTable.usernameKey, sql`string_agg(username_key, ${'\n'})`);
/** Columns of the subqueries and lists of values below. */
const TEXT = text('text');
const DATE = text('due_date');

const { questionID } = answersTable;
const ALIKE = named({ questionID, text: TEXT, usernameKeys: USERNAME_KEYS });
const ON_DATE = named({ date: DATE, questionID, text: TEXT, usernameKeys: USERNAME_KEYS });
const OF_SOME = named({
  date: DATE,
  evaluationId: gradesTable.evaluationDataID,
  questionID,
  text: TEXT,
  usernameKeys: USERNAME_KEYS,
});

interface WantedAnswers {
  readonly questionIds: readonly string[];
  /** Of these, the ones whose whole text is needed; of the others only the first letter or sign is read. */
  readonly wholeTextIds: readonly string[];
  /** Due dates that have passed. */
  readonly dates: readonly LimitedDate[];
  /** Custom due dates that have passed, each once for an evaluation. */
  readonly customDates: readonly CustomLimit[];
  /** The TA whose students alone are read; without one, everyone. */
  readonly taKey?: string | null;
}

interface LimitedDate {
  readonly date: DueDate;
  readonly limit: WorkLimit;
}

interface CustomLimit extends LimitedDate {
  readonly evaluationId: string;
}

export interface ClassAnswers {
  /** Current answers; empty ones are left out. */
  readonly present: readonly PeopleAlike[];
  /** Answers that were written or revised after a date, as of that date; '' for none yet. */
  readonly onDates: readonly (PeopleAlike & { readonly date: string })[];
  /** The same on the custom due dates of students. */
  readonly onCustomDates: readonly (PeopleAlike & {
    readonly date: string;
    readonly evaluationId: string;
  })[];
}

/** The answers of all students to some questions, now and on dates, as of one moment. */
export async function selectClassAnswers(
  reader: Reader,
  course: string,
  { questionIds, wholeTextIds, dates, customDates, taKey = null }: WantedAnswers,
): Promise<ClassAnswers> {
  if (questionIds.length === 0) return { present: [], onDates: [], onCustomDates: [] };
  const ids = sql`${list(questionIds)}${ofStudentsOf(course, taKey)}`;
  const whole = list(wholeTextIds);
  const now = sql`select ${ALIKE}
    from (select a.question_id, a.username_key, ${textOf('a', whole)} as text
      from answers a where a.course = ${course} and a.version > 0
        and a.question_id in ${ids}) as given
    where text <> '' group by question_id, text`;
  // A list of values cannot be empty, and a statement takes a limited number of them.
  return readNamed(reader, {
    present: now,
    onDates: chunksOf(dates).map((some) => earlierAnswers(course, some, ids, whole)),
    onCustomDates: chunksOf(customDates).map((some) =>
      earlierAnswersOfSome(course, some, ids, whole),
    ),
  });
}

/** What was written or revised after a due date, as of that due date. */
function earlierAnswers(
  course: string,
  dates: readonly LimitedDate[],
  ids: Statement,
  whole: Statement,
) {
  const due = tuples(dates.map(({ date, limit }) => [date, keyAfterWork(limit)]));
  return sql`with due (due_date, before_key) as (values ${due})
    select ${ON_DATE}
    from (select d.due_date, a.question_id, a.username_key,
        coalesce(${textOf('h', whole)}, '') as text
      from due d
      join answers a on a.course = ${course} and a.version > 0 and a.question_id in ${ids}
        and a.history_key >= d.before_key
      ${earlierText(sql`d.before_key`)}) as given
    group by due_date, question_id, text`;
}

/** The same for the students who have these custom due dates. */
function earlierAnswersOfSome(
  course: string,
  dates: readonly CustomLimit[],
  ids: Statement,
  whole: Statement,
) {
  const due = tuples(
    dates.map(({ evaluationId, date, limit }) => [
      evaluationId,
      dueDay(date),
      date,
      keyAfterWork(limit),
    ]),
  );
  return sql`with due (evaluation_id, due_day, due_date, before_key) as (values ${due})
    select ${OF_SOME}
    from (select d.due_date, d.evaluation_id, a.question_id, a.username_key,
        coalesce(${textOf('h', whole)}, '') as text
      from due d
      join grades g on g.course = ${course} and g.version > 0
        and g.evaluation_id = d.evaluation_id and g.grading_type = 'customDueDate'
        and trim(g.individual_grading_data) = d.due_day
      join answers a on a.course = g.course and a.username_key = g.username_key
        and a.question_id in ${ids} and a.history_key >= d.before_key
      ${earlierText(sql`d.before_key`)}) as given
    group by due_date, evaluation_id, question_id, text`;
}

/** Goes on from a condition on an answer with the alias a. */
function ofStudentsOf(course: string, taKey: string | null): Statement {
  if (taKey === null) return sql``;
  return sql` and a.username_key in (select u.username_key from users u
    where u.course = ${course} and u.ta = ${taKey} and u.status = 'student')`;
}

/** What a regular expression takes for space. */
const SPACES =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/**
 * The text that logic uses: the choice, or else the essay; when the text doesn't matter, its first letter or sign, so
 * that spaces alone are no answer.
 */
function textOf(table: 'a' | 'h', whole: Statement): Statement {
  const [choice, essay, id] =
    table === 'a'
      ? [sql`a.question_answer`, sql`a.question_essay_answer`, sql`a.question_id`]
      : [sql`h.question_answer`, sql`h.question_essay_answer`, sql`h.question_id`];
  const given = sql`case when ${choice} <> '' then ${choice} else ${essay} end`;
  return sql`case when ${id} in ${whole} then ${given} else substr(ltrim(${given}, ${SPACES}), 1, 1) end`;
}

/** The last record before a key; one step down the primary key for each answer. */
function earlierText(beforeKey: Statement): Statement {
  return sql`left join answer_history h on h.course = a.course and h.username_key = a.username_key
    and h.question_id = a.question_id and h.history_key = (
      select max(m.history_key) from answer_history m
      where m.course = a.course and m.username_key = a.username_key
        and m.question_id = a.question_id and m.history_key < ${beforeKey})`;
}
