// What second readings hold of one person: for a copy, for erasing, and for a new key.

import { ERASED_PERSON as ERASED } from '@elenchus/domain/people/security-entry-words.ts';
import { run, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';
import { columnsOf } from './engine/columns.ts';
import { secondReadingsTable } from './tables/grade-tables.ts';

/** Removes the readings of the student's work; what a reader wrote about others stays without the name. */
export function* eraseSecondReadings(course: string, key: string): Steps<void> {
  yield* run(sql`delete from second_readings where course = ${course} and username_key = ${key}`);
  yield* replaceReader(course, key, ERASED);
}

/** Gives everything of one person another key. */
export function* moveSecondReadings(course: string, from: string, to: string): Steps<void> {
  yield* run(sql`update second_readings set username_key = ${to}
    where course = ${course} and username_key = ${from}`);
  yield* replaceReader(course, from, to);
}

function* replaceReader(course: string, from: string, to: string): Steps<void> {
  yield* run(sql`update second_readings set reader = ${to}
    where course = ${course} and reader = ${from}`);
}

const READING = columnsOf(secondReadingsTable, 'evaluationDataID', 'grade', 'remark', 'changedAt');

/** The readings of the person's work, and what the person wrote about others' work without their names. */
export function secondReadingStatements(course: string, key: string) {
  return {
    secondReadings: sql`select ${READING}, ${columnsOf(secondReadingsTable, 'reader')} from second_readings
      where course = ${course} and username_key = ${key} order by evaluation_id`,
    secondReadingsWritten: sql`select ${READING} from second_readings
      where course = ${course} and reader = ${key} order by evaluation_id, changed_at`,
  };
}
