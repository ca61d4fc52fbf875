// Everything that is stored about one person in a course, for people who request a copy of their data.

import { isLastVisitedItem } from '@elenchus/domain/design/last-visited.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Reader } from './engine/database.ts';
import type { Row } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';
import { isSideOf } from './erased-mentions.ts';
import { noticeExport, noticeStatements, type NoticeExport } from './notice-export-store.ts';
import { failuresOf } from './throttle-store.ts';

interface PersonExport extends NoticeExport {
  readonly course: string;
  readonly usernameKey: string;
  /** null when an instructor has deleted the user, whose work stays until it is erased. */
  readonly person: Row | null;
  /** Who it was, if someone else has the netID now. */
  readonly formerPerson: Row | null;
  readonly answers: readonly Row[];
  readonly answerHistory: readonly Row[];
  readonly grades: readonly Row[];
  readonly logAboutThePerson: readonly Row[];
  /** What the person did to others is listed without the others' names and values. */
  readonly logByThePerson: readonly Row[];
  readonly sessions: readonly Row[];
  readonly failedLogins: readonly Row[];
  /** Events of the person's account, and what the person did, without the others' names. */
  readonly securityLog: readonly Row[];
  readonly universityAccounts: readonly Row[];
  readonly openForGrading: readonly Row[];
  readonly designItemsLastChanged: readonly Row[];
  readonly designVersions: readonly Row[];
  readonly lastVisited: readonly Row[];
  readonly plagiarismChecks: readonly Row[];
}

/** The copy of one moment, or undefined when nothing is stored under that name. */
export async function selectPersonExport(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<PersonExport | undefined> {
  const results = await reader.readTogether(statementsOf(course, usernameKey));
  const [
    users,
    answers,
    history,
    grades,
    about,
    by,
    sessions,
    failures,
    security,
    open,
    items,
    checks,
    former,
    accounts,
    versions,
    ...notices
  ] = results.map((rows) => trusted<Row[]>(rows));
  const ownItems = (items ?? []).filter((item) => !isMarker(item));
  const copy: PersonExport = {
    course,
    usernameKey,
    person: users?.[0] ?? null,
    formerPerson: former?.[0] ?? null,
    answers: answers ?? [],
    answerHistory: history ?? [],
    grades: grades ?? [],
    logAboutThePerson: (about ?? []).map(withValues),
    logByThePerson: by ?? [],
    sessions: sessions ?? [],
    failedLogins: failures ?? [],
    securityLog: security ?? [],
    universityAccounts: accounts ?? [],
    openForGrading: open ?? [],
    ...noticeExport(notices),
    designItemsLastChanged: ownItems,
    designVersions: (versions ?? []).map(withChanges),
    lastVisited: (items ?? []).filter((item) => isMarkerOf(item, usernameKey)),
    plagiarismChecks: (checks ?? []).flatMap((check) => ownFindings(check, usernameKey)),
  };
  return Object.values(copy).some(isSomething) ? copy : undefined;
}

function statementsOf(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  const question = sql`(select d.data_text from design_items d where d.course = a.course
    and d.data_type = 'question' and d.data_id = a.question_id) as question`;
  return [
    sql`select username, full_name as "fullName", status, ta, password_state as "passwordState",
      added_at as "addedAt", claim_since as "firstPasswordSetAt",
      case when claim_hash = '' then 0 else 1 end as "hasPersonalCode" from users where ${own}`,
    sql`select question_id as "questionID", ${question}, question_answer as "questionAnswer",
      question_essay_answer as "questionEssayAnswer", words, edited_at as "editedAt",
      saved_at as "savedAt" from answers a where ${own} order by question_id`,
    sql`select question_id as "questionID", submission_date as "submissionDate",
      question_answer as "questionAnswer", question_essay_answer as "questionEssayAnswer", words
      from answer_history where ${own} order by question_id, history_key`,
    sql`select evaluation_id as "evaluationDataID", grading_type as "gradingType",
      question_id as "questionID", individual_grading_data as "individualGradingData", comment,
      changed_at as "changedAt", changed_by as "changedBy" from grades where ${own}
      order by evaluation_id, grading_type, question_id`,
    sql`select id, at, actor, action, before_value as before, after_value as after from audit_log
      where course = ${course} and subject = ${key}
        and (action like 'user.%' or action like 'grade.%') order by id`,
    sql`select id, at, action, evaluation_id as "evaluationDataID",
      grading_type as "gradingType" from audit_log
      where course = ${course} and actor = ${key} order by id`,
    sql`select kind, created_at as "createdAt", last_seen_at as "lastSeenAt", device from sessions
      where ${own} order by created_at`,
    sql`select scope, failures, window_start as "windowStart" from login_failures
      where ${failuresOf(course, key)}`,
    sql`select at, event, times, case when subject = ${key} then detail else '' end as detail,
      case when actor = ${key} or actor = '' then address else '' end as address
      from security_log where course = ${course} and (subject = ${key} or actor = ${key})
      order by id`,
    sql`select evaluation_id as "evaluationDataID", since, seen_at as "seenAt" from grading_presence
      where course = ${course} and (username_key = ${key} or grader_key = ${key})`,
    sql`select data_type as "dataType", data_id as "dataID", data_text as "dataText",
      changed_at as "changedAt" from design_items
      where course = ${course} and changed_by = ${key} order by data_type, data_id`,
    sql`select evaluation_id as "evaluationDataID", result_at as "resultAt", result
      from similarity_checks where course = ${course} and result is not null`,
    sql`select username_key as username, full_name as "fullName", status, deleted_at as "deletedAt",
      set_aside_at as "setAsideAt" from former_people
      where course = ${course} and record = ${key}`,
    sql`select issuer, client, subject, connected_at as "connectedAt" from identities
      where ${own} order by connected_at, issuer, client`,
    sql`select version, changed_at as "changedAt", changes from design_versions
      where course = ${course} and changed_by = ${key} order by version`,
    ...noticeStatements(course, key),
  ];
}

function isSomething(part: unknown): boolean {
  return Array.isArray(part) ? part.length > 0 : typeof part === 'object' && part !== null;
}

function isMarker(item: Row): boolean {
  return isLastVisitedItem(trusted(item));
}

function isMarkerOf(item: Row, key: string): boolean {
  return isMarker(item) && foldName(String(item['dataID'])) === key;
}

function parse(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : null;
}

function withValues(row: Row): Row {
  return { ...row, before: parse(row['before']), after: parse(row['after']) };
}

/** What the person changed in the design. */
function withChanges(row: Row): Row {
  return { ...row, changes: parse(row['changes']) };
}

/** The pairs with this person, without the other person's name. */
function ownFindings(check: Row, key: string): Row[] {
  const { pairs = [] } = trusted<{ pairs?: Row[] }>(JSON.parse(String(check['result'])));
  return pairs
    .filter((pair) => isSideOf(pair, key))
    .map(({ questionID, sharedWords, longestRun }) => {
      const { evaluationDataID, resultAt } = check;
      return { evaluationDataID, resultAt, questionID, sharedWords, longestRun };
    });
}
