// The sentences about extensions.
import { movesEarlier, readDueDate } from '../base/due-date.ts';

/** The choice before a due date deletes grades. */
export const KEEP_UNCHANGED = 'Keep the grades of unchanged answers';

/** The same as a button, which says everything that it does. An example of `act` is 'Change the date'. */
export function keepUnchangedLabel(act: string, changed: number | null): string {
  if (changed === null) return `${act} and keep the grades of unchanged answers`;
  if (changed === 0) return `${act} and keep every grade`;
  return `${act} and delete ${gradesOf(changed)}`;
}

/** The button beside it: all of the grades go, whether their answers differ or not. */
export function loseAllLabel(act: string, grades: number, changed: number | null): string {
  const all = changed !== null && changed > 0 && changed < grades ? 'all ' : '';
  return `${act} and delete ${all}${gradesOf(grades)}`;
}

function gradesOf(count: number): string {
  return count === 1 ? '1 grade' : `${count.toLocaleString('en')} grades`;
}

export const CHANGED_SINCE_PREVIEW =
  'Something changed since this was shown. Nothing was saved. Look at the new preview.';

/** The refusal of an extension that names people who aren't students of the course. */
export function notStudentsSentence(usernames: readonly string[]): string {
  const [first, ...others] = usernames;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Only students can have extensions. Not a student of this course: ${first}${more}.`;
}

/** While names are hidden, no one learns how much of a student's work is graded (BLD-13). */
const BLIND_NOT_COUNTED = 'Grades of evaluations that hide names aren’t counted here.';

/** The same before a choice about all of the grades. */
export const BLIND_NOT_SHOWN = `${BLIND_NOT_COUNTED} Your choice applies to them, too.`;

/** The offer where the grades aren't counted. */
export const KEEP_UNCOUNTED = 'Only grades whose answers differ as of the new date are deleted.';

/** The sentence about what an extension did. */
export function extensionDoneSentence(moved: number, deleted: number, movesBlind = false): string {
  const dates = moved === 1 ? '1 due date changed' : `${moved} due dates changed`;
  const grades = deleted === 1 ? '1 grade deleted' : `${deleted} grades deleted`;
  const done = `${moved === 0 ? 'No due date changed' : dates}, ${deleted === 0 ? 'no grade deleted' : grades}.`;
  return movesBlind ? `${done} ${BLIND_NOT_COUNTED}` : done;
}

interface DatedRow {
  readonly username: string;
  /** null for no due date. */
  readonly before: string | null;
  readonly after: string | null;
}

/** How many students an extension gives an earlier date, in a sentence; '' for none (DUE-17). */
export function earlierDatesSentence(rows: readonly DatedRow[]): string {
  const earlier = rows.filter(({ before, after }) =>
    movesEarlier(readDueDate(before ?? ''), readDueDate(after ?? '')),
  );
  const students = new Set(earlier.map(({ username }) => username)).size;
  if (students === 0) return '';
  const whom = students === 1 ? '1 student' : `${students} students`;
  return `For ${whom}, this is earlier than the date in force. What they wrote after the new date won’t count, and they get a notice.`;
}

interface PreviewRow {
  readonly username: string;
  readonly grades: number;
  readonly changed: number;
}

/** The preview in one sentence. */
export function previewSentence(rows: readonly PreviewRow[]): string {
  if (rows.length === 0) return 'No due date changes.';
  const students = new Set(rows.map(({ username }) => username)).size;
  const dates = rows.length === 1 ? '1 due date' : `${rows.length} due dates`;
  return `${dates} of ${students === 1 ? '1 student' : `${students} students`} will change.`;
}

/** The offer before a due date deletes grades: how many stay, and how many are deleted. */
export function keepOfferSentence(grades: number, changed: number): string {
  if (changed === 0) return 'No graded answer differs as of the new date, so every grade can stay.';
  const answers = changed === 1 ? '1 graded answer differs' : `${changed} graded answers differ`;
  const stay = grades - changed;
  const rest =
    stay === 0
      ? 'No other grades are affected.'
      : `The other ${stay === 1 ? 'grade stays' : `${stay} grades stay`}.`;
  return `${answers} as of the new date and ${changed === 1 ? 'loses its grade' : 'lose their grades'}. ${rest}`;
}

/** The same for the due date of everyone, where exam grades that are computed from others count too. */
export function keepGeneralSentence(changed: number): string {
  const kept = 'If you keep the grades of unchanged answers,';
  if (changed === 0)
    return `${kept} no grade is deleted: no graded answer differs as of the new date.`;
  const lost =
    changed === 1
      ? 'only 1 grade is deleted, because its answer differs'
      : `only ${changed} grades are deleted, because their answers differ`;
  return `${kept} ${lost} as of the new date.`;
}

/** The sentence about what else is deleted with grades (CRT-22). */
export const LEVELS_GO = 'The levels chosen for criteria are deleted with their grades.';
