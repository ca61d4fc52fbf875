// What an accepted request may leave behind: rows of its own course, about people whom its sender may change, within
// the rules.
import type { Role } from '@elenchus/contract/endpoint.examples.ts';
import { isDataType } from '@elenchus/domain/design/data-types.ts';
import { TABLES } from '../../store/table-facts/all-tables.ts';
import type { TableFacts } from '../../store/table-facts/table-facts.ts';
import type { Changes } from '../change-watch.ts';

interface Row {
  readonly table: string;
  readonly values: Readonly<Record<string, string | number | null>>;
}

function readRow(line: string): Row {
  const blank = line.indexOf(' ');
  const table = line.slice(0, blank);
  if (table === 'course') return { table, values: { made: line.slice(blank + 1) } };
  return { table, values: JSON.parse(line.slice(blank + 1)) as Row['values'] };
}

/** Whose rows each role may write; the instructor may write all. */
const WRITES: Readonly<Record<Exclude<Role, 'instructor'>, readonly string[]>> = {
  nobody: [],
  stranger: [],
  guest: ['gus'],
  student: ['sam'],
  ta: ['tess', 'sue'],
  otherTa: ['tom', 'sam'],
  admin: ['ina'],
  firstLogin: ['una'],
  removed: [],
};

/** 'course' is a line about a course that was made. */
const WRITERS = new Map<string, TableFacts['writtenBy']>([
  ...TABLES.map(([table, { writtenBy }]) => [table, writtenBy] as const),
  ['course', 'admin'],
]);

/** The rows that this role must not touch, as sentences. */
export function strayRows(role: Role, course: string, { gone, added }: Changes): string[] {
  return [...gone, ...added].flatMap((line) => {
    const row = readRow(line);
    const { table, values } = row;
    if (values['course'] !== undefined && values['course'] !== course)
      return [`it wrote into another course: ${line.slice(0, 300)}`];
    const writer = WRITERS.get(table);
    if (role === 'instructor' || writer === 'logins') return [];
    if (role === 'admin' && (writer === 'admin' || isInstructor(row))) return [];
    // It goes with an entry of the log, which is checked itself.
    if (table === 'audit_mentions') return [];
    const isStaff = role === 'ta' || role === 'otherTa';
    const mayTable = writer === 'people' || (isStaff && writer === 'graders');
    const mayPerson = WRITES[role].includes(personOf(row)) || isSharedCount(row);
    return mayTable && mayPerson ? [] : [`${role} wrote ${line.slice(0, 300)}`];
  });
}

/** A row of an instructor, or the log entry of adding one. */
function isInstructor({ table, values }: Row): boolean {
  if (table === 'users') return values['status'] === 'instructor';
  return table === 'audit_log' && values['action'] === 'user.add';
}

/** Everyone who grades counts what is inserted of the course's comments. */
function isSharedCount({ table }: Row): boolean {
  return table === 'course_comment_uses';
}

function personOf({ table, values }: Row): string {
  // TAs change what they added, and only the owner counts in a personal list.
  if (['saved_comments', 'course_comments'].includes(table)) return String(values['added_by']);
  if (table === 'saved_comment_uses') return String(values['owner']);
  const key = table === 'audit_log' ? values['subject'] : values['username_key'];
  return String(key).split(/[\s/|]/, 1)[0] ?? '';
}

/** What is in the tables now and never should be, as sentences. */
export function badRows({ added }: Changes): string[] {
  return added.map(readRow).flatMap(({ table, values }) => {
    const text = (name: string) => String(values[name] ?? '');
    switch (table) {
      case 'users':
        return faults(table, values, [
          /^[^/\p{Cc}]{1,64}$/u.test(text('username')),
          text('full_name').length <= 400,
        ]);
      case 'grades':
        return faults(table, values, [
          isGrade(text('grading_type'), text('individual_grading_data')),
        ]);
      case 'design_items':
        return faults(table, values, [
          isDataType(text('data_type')),
          text('data_type') !== 'evaluation' || isDateOrNone(text('question_course_date')),
        ]);
      case 'answers':
        return faults(table, values, [
          !['later', 'silent', 'nowhere'].includes(text('question_id')),
          Number.isSafeInteger(values['edited_at']),
        ]);
      default:
        return [];
    }
  });
}

function faults(table: string, values: Row['values'], holds: readonly boolean[]): string[] {
  return holds.every(Boolean)
    ? []
    : [`a bad row in ${table}: ${JSON.stringify(values).slice(0, 300)}`];
}

function isDateOrNone(text: string): boolean {
  const typed = text.trim();
  const moment = Date.parse(`${typed}T00:00:00Z`);
  return (
    typed === '' || (!Number.isNaN(moment) && new Date(moment).toISOString().startsWith(typed))
  );
}

function isGrade(type: string, data: string): boolean {
  const number = Number(data);
  switch (type) {
    case 'customDueDate':
      return isDateOrNone(data);
    case 'questionGrade':
      return number >= 0 && number <= 10;
    case 'gradingComplete':
      return ['yes', 'no', ''].includes(data);
    case 'unansweredMCQs':
    case 'unresolvedContradictions':
      return number >= 0 && Number.isInteger(number);
    default:
      return data.length <= 30;
  }
}
