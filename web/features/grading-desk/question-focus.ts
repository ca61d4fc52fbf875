// Where the focus goes in the grading screen: to the grade of a question, to the comments, back to the answer.
import { questionElementId } from '../../course-ui/question-place.ts';
import { breakpoints } from '../../ui/breakpoints.ts';
import { closeFields, openFields } from './fields-sheet.ts';

export const COMMENTS_ID = 'desk-comments';
export const SAVED_COMMENTS_ID = 'desk-saved-comments';
export const EXAM_GRADE_ID = 'desk-exam-grade';

/** A question's grade can be entered in the list of fields and below the answer. */
export function gradeInputId(questionId: string, place: 'list' | 'answer'): string {
  return `grade-${place}-${questionId}`;
}

/** Whether the whole text is selected when a grade gets the focus; a typed digit must stay. */
let selects: 'all' | 'end' = 'all';
export function takeSelection(): 'all' | 'end' {
  const wanted = selects;
  selects = 'all';
  return wanted;
}

/** Puts the focus into the grade of a question, or of the whole evaluation; answers whether there is one. */
export function focusGrade(questionId: string | null, select: 'all' | 'end'): boolean {
  // With the panels beside each other the list is in sight.
  const isBeside = matchMedia(breakpoints.columns).matches;
  const own = questionId && byId(gradeInputId(questionId, isBeside ? 'list' : 'answer'));
  if (!own && select === 'end') return false;
  if (!own) openFields();
  const field = own || byId(EXAM_GRADE_ID);
  if (!field) return false;
  selects = select;
  field.focus();
  return true;
}

export function focusComments(): void {
  openFields();
  byId(COMMENTS_ID)?.focus();
}

/** Opens the list of saved comments below the comments. */
export function openSavedComments(): void {
  openFields();
  const button = byId(SAVED_COMMENTS_ID);
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
}

/** Brings an answer to the top of what is seen, with the focus on it, so that keys go on from there. */
export function focusAnswer(questionId: string): void {
  const element = byId(questionElementId(questionId));
  closeFields();
  const folded = element?.closest('details');
  if (folded) folded.open = true;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

function byId(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}
