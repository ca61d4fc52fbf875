// The statements that read everything that is stored about one person in a course.
import { DESIGN_RECORDS } from '../design/design-records.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { sql, type Statement } from '../engine/sql.ts';
import { integerFrom, likeThose, nullable, textFrom } from '../engine/table.ts';
import { commentsAddedBy } from '../comments/saved-comments-store.ts';
import type { OwnPart } from '../table-facts/all-tables.ts';
import { copiesOf } from '../table-facts/fact-statements.ts';
import { answersTable } from '../tables/answer-tables.ts';
import { designItemsTable } from '../tables/design-tables.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { auditLogTable, securityLogTable, similarityChecksTable } from '../tables/log-tables.ts';
import { loginFailuresTable } from '../tables/login-tables.ts';
import { usersTable } from '../tables/people-tables.ts';
import { failuresOf } from '../login/throttle-store.ts';

const IN_THE_LOG = sql`(action like 'user.%' or action like 'grade.%'
  or action = 'accommodation.set')`;

/** What is read about a person, by the name that it has in the copy. */
export function personStatements(course: string, key: string) {
  return { ...ownStatements(course, key), ...copiesOf(course, key) };
}

const { evaluationDataID } = gradesTable;
const QUESTION = textFrom(sql`(select d.data_text from design_items d where d.course = a.course
    and d.data_type = 'question' and d.data_id = a.question_id)`);

const ANSWER = named({
  questionID: answersTable.questionID,
  question: nullable(QUESTION),
  questionAnswer: answersTable.questionAnswer,
  questionEssayAnswer: answersTable.questionEssayAnswer,
  removedJson: answersTable.removedJson,
  words: answersTable.words,
  editedAt: answersTable.editedAt,
  savedAt: answersTable.savedAt,
});

const CHECK = named({
  evaluationDataID,
  resultAt: similarityChecksTable.resultAt,
  result: similarityChecksTable.result,
});

const PERSON = named({
  username: usersTable.username,
  fullName: usersTable.fullName,
  status: usersTable.status,
  ta: usersTable.ta,
  passwordState: usersTable.passwordState,
  addedAt: usersTable.addedAt,
  firstPasswordSetAt: usersTable.claimSince,
  hasPersonalCode: integerFrom(sql`case when claim_hash is null then 0 else 1 end`),
});

/** What the facts about the tables leave to a statement. */
function ownStatements(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  const { detail, address } = securityLogTable;
  const ownDetail = likeThose(detail, sql`case when subject = ${key} then detail else '' end`);
  const ownAddress = likeThose(
    address,
    sql`case when actor = ${key} or actor is null then address end`,
  );
  return {
    // None when an instructor has deleted the user, whose work stays until it is erased.
    person: sql`select ${PERSON} from users where ${own}`,
    answers: sql`select ${ANSWER} from answers a where ${own} order by question_id`,
    // With the times of hand backs, which are records that the person changed.
    designItems: sql`select
        ${columnsOf(designItemsTable, 'dataType', 'dataID', 'dataText', 'changedAt')}
      from ${DESIGN_RECORDS} where course = ${course} and changed_by = ${key}
      order by data_type, data_id`,
    plagiarismChecks: sql`select ${CHECK}
      from similarity_checks where course = ${course} and result is not null`,
    // The person's own ones, and those that the person added to the course's list.
    savedComments: commentsAddedBy(course, key),
    logAboutThePerson: sql`select
        ${columnsOf(auditLogTable, 'id', 'at', 'actor', 'action', 'before', 'after')} from audit_log
      where course = ${course} and subject = ${key}
        and ${IN_THE_LOG} order by id`,
    failedLogins: sql`select
        ${columnsOf(loginFailuresTable, 'scope', 'failures', 'windowStart')} from login_failures
      where ${failuresOf(course, key)}`,
    // Events of the person's account, and what the person did, without the others' names.
    securityLog: sql`select ${columnsOf(securityLogTable, 'at', 'event', 'times')},
        ${named({ detail: ownDetail, address: ownAddress })}
      from security_log where course = ${course} and (subject = ${key} or actor = ${key})
      order by id`,
  } satisfies Readonly<Record<OwnPart, Statement>>;
}
