// Lists every screen of the product and everything that opens in it; screen-catalog.test.ts reports a missing one.
import type { CatalogEntry } from './catalog-entry.ts';
import { designEntries } from './catalog-design.ts';
import { deskEntries } from './catalog-desk.ts';
import { codeEntries, firstLoginEntries } from './catalog-first-logins.ts';
import { gradingEntries, gradingPageEntries } from './catalog-grading.ts';
import { publicEntries, welcomeEntries } from './catalog-public.ts';
import { questionEntries } from './catalog-questions.ts';
import { savedCommentEntries } from './catalog-saved-comments.ts';
import { secondReadingEntries } from './catalog-second-readings.ts';
import { studentEntries } from './catalog-student.ts';

/** By area; each is walked in this order, in one browser. */
export const screenCatalog = {
  welcome: welcomeEntries,
  public: [...firstLoginEntries, ...publicEntries],
  student: studentEntries,
  design: [...designEntries, ...codeEntries],
  questions: questionEntries,
  grading: gradingEntries,
  gradingPage: [...gradingPageEntries, ...secondReadingEntries],
  desk: deskEntries,
  savedComments: savedCommentEntries,
} as const satisfies Readonly<Record<string, readonly CatalogEntry[]>>;
