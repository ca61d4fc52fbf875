// The grade records of a class as they are sent.

import { jsonList, jsonRecord, jsonString } from '../engine/json-text.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { trusted } from '../engine/trusted.ts';
import { selectedGrades, type GradeSelection } from '../stored-grades.ts';
import { type NamingKey, pseudonymOf } from '../pseudonym-digest.ts';
import { ofStudents } from './report-people.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';

const RECORD = jsonRecord({
  // A record outlives its user: then the folded name is the only one left.
  username: jsonString(sql`coalesce(u.username, grades.username_key)`),
  gradingType: jsonString(sql`grading_type`),
  questionID: jsonString(sql`question_id`),
  individualGradingData: jsonString(sql`individual_grading_data`),
  comment: jsonString(sql`comment`),
  evaluationDataID: jsonString(sql`evaluation_id`),
  version: sql`grades.version`,
  changedBy: jsonString(sql`changed_by`),
  changedAt: sql`changed_at`,
});

const COLUMNS = sql`grades.username_key, evaluation_id, grading_type, question_id,
  individual_grading_data, comment, grades.version, changed_by, changed_at`;

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
  const from = gradesOf(question);
  if (question.blind) {
    const [rows = []] = await reader.values([sql`select ${COLUMNS} from ${from}`]);
    return bytesOf(JSON.stringify(blindRecords(question.blind, trusted<BlindRow[]>(rows))));
  }
  const inOrder = sql`${from}
    order by grades.username_key, evaluation_id, grading_type, question_id`;
  const [rows] = await reader.values([jsonList(RECORD, inOrder)]);
  return bytesOf(trusted(rows?.[0]?.[0]));
}

function gradesOf({ course, taKey, selection, only, without }: ClassGradesQuestion): Statement {
  const ofOne = only === undefined ? sql`` : sql` and grades.evaluation_id = ${only}`;
  const ofOthers =
    without.length === 0 ? sql`` : sql` and grades.evaluation_id not in ${list(without)}`;
  return sql`${selectedGrades(course, selection)} left join users u
      on u.course = grades.course and u.username_key = grades.username_key
    where grades.course = ${course} and grades.username_key not in
        (select record from former_people where course = ${course})
      ${ofStudents(course, taKey)}${ofOne}${ofOthers}`;
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
