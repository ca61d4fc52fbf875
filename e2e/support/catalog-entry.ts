// Describes one screen of the product, or one thing that opens over or inside a screen, and how a person gets there.
import type { Page } from '@playwright/test';

/** The person who looks at it. */
export type Visitor =
  | 'nobody'
  | 'student'
  | 'assistant'
  | 'instructor'
  | 'admin'
  /** The instructor and a student of an empty course. */
  | 'founder'
  | 'beginner';

export interface CatalogEntry {
  /** The name that a person would use for it; each is used once. */
  readonly name: string;
  readonly visitor: Visitor;
  readonly address: string;
  /** The title of the browser's tab, or its beginning. */
  readonly title: string;
  /**
   * The visible parts of the product: 'screen design', 'design general/basics', 'over delete-day-dialog'. The unit
   * test beside the catalog knows all of them.
   */
  readonly shows: readonly string[];
  /** The preparations before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The steps that open it, if it has no address of its own. */
  readonly open?: (page: Page) => Promise<void>;
  /** The steps leave something behind that Escape does not undo: the next entry loads its page again. */
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
