// The statements that read everything that is stored about one person in a course.
import { sql, type Statement } from './engine/sql.ts';
import { commentsAddedBy } from './saved-comments-store.ts';
import type { OwnPart, RegularPart } from './table-facts/all-tables.ts';
import { copiesOf } from './table-facts/fact-statements.ts';
import { failuresOf } from './throttle-store.ts';

const IN_THE_LOG = sql`(action like 'user.%' or action like 'grade.%'
  or action = 'accommodation.set')`;

/** What is read about a person, by the name that it has in the copy. */
export function personStatements(
  course: string,
  key: string,
): Readonly<Record<OwnPart | RegularPart, Statement>> {
  return { ...ownStatements(course, key), ...copiesOf(course, key) };
}

/** What the facts about the tables leave to a statement. */
function ownStatements(course: string, key: string): Readonly<Record<OwnPart, Statement>> {
  const own = sql`course = ${course} and username_key = ${key}`;
  const question = sql`(select d.data_text from design_items d where d.course = a.course
    and d.data_type = 'question' and d.data_id = a.question_id) as question`;
  return {
    // None when an instructor has deleted the user, whose work stays until it is erased.
    person: sql`select username, full_name as "fullName", status, ta, password_state as "passwordState",
      added_at as "addedAt", claim_since as "firstPasswordSetAt",
      case when claim_hash = '' then 0 else 1 end as "hasPersonalCode" from users where ${own}`,
    answers: sql`select question_id as "questionID", ${question}, question_answer as "questionAnswer",
      question_essay_answer as "questionEssayAnswer",
      removed_options as "removedJson", words, edited_at as "editedAt",
      saved_at as "savedAt" from answers a where ${own} order by question_id`,
    plagiarismChecks: sql`select evaluation_id as "evaluationDataID", result_at as "resultAt", result
      from similarity_checks where course = ${course} and result is not null`,
    // The person's own ones, and those that the person added to the course's list.
    savedComments: commentsAddedBy(course, key),
    logAboutThePerson: sql`select id, at, actor, action, before_value as before, after_value as after from audit_log
      where course = ${course} and subject = ${key}
        and ${IN_THE_LOG} order by id`,
    failedLogins: sql`select scope, failures, window_start as "windowStart" from login_failures
      where ${failuresOf(course, key)}`,
    // Events of the person's account, and what the person did, without the others' names.
    securityLog: sql`select at, event, times, case when subject = ${key} then detail else '' end as detail,
      case when actor = ${key} or actor = '' then address else '' end as address
      from security_log where course = ${course} and (subject = ${key} or actor = ${key})
      order by id`,
  };
}
