// The grade records of a class as they are sent.

import { jsonList, jsonRecord, jsonString } from '../engine/json-text.ts';
import { sql } from '../engine/sql.ts';
import { trusted } from '../engine/trusted.ts';
import { among, type GradeSelection } from '../grades-store.ts';
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

/** A list of JSON records: of all students, or of one TA's students. */
export async function classGrades(
  reader: ReportReader,
  input: {
    readonly course: string;
    readonly taKey: string | null;
    readonly selection: GradeSelection;
  },
): Promise<ReportBytes> {
  const { course, taKey, selection } = input;
  const from = sql`grades left join users u
      on u.course = grades.course and u.username_key = grades.username_key
    where grades.course = ${course} and grades.username_key not in
        (select record from former_people where course = ${course})
      ${ofStudents(course, taKey)}${among(selection)}
    order by grades.username_key, evaluation_id, grading_type, question_id`;
  const [rows] = await reader.values([jsonList(RECORD, from)]);
  return bytesOf(trusted(rows?.[0]?.[0]));
}
