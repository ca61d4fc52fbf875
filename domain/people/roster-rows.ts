// Reads an uploaded table of people: the columns, and each row accepted or refused with a sentence.
import { foldName } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { fullNameSentence, readFullName } from './full-name.ts';
import { readStatus, unknownStatusSentence, type UserStatus } from './user.ts';
import { readUsername, usernameSentence } from './username.ts';

/** A person of the file; `row` is the line as a spreadsheet numbers it, the header being 1. */
export interface RosterRow {
  readonly row: number;
  readonly username: string;
  readonly fullName: string;
  readonly status: UserStatus;
}

export interface RefusedRow {
  readonly row: number;
  readonly username: string;
  readonly sentence: string;
}

export interface Roster {
  readonly rows: readonly RosterRow[];
  readonly refused: readonly RefusedRow[];
}

type RosterProblem = 'empty' | 'no-netid-column' | 'no-name-column' | 'column-twice';

interface Columns {
  readonly netID: number;
  readonly fullName: number;
  readonly role: number | null;
}

type Table = readonly (readonly string[])[];

/** The people of an uploaded table with a header line, or why the table cannot be read at all. */
export function readRoster(table: Table): Result<Roster, RosterProblem> {
  const header = headerOf(table);
  if (header === -1) return refuse('empty');
  const columns = findColumns(table[header] ?? []);
  if (!columns.ok) return columns;
  const rows: RosterRow[] = [];
  const refused: RefusedRow[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, cells] of table.entries()) {
    if (index <= header || isBlank(cells)) continue;
    const read = readRow(cells, index + 1, columns.value, firstRows);
    if (read.ok) rows.push(read.value);
    else refused.push(read.reason);
  }
  return accept({ rows, refused });
}

/** The most characters of a cell that can't be used, in the list of such cells. */
const LONGEST_SHOWN = 200;

/** Enough for a list without more columns than are read, so that most tables stay as they are. */
const FEW_COLUMNS = 6;

/**
 * The same people in a table with few columns: the columns that are read, and for each row one word of the others,
 * which shows that the row isn't empty.
 */
export function narrowRoster(table: Table): Table {
  const columns = findColumns(table[headerOf(table)] ?? []);
  if (!columns.ok || table.every((cells) => cells.length <= FEW_COLUMNS)) return table;
  const { netID, fullName, role } = columns.value;
  const kept = role === null ? [netID, fullName] : [netID, fullName, role];
  return table.map((cells) => [
    ...kept.map((index) => cells[index] ?? ''),
    kept.every((index) => (cells[index] ?? '').trim() === '') && !isBlank(cells) ? '…' : '',
  ]);
}

/** How many rows may be above the header: a title, a date, the name of the class. */
const MOST_ROWS_ABOVE = 20;

/** The row that labels the columns, or else the first row that isn't empty; -1 when there is none. */
function headerOf(table: Table): number {
  const labeled = table.slice(0, MOST_ROWS_ABOVE + 1).findIndex((cells) => {
    const columns = findColumns(cells);
    return columns.ok || columns.reason === 'column-twice';
  });
  return labeled === -1 ? table.findIndex((cells) => !isBlank(cells)) : labeled;
}

/** The sentence for a table that cannot be read. */
export function rosterSentence(problem: RosterProblem): string {
  switch (problem) {
    case 'empty':
      return 'The file is empty.';
    case 'no-netid-column':
      return "The file needs one column labeled 'netID'.";
    case 'no-name-column':
      return "The file needs one column labeled 'full name'.";
    case 'column-twice':
      return 'The file has two columns with the same label. Please keep one of them.';
  }
}

/** The most characters of the label of a column, with the spaces around it. */
const LONGEST_LABEL = 200;

function findColumns(header: readonly string[]): Result<Columns, RosterProblem> {
  const labels = header.map((cell) =>
    cell.length > LONGEST_LABEL ? '' : cell.replaceAll(/[\s_\uFEFF]/gu, '').toLowerCase(),
  );
  const indexes = (...names: string[]) =>
    labels.flatMap((label, index) => (names.includes(label) ? [index] : []));
  const [netID, ...moreIds] = indexes('netid');
  const [fullName, ...moreNames] = indexes('fullname');
  const [role = null, ...moreRoles] = indexes('role', 'status');
  if (netID === undefined) return refuse('no-netid-column');
  if (fullName === undefined) return refuse('no-name-column');
  const isTwice = moreIds.length + moreNames.length + moreRoles.length > 0;
  return isTwice ? refuse('column-twice') : accept({ netID, fullName, role });
}

function readRow(
  cells: readonly string[],
  row: number,
  columns: Columns,
  firstRows: Map<string, number>,
): Result<RosterRow, RefusedRow> {
  const typed = (cells[columns.netID] ?? '').trim();
  const no = (sentence: string) => refuse({ row, username: begun(typed), sentence });
  const username = readUsername(typed);
  if (!username.ok) return no(usernameSentence(username.reason));
  const key = foldName(username.value);
  const first = firstRows.get(key);
  if (first !== undefined) return no(`${username.value} is already in row ${first} of this file.`);
  firstRows.set(key, row);
  const fullName = readFullName(cells[columns.fullName] ?? '');
  if (!fullName.ok) return no(fullNameSentence(fullName.reason));
  const role = columns.role === null ? '' : (cells[columns.role] ?? '');
  const status = role.trim() === '' ? 'student' : readStatus(role);
  if (status === null) return no(unknownStatusSentence(begun(role.trim())));
  return accept({ row, username: username.value, fullName: fullName.value, status });
}

/** A cell in a sentence: of a long one, its beginning. */
function begun(cell: string): string {
  return cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN).toWellFormed()}…` : cell;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
