// The facts about every table, in an order that satisfies foreign keys. table-facts.test.ts compares them with schema.sql.
import { answerTables } from './answer-tables.ts';
import { commentTables } from './comment-tables.ts';
import { designTables } from './design-tables.ts';
import { gradingTables } from './grading-tables.ts';
import { logTables } from './log-tables.ts';
import { noticeTables } from './notice-tables.ts';
import { peopleTables } from './people-tables.ts';
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
  : {
      [Part in keyof Copies]: [Part, Copies[Part] extends string ? 'own' : 'regular'];
    }[keyof Copies];
type Copied = AboutPeople extends infer One
  ? One extends { readonly copies: infer Copies }
    ? Named<Copies>
    : never
  : never;

/** The parts of a copy of a person's data that follow from the facts, and those with a statement of their own. */
export type RegularPart = Extract<Copied, [unknown, 'regular']>[0];
export type OwnPart = Extract<Copied, [unknown, 'own']>[0];

/** Every table with its facts. */
export const TABLES = Object.entries(allTables) as readonly (readonly [TableName, TableFacts])[];
