// The grades of many students as rows: what tests compare the answers that are sent as finished JSON with.
import type { Reader } from '../engine/database.ts';
import { sql } from '../engine/sql.ts';
import {
  gradesWhere,
  ofStudentsOfTa,
  type GradeSelection,
  type StoredGrade,
} from '../grades/stored-grades.ts';

/** The grades of every student of a course. */
export async function selectGrades(
  reader: Reader,
  course: string,
  selection: GradeSelection = 'all',
): Promise<StoredGrade[]> {
  const grades = await reader.read(gradesWhere(sql`course = ${course}`));
  return among(selection, grades);
}

/** The grades of a TA's students. */
export async function selectGradesOfTa(
  reader: Reader,
  course: string,
  taKey: string,
  selection: GradeSelection = 'all',
): Promise<StoredGrade[]> {
  const grades = await reader.read(
    gradesWhere(sql`course = ${course} and ${ofStudentsOfTa(course, taKey)}`),
  );
  return among(selection, grades);
}

function among(selection: GradeSelection, grades: readonly StoredGrade[]): StoredGrade[] {
  if (selection === 'all') return [...grades];
  const complete = new Set(
    grades
      .filter((grade) => grade.gradingType === 'gradingComplete')
      .filter((grade) => grade.individualGradingData === 'yes')
      .map(workOf),
  );
  return grades.filter(
    (grade) =>
      ['examGrade', 'gradingComplete', 'customDueDate'].includes(grade.gradingType) ||
      (grade.gradingType === 'comments' && !complete.has(workOf(grade))),
  );
}

function workOf({ usernameKey, evaluationDataID }: StoredGrade): string {
  return `${usernameKey} ${evaluationDataID}`;
}
