// The grades of many students as rows: what tests compare the answers that are sent as finished JSON with.
import type { Reader } from '../engine/database.ts';
import { sql } from '../engine/sql.ts';
import {
  among,
  gradesWhere,
  ofStudentsOfTa,
  type GradeSelection,
  type StoredGrade,
} from '../stored-grades.ts';

/** The grades of every student of a course. */
export function selectGrades(
  reader: Reader,
  course: string,
  selection: GradeSelection = 'all',
): Promise<StoredGrade[]> {
  return reader.read(gradesWhere(sql`course = ${course}${among(selection)}`));
}

/** The grades of a TA's students. */
export function selectGradesOfTa(
  reader: Reader,
  course: string,
  taKey: string,
  selection: GradeSelection = 'all',
): Promise<StoredGrade[]> {
  return reader.read(
    gradesWhere(sql`course = ${course} and ${ofStudentsOfTa(course, taKey)}${among(selection)}`),
  );
}
