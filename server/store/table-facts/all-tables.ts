// The facts about every table, in an order that satisfies foreign keys. table-facts.test.ts compares them with schema.sql.
import { answerTables } from './answer-tables.ts';
import { commentTables } from './comment-tables.ts';
import { designTables } from './design-tables.ts';
import { gradingTables } from './grading-tables.ts';
import { logTables } from './log-tables.ts';
import { noticeTables } from './notice-tables.ts';
import { peopleTables } from './people-tables.ts';
import type { Columns, Statement } from '../engine/sql.ts';
import type { TableFacts } from './table-facts.ts';

const allTables = {
  ...designTables,
  ...peopleTables,
  ...answerTables,
  ...gradingTables,
  ...commentTables,
  ...noticeTables,
  ...logTables,
};

type AllTables = typeof allTables;
export type TableName = keyof AllTables;
type Facts = AllTables[TableName];

/** The tables whose rows a backup contains. */
export type BackupTable = {
  [Name in TableName]: AllTables[Name]['isBackedUp'] extends true ? Name : never;
}[TableName];

/** The steps that delete rows of a course without a column for it. */
export type CourseStep = Extract<Facts['course'], { readonly step: string }>['step'];

type AboutPeople = Exclude<Facts['person'], string>;
type ListedSteps = Extract<AboutPeople, { readonly steps: readonly string[] }>['steps'];

/** The steps that erase a person, or set them aside, where a column doesn't tell what to change. */
export type PersonStep = ListedSteps[number];

type Named<Copies> = Copies extends string
  ? never
  : { [Part in keyof Copies]: [Part, Copies[Part]] }[keyof Copies];
type Copied = AboutPeople extends infer One
  ? One extends { readonly copies: infer Copies }
    ? Named<Copies>
    : never
  : never;
type RowsOf<Part> = Part extends { readonly columns: Columns<infer Row> } ? Row : never;

/** The parts of a copy of a person's data that have a statement of their own. */
export type OwnPart = Extract<Copied, [unknown, string]>[0];

/** The statements of the parts that follow from the facts. */
export type RegularCopies = {
  readonly [Part in Exclude<Copied, [unknown, string]> as Part[0]]: Statement<RowsOf<Part[1]>>;
};

/** Every table with its facts. */
export const TABLES = Object.entries(allTables) as readonly (readonly [TableName, TableFacts])[];
