// One screen of the product, or one thing that opens over or inside a screen, and how a person gets there.
import type { Page } from '@playwright/test';

/** Who looks at it. */
export type Visitor =
  | 'nobody'
  | 'student'
  | 'assistant'
  | 'instructor'
  | 'admin'
  /** The instructor and a student of a course that has nothing in it. */
  | 'founder'
  | 'beginner';

export interface CatalogueEntry {
  /** What a person would call it; every name is there once. */
  readonly name: string;
  readonly visitor: Visitor;
  readonly address: string;
  /** What the tab of the browser says, or begins with. */
  readonly title: string;
  /**
   * Which parts of the product are in sight: 'screen design', 'design general/basics', 'over delete-day-dialog'.
   * The unit test beside the catalogue knows all that there are.
   */
  readonly shows: readonly string[];
  /** What must be so before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The steps that open it, for what has no address of its own. */
  readonly open?: (page: Page) => Promise<void>;
  /** The steps leave something behind that Escape does not take back: the next entry loads its page anew. */
  readonly leavesTraces?: boolean;
}

export const COURSE = 'phil-101';
export const EMPTY_COURSE = 'empty-1';

/** The address of a place in the demo course. */
export function inCourse(rest = ''): string {
  return `/${COURSE}${rest}`;
}

/** A step that presses a button by its name. */
export function press(name: string | RegExp): (page: Page) => Promise<void> {
  return async (page) => page.getByRole('button', { name }).first().click();
}
