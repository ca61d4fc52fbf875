// A filled course as the first version of the program wrote it: the tables of the first migration and their rows.
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { hashPassword } from '../../features/login/password-hashing.ts';
import type { DatabaseLocation } from '../../store/engine/database.ts';
import { openPostgresConnections } from '../../store/engine/postgres-connections.ts';
import { firstTables } from '../../store/migrations/0001-first-tables.ts';
import { migratePostgres } from '../../store/migrations/migrate-postgres.ts';
import { migrateSqlite } from '../../store/migrations/migrate-sqlite.ts';
import { MANUAL_ITEMS, NOON, PEOPLE } from '../test-course.ts';

export const OLD_COURSE = 'phil-old';
export const OLD_PASSWORD = 'correct horse';
export const OLD_ESSAY = 'Duty is what remains when inclination is silent.';
export const OLD_DRAFT = 'Duty is what my mother says.';

type Cell = string | number | null;
type OldRow = Readonly<Record<string, Cell>>;

/** Makes the database with the first migration alone and fills it. */
export async function makeFirstVersion(location: DatabaseLocation): Promise<void> {
  const inserts = (await oldRows()).map(([table, row]) => insertText(table, row));
  if (location.engine === 'sqlite') {
    migrateSqlite(location.file, [firstTables], NOON);
    const database = new DatabaseSync(location.file);
    for (const insert of inserts) database.exec(insert);
    database.close();
    return;
  }
  const connections = openPostgresConnections(location.url, 1);
  await migratePostgres(connections, [firstTables], NOON);
  await connections.close();
  const client = postgres(location.url, { max: 1 });
  for (const insert of inserts) await client.unsafe(insert);
  await client.end();
}

function insertText(table: string, row: OldRow): string {
  const values = Object.values(row).map(literal).join(', ');
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values})`;
}

function literal(cell: Cell): string {
  return typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell);
}

async function oldRows(): Promise<(readonly [string, OldRow])[]> {
  const course = OLD_COURSE;
  const { hash } = await hashPassword('sam', OLD_PASSWORD);
  return [
    ['courses', { course, created_at: NOON, design_version: 1 }],
    ['settings', { name: 'proof', value: 'kept', changed_at: NOON }],
    ...MANUAL_ITEMS.map((item) => ['design_items', designRow(item)] as const),
    ...PEOPLE.map((user) => ['users', userRow(user, hash)] as const),
    ...answerRows('mayLie', '1', ['']),
    ...answerRows('duty1', '', [OLD_DRAFT, OLD_ESSAY]),
    ...gradeRows(),
  ];
}

function designRow(item: (typeof MANUAL_ITEMS)[number]): OldRow {
  return {
    course: OLD_COURSE,
    data_type: item.dataType,
    data_id: item.dataID,
    data_index: item.dataIndex,
    data_text: item.dataText,
    question_type: item.questionType,
    question_options: item.questionOptions,
    question_logic: item.questionLogic,
    question_course_date: item.questionCourseDate,
    version: 1,
    changed_at: NOON,
    changed_by: 'admin',
  };
}

function userRow(
  { usernameKey, username, fullName, status, ta }: (typeof PEOPLE)[number],
  hash: string,
): OldRow {
  const password = { password_hash: hash, password_state: 'set' };
  const names = { username_key: usernameKey, username, full_name: fullName, status, ta: ta ?? '' };
  return { course: OLD_COURSE, ...names, ...password, version: 1, added_at: NOON };
}

/** One record of the history per hour, one for each text; the last one is current. */
function answerRows(
  question: string,
  choice: string,
  essays: readonly string[],
): (readonly [string, OldRow])[] {
  const key = { course: OLD_COURSE, username_key: 'sam', question_id: question };
  const versions = essays.map((essay, place) => {
    const at = NOON + place * 3_600_000;
    const words = essay.split(' ').filter((word) => word !== '').length;
    const texts = { question_answer: choice, question_essay_answer: essay, words };
    return { at, texts, essay, history_key: `2026-09-14/${String(at).padStart(15, '0')}` };
  });
  const history = versions.map(({ at, texts, history_key }, place) => {
    const submission_date = `2026-09-14T${12 + place}:00:00-04:00`;
    const times = { local_date: '2026-09-14', started_at: at, submitted_at: at, submission_date };
    return ['answer_history', { ...key, history_key, ...times, ...texts }] as const;
  });
  const last = versions.at(-1);
  if (last === undefined) return [];
  const { at, texts, essay, history_key } = last;
  const times = { edited_at: at, saved_at: at, version: versions.length, started_at: at };
  const current = { ...key, ...times, history_key, longest_essay: essay.length, ...texts };
  return [...history, ['answers', current] as const];
}

function gradeRows(): (readonly [string, OldRow])[] {
  const course = OLD_COURSE;
  const name = { evaluation_id: 'BACK', question_id: 'noQuestionID' };
  const grade = (grading_type: string, individual_grading_data: string, comment: string) => {
    const value = { grading_type, individual_grading_data, comment };
    const made = { version: 1, changed_at: NOON, changed_by: 'ina' };
    return ['grades', { course, username_key: 'sam', ...name, ...value, ...made }] as const;
  };
  const deleted = {
    username: 'sam',
    usernameKey: 'sam',
    evaluationDataID: 'BACK',
    gradingType: 'gradeAdjustment',
    questionID: 'noQuestionID',
    individualGradingData: '2',
    comment: '',
    version: 1,
    changedAt: NOON,
    changedBy: 'ina',
  };
  const entry = {
    course,
    id: `${String(NOON).padStart(15, '0')}-old-000000`,
    at: NOON,
    actor: 'ina',
  };
  const about = { action: 'grade.delete', subject: 'sam' };
  return [
    grade('examGrade', '88', ''),
    grade('comments', '', 'Well argued.'),
    ['audit_log', { ...entry, ...about, before_value: JSON.stringify(deleted), after_value: null }],
  ];
}
