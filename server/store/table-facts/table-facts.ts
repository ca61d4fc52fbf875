// The form of the facts about a table: what a row is, whether it is backed up, how it goes with its course, and what
// happens to it when a person is erased, set aside for someone else with the netID, or asks for a copy of their data.

import type { Columns } from '../engine/sql.ts';

export interface TableFacts {
  /** Completes “a row is”, for docs/tables.md. */
  readonly rowIs: string;
  readonly isBackedUp: boolean;
  /**
   * Whose calls may change it besides those of instructors: 'people' and 'graders' in rows about themselves or those they
   * grade, 'admin' on the admin page, 'logins' anyone who logs in. The fuzzing proves it.
   */
  readonly writtenBy: 'instructors' | 'people' | 'graders' | 'admin' | 'logins';
  readonly course: CourseRows | 'the course itself' | 'of no course';
  readonly person: PersonRows | 'about nobody';
}

type CourseRows =
  | {
      /** The primary key without `course`: rows are deleted some at a time. */
      readonly key: readonly string[];
      /** What happens when the personal data of a closed course is deleted (ARC-6). */
      readonly personalData: 'deleted' | 'kept';
    }
  /** No column has the course: course-deletion-store.ts has a step of this name. */
  | { readonly step: string };

interface PersonRows {
  /** The rows of the person. */
  readonly rows?: OwnRows;
  /**
   * Columns that name the person in rows that stay. An erasure puts in another name or nobody; a person who is set aside
   * is named by their record.
   */
  readonly names?: Readonly<Record<string, 'erased' | 'nobody'>>;
  /** What a column doesn't tell: person-erasure-store.ts and set-aside-store.ts have a step of this name. */
  readonly steps?: readonly string[];
  /** The parts of a copy of the person's data. 'own statement': person-export-statements.ts has it. */
  readonly copies: Readonly<Record<string, CopiedRows | 'own statement'>> | 'not copied';
}

interface OwnRows {
  /** The columns of which one has the person. */
  readonly by: readonly string[];
  /** 'by foreign key': the database deletes them with the row that they belong to. */
  readonly whenErased: 'deleted' | 'by foreign key';
  /** 'moved': they get the key of the person's record. */
  readonly whenSetAside: 'moved' | 'deleted' | 'by foreign key' | 'unchanged';
}

export interface CopiedRows {
  /** The columns, with the names that they have in the copy. */
  readonly columns: Columns<unknown>;
  /** The columns of which one has the person, if it isn't username_key. */
  readonly by?: readonly string[];
  readonly order?: readonly string[];
}

/** What a person wrote or got: it is erased with the person, and moves with them. */
export const OWN_WORK = {
  by: ['username_key'],
  whenErased: 'deleted',
  whenSetAside: 'moved',
} as const;

/** What belongs to an account: it goes with the user. */
export const OF_ACCOUNT = {
  by: ['username_key'],
  whenErased: 'by foreign key',
  whenSetAside: 'by foreign key',
} as const;
