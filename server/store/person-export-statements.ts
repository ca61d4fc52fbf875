// The statements that read everything that is stored about one person in a course.
import { sql, type Statement } from './engine/sql.ts';
import { noticeStatements } from './notice-export-store.ts';
import { requestStatements } from './request-erasure-store.ts';
import { commentsAddedBy } from './saved-comments-store.ts';
import { secondReadingStatements } from './second-readings-people.ts';
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

/** What the person wrote, got graded and changed. */
function workStatements(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  const question = sql`(select d.data_text from design_items d where d.course = a.course
    and d.data_type = 'question' and d.data_id = a.question_id) as question`;
  return {
    answers: sql`select question_id as "questionID", ${question}, question_answer as "questionAnswer",
      question_essay_answer as "questionEssayAnswer",
      removed_options as "removedJson", words, edited_at as "editedAt",
      saved_at as "savedAt" from answers a where ${own} order by question_id`,
    answerHistory: sql`select question_id as "questionID", submission_date as "submissionDate",
      question_answer as "questionAnswer", question_essay_answer as "questionEssayAnswer",
      removed_options as "removedJson", chosen_as as "chosenAs", words
      from answer_history where ${own} order by question_id, history_key`,
    grades: sql`select evaluation_id as "evaluationDataID", grading_type as "gradingType",
      question_id as "questionID", individual_grading_data as "individualGradingData", comment,
      read_as_of as "readAsOf", read_at as "readAt", changed_at as "changedAt", changed_by as "changedBy"
      from grades where ${own}
      order by evaluation_id, grading_type, question_id`,
    openForGrading: sql`select evaluation_id as "evaluationDataID", since, seen_at as "seenAt" from grading_presence
      where course = ${course} and (username_key = ${key} or grader_key = ${key})`,
    designItems: sql`select data_type as "dataType", data_id as "dataID", data_text as "dataText",
      changed_at as "changedAt" from design_items
      where course = ${course} and changed_by = ${key} order by data_type, data_id`,
    plagiarismChecks: sql`select evaluation_id as "evaluationDataID", result_at as "resultAt", result
      from similarity_checks where course = ${course} and result is not null`,
    designVersions: sql`select version, changed_at as "changedAt", changes from design_versions
      where course = ${course} and changed_by = ${key} order by version`,
    passageComments: commentsAbout(own),
    // The person's own ones, and those that the person added to the course's list.
    savedComments: commentsAddedBy(course, key),
    accommodations: sql`select kind, amount, note, changed_at as "changedAt" from accommodations where ${own}`,
  };
}

/** The person's account, and what was recorded about it. */
function accountStatements(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  return {
    // None when an instructor has deleted the user, whose work stays until it is erased.
    person: sql`select username, full_name as "fullName", status, ta, password_state as "passwordState",
      added_at as "addedAt", claim_since as "firstPasswordSetAt",
      case when claim_hash = '' then 0 else 1 end as "hasPersonalCode" from users where ${own}`,
    logAboutThePerson: sql`select id, at, actor, action, before_value as before, after_value as after from audit_log
      where course = ${course} and subject = ${key}
        and ${IN_THE_LOG} order by id`,
    // What the person did to others is listed without the others' names and values.
    logByThePerson: sql`select id, at, action, evaluation_id as "evaluationDataID",
      grading_type as "gradingType" from audit_log
      where course = ${course} and actor = ${key} order by id`,
    sessions: sql`select kind, created_at as "createdAt", last_seen_at as "lastSeenAt", device from sessions
      where ${own} order by created_at`,
    failedLogins: sql`select scope, failures, window_start as "windowStart" from login_failures
      where ${failuresOf(course, key)}`,
    // Events of the person's account, and what the person did, without the others' names.
    securityLog: sql`select at, event, times, case when subject = ${key} then detail else '' end as detail,
      case when actor = ${key} or actor = '' then address else '' end as address
      from security_log where course = ${course} and (subject = ${key} or actor = ${key})
      order by id`,
    // Who it was, if someone else has the netID now.
    formerPerson: sql`select username_key as username, full_name as "fullName", status, deleted_at as "deletedAt",
      set_aside_at as "setAsideAt" from former_people
      where course = ${course} and record = ${key}`,
    universityAccounts: sql`select issuer, client, subject, connected_at as "connectedAt" from identities
      where ${own} order by connected_at, issuer, client`,
    calendarAddress: sql`select created_at as "createdAt" from calendar_feeds where ${own}`,
  };
}

function commentsAbout(own: Statement): Statement {
  return sql`select evaluation_id as "evaluationDataID", question_id as "questionID", anchor, comment,
      author, created_at as "createdAt", changed_at as "changedAt", changed_by as "changedBy"
    from passage_comments where ${own} order by evaluation_id, created_at, comment_id`;
}
