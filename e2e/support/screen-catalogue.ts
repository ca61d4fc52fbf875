// Lists every screen of the product and everything that opens in it; screen-catalog.test.ts reports a missing one.
import type { CatalogueEntry } from './catalogue-entry.ts';
import { designEntries } from './catalogue-design.ts';
import { deskEntries } from './catalogue-desk.ts';
import { codeEntries, firstLoginEntries } from './catalogue-first-logins.ts';
import { gradingEntries, gradingPageEntries } from './catalogue-grading.ts';
import { publicEntries, welcomeEntries } from './catalogue-public.ts';
import { questionEntries } from './catalogue-questions.ts';
import { savedCommentEntries } from './catalogue-saved-comments.ts';
import { secondReadingEntries } from './catalogue-second-readings.ts';
import { studentEntries } from './catalogue-student.ts';

/** By area; each is walked in this order, in one browser. */
export const screenCatalogue = {
  welcome: welcomeEntries,
  public: [...firstLoginEntries, ...publicEntries],
  student: studentEntries,
  design: [...designEntries, ...codeEntries],
  questions: questionEntries,
  grading: gradingEntries,
  gradingPage: [...gradingPageEntries, ...secondReadingEntries],
  desk: deskEntries,
  savedComments: savedCommentEntries,
} as const satisfies Readonly<Record<string, readonly CatalogueEntry[]>>;
