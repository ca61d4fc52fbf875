// The statements that read everything that is stored about one person in a course.
import { columnsOf, named } from './engine/columns.ts';
import { sql, type Statement } from './engine/sql.ts';
import { integerOf, likeThose, nullable, textOf } from './engine/table.ts';
import { noticeStatements } from './notice-export-store.ts';
import { requestStatements } from './request-erasure-store.ts';
import { commentsAddedBy } from './saved-comments-store.ts';
import { secondReadingStatements } from './second-readings-people.ts';
import { answerHistoryTable, answersTable } from './tables/answer-tables.ts';
import { designItemsTable, designVersionsTable } from './tables/design-tables.ts';
import { gradesTable, gradingPresenceTable, passageCommentsTable } from './tables/grade-tables.ts';
import { auditLogTable, securityLogTable, similarityChecksTable } from './tables/log-tables.ts';
import {
  calendarFeedsTable,
  identitiesTable,
  loginFailuresTable,
  sessionsTable,
} from './tables/login-tables.ts';
import { accommodationsTable, formerPeopleTable, usersTable } from './tables/people-tables.ts';
import { failuresOf } from './throttle-store.ts';

const IN_THE_LOG = sql`(action like 'user.%' or action like 'grade.%'
  or action = 'accommodation.set')`;

/** What is read about a person, by the name that it has in the copy. */
export function personStatements(course: string, key: string) {
  return {
    ...workStatements(course, key),
    ...accountStatements(course, key),
    ...requestStatements(course, key),
    ...secondReadingStatements(course, key),
    ...noticeStatements(course, key),
  };
}

const { evaluationDataID } = gradesTable;
const QUESTION = textOf(sql`(select d.data_text from design_items d where d.course = a.course
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

const ANSWER_RECORD = columnsOf(
  answerHistoryTable,
  'questionID',
  'submissionDate',
  'questionAnswer',
  'questionEssayAnswer',
  'removedJson',
  'chosenAs',
  'words',
);

const GRADE = columnsOf(
  gradesTable,
  'evaluationDataID',
  'gradingType',
  'questionID',
  'individualGradingData',
  'comment',
  'readAsOf',
  'readAt',
  'changedAt',
  'changedBy',
);

const CHECK = named({
  evaluationDataID,
  resultAt: similarityChecksTable.resultAt,
  result: similarityChecksTable.result,
});

const VERSION = named({
  version: designVersionsTable.version,
  changedAt: designVersionsTable.at,
  changes: designVersionsTable.changes,
});

const PASSAGE_COMMENT = columnsOf(
  passageCommentsTable,
  'evaluationDataID',
  'questionID',
  'anchor',
  'comment',
  'author',
  'createdAt',
  'changedAt',
  'changedBy',
);

/** What the person wrote, got graded and changed. */
function workStatements(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  return {
    answers: sql`select ${ANSWER} from answers a where ${own} order by question_id`,
    answerHistory: sql`select ${ANSWER_RECORD}
      from answer_history where ${own} order by question_id, history_key`,
    grades: sql`select ${GRADE}
      from grades where ${own}
      order by evaluation_id, grading_type, question_id`,
    openForGrading: sql`select
        ${columnsOf(gradingPresenceTable, 'evaluationDataID', 'since', 'seenAt')} from grading_presence
      where course = ${course} and (username_key = ${key} or grader_key = ${key})`,
    designItems: sql`select
        ${columnsOf(designItemsTable, 'dataType', 'dataID', 'dataText', 'changedAt')} from design_items
      where course = ${course} and changed_by = ${key} order by data_type, data_id`,
    plagiarismChecks: sql`select ${CHECK}
      from similarity_checks where course = ${course} and result is not null`,
    designVersions: sql`select ${VERSION} from design_versions
      where course = ${course} and changed_by = ${key} order by version`,
    passageComments: commentsAbout(own),
    // The person's own ones, and those that the person added to the course's list.
    savedComments: commentsAddedBy(course, key),
    accommodations: sql`select
        ${columnsOf(accommodationsTable, 'kind', 'amount', 'note', 'changedAt')}
      from accommodations where ${own}`,
  };
}

const PERSON = named({
  username: usersTable.username,
  fullName: usersTable.fullName,
  status: usersTable.status,
  ta: usersTable.ta,
  passwordState: usersTable.passwordState,
  addedAt: usersTable.addedAt,
  firstPasswordSetAt: usersTable.claimSince,
  hasPersonalCode: integerOf(sql`case when claim_hash = '' then 0 else 1 end`),
});

const FORMER_PERSON = named({
  username: formerPeopleTable.usernameKey,
  fullName: formerPeopleTable.fullName,
  status: formerPeopleTable.status,
  deletedAt: formerPeopleTable.deletedAt,
  setAsideAt: formerPeopleTable.setAsideAt,
});

/** The person's account, and what was recorded about it. */
function accountStatements(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  const { detail, address } = securityLogTable;
  const ownDetail = likeThose(detail, sql`case when subject = ${key} then detail else '' end`);
  const ownAddress = likeThose(
    address,
    sql`case when actor = ${key} or actor = '' then address else '' end`,
  );
  return {
    // None when an instructor has deleted the user, whose work stays until it is erased.
    person: sql`select ${PERSON} from users where ${own}`,
    logAboutThePerson: sql`select
        ${columnsOf(auditLogTable, 'id', 'at', 'actor', 'action', 'before', 'after')} from audit_log
      where course = ${course} and subject = ${key}
        and ${IN_THE_LOG} order by id`,
    // What the person did to others is listed without the others' names and values.
    logByThePerson: sql`select
        ${columnsOf(auditLogTable, 'id', 'at', 'action', 'evaluationDataID', 'gradingType')}
      from audit_log
      where course = ${course} and actor = ${key} order by id`,
    sessions: sql`select
        ${columnsOf(sessionsTable, 'kind', 'createdAt', 'lastSeenAt', 'device')} from sessions
      where ${own} order by created_at`,
    failedLogins: sql`select
        ${columnsOf(loginFailuresTable, 'scope', 'failures', 'windowStart')} from login_failures
      where ${failuresOf(course, key)}`,
    // Events of the person's account, and what the person did, without the others' names.
    securityLog: sql`select ${columnsOf(securityLogTable, 'at', 'event', 'times')},
        ${named({ detail: ownDetail, address: ownAddress })}
      from security_log where course = ${course} and (subject = ${key} or actor = ${key})
      order by id`,
    // Who it was, if someone else has the netID now.
    formerPerson: sql`select ${FORMER_PERSON} from former_people
      where course = ${course} and record = ${key}`,
    universityAccounts: sql`select
        ${columnsOf(identitiesTable, 'issuer', 'client', 'subject', 'connectedAt')} from identities
      where ${own} order by connected_at, issuer, client`,
    calendarAddress: sql`select ${columnsOf(calendarFeedsTable, 'createdAt')}
      from calendar_feeds where ${own}`,
  };
}

function commentsAbout(own: Statement) {
  return sql`select ${PASSAGE_COMMENT}
    from passage_comments where ${own} order by evaluation_id, created_at, comment_id`;
}
