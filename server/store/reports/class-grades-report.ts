// The grade records of a class as they are sent.

import { BY_ACCOMMODATION } from '@elenchus/domain/extensions/accommodated-dates.ts';
import { COMMENTED_PASSAGES, NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { cells } from '../engine/columns.ts';
import { jsonList, jsonRecord, jsonString } from '../engine/json-text.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { aliased, textFrom } from '../engine/table.ts';
import { among, isNotComplete, type GradeSelection } from '../grades/stored-grades.ts';
import { type NamingKey, pseudonymOf } from '../blind-grading/pseudonym-digest.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { ofStudents } from './report-people.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';

/** The flat record says in its comment that a date follows from an accommodation. */
const WIRE_COMMENT = sql`case when is_accommodation = 1 then ${BY_ACCOMMODATION} else comment end`;

const RECORD = jsonRecord({
  // A record outlives its user: then the folded name is the only one left.
  username: jsonString(sql`coalesce(u.username, grades.username_key)`),
  gradingType: jsonString(sql`grading_type`),
  questionID: jsonString(sql`question_id`),
  individualGradingData: jsonString(sql`individual_grading_data`),
  comment: jsonString(WIRE_COMMENT),
  evaluationDataID: jsonString(sql`evaluation_id`),
  version: sql`grades.version`,
  changedBy: jsonString(sql`changed_by`),
  changedAt: sql`changed_at`,
});

const g = aliased(gradesTable, 'grades');

const BLIND = cells(
  g.usernameKey,
  gradesTable.evaluationDataID,
  // The number of comments on passages has a type of its own.
  textFrom(sql`grading_type`),
  gradesTable.questionID,
  gradesTable.individualGradingData,
  textFrom(WIRE_COMMENT),
  g.version,
  gradesTable.changedBy,
  gradesTable.changedAt,
);

type BlindRow = readonly [
  usernameKey: string,
  evaluationDataID: string,
  gradingType: string,
  questionID: string,
  individualGradingData: string,
  comment: string,
  version: number,
  changedBy: string,
  changedAt: number,
];

interface ClassGradesQuestion {
  readonly course: string;
  readonly taKey: string | null;
  readonly selection: GradeSelection;
  /** Only the records of this evaluation. */
  readonly only?: string | undefined;
  /** The records of these evaluations are left out. */
  readonly without: readonly string[];
  /** What computes the pseudonyms, if the evaluation hides names. */
  readonly blind?: NamingKey | undefined;
}

/** A list of JSON records: of all students, or of one TA's students. */
export async function classGrades(
  reader: ReportReader,
  question: ClassGradesQuestion,
): Promise<ReportBytes> {
  const { blind, selection } = question;
  const parts = [gradesOf(question), ...(selection === 'progress' ? [passagesOf(question)] : [])];
  if (blind) {
    const rows = await reader.values(parts.map((from) => sql`select ${BLIND} from ${from}`));
    return bytesOf(JSON.stringify(blindRecords(blind, rows.flat())));
  }
  const inOrder = sql`order by grades.username_key, evaluation_id, grading_type, question_id`;
  const lists = await reader.rows(parts.map((from) => jsonList(RECORD, sql`${from} ${inOrder}`)));
  return joinedLists(lists.map(([row]) => bytesOf(row?.json ?? '[]')));
}

const WITH_NAMES = sql`left join users u
  on u.course = grades.course and u.username_key = grades.username_key`;

function gradesOf(question: ClassGradesQuestion): Statement {
  return sql`grades ${WITH_NAMES} where ${isAsked(question)}${among(question.selection)}`;
}

/** The number of comments on passages of each work whose grading isn't complete, in the columns of a grade. */
function passagesOf(question: ClassGradesQuestion): Statement {
  return sql`(select course, username_key, evaluation_id, ${COMMENTED_PASSAGES} as grading_type,
      ${NO_QUESTION} as question_id, cast(count(*) as text) as individual_grading_data,
      '' as comment, 0 as is_accommodation, 0 as version, '' as changed_by, max(changed_at) as changed_at
    from passage_comments grades where ${isAsked(question)} and ${isNotComplete}
    group by course, username_key, evaluation_id) as grades ${WITH_NAMES}`;
}

/** The condition for rows of `grades` of the right students and evaluations. */
function isAsked({ course, taKey, only, without }: ClassGradesQuestion): Statement {
  const ofOne = only === undefined ? sql`` : sql` and grades.evaluation_id = ${only}`;
  const ofOthers =
    without.length === 0 ? sql`` : sql` and grades.evaluation_id not in ${list(without)}`;
  return sql`grades.course = ${course} and grades.username_key not in
        (select record from former_people where course = ${course})
      ${ofStudents(course, taKey)}${ofOne}${ofOthers}`;
}

/** One or two lists in JSON as one, in memory of its own: it is handed to another thread. */
function joinedLists([first = bytesOf('[]'), second]: readonly ReportBytes[]): ReportBytes {
  const empty = bytesOf('[]').length;
  if (second === undefined || second.length === empty) return first;
  if (first.length === empty) return second;
  const joined = new Uint8Array(first.length + second.length - 1);
  joined.set(first);
  joined.set(second, first.length - 1);
  joined.set(bytesOf(','), first.length - 1);
  return joined;
}

/** In the order of the pseudonyms: the order of the names would tell a part of them. */
function blindRecords(key: NamingKey, rows: readonly BlindRow[]) {
  const keys = new Set(rows.map(([usernameKey]) => usernameKey));
  const names = new Map([...keys].map((each) => [each, pseudonymOf(key, each).username]));
  return rows.map((row) => blindRecord(row, names.get(row[0]) ?? '')).toSorted(byName);
}

function blindRecord(row: BlindRow, username: string) {
  const [, evaluationDataID, gradingType, questionID, individualGradingData, comment] = row;
  const [version, changedBy, changedAt] = [row[6], row[7], row[8]];
  return {
    username,
    gradingType,
    questionID,
    individualGradingData,
    comment,
    evaluationDataID,
    version,
    changedBy,
    changedAt,
  };
}

type BlindRecord = ReturnType<typeof blindRecord>;

function byName(one: BlindRecord, other: BlindRecord): number {
  return keyText(one) < keyText(other) ? -1 : 1;
}

function keyText({ username, gradingType, questionID }: BlindRecord): string {
  return [username, gradingType, questionID].join('/');
}
