// Where the focus goes in the grading screen: to the grade of a question, to the comments, back to the answer.
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { questionElementId } from '../../../../course-ui/questions/question-place.ts';
import { breakpoints } from '../../../../ui/breakpoints.ts';
import { closeFields, openFields } from '../fields/fields-sheet.ts';

export const COMMENTS_ID = 'desk-comments';
export const SAVED_COMMENTS_ID = 'desk-saved-comments';
export const EXAM_GRADE_ID = 'desk-exam-grade';

/** A question's grade can be entered in the list of fields and below the answer. */
export function gradeInputId(questionId: string, place: 'list' | 'answer'): string {
  return `grade-${place}-${questionId}`;
}

/** The criteria of a question, or of the exam. */
export function criteriaId(questionId: string): string {
  return `criteria-${questionId}`;
}

/** Puts the focus on the chosen or first level of the first criterion that is open; answers whether there is one. */
export function focusCriteria(questionId: string | null): boolean {
  const own = questionId && byId(criteriaId(questionId));
  if (own) closeFields();
  else openFields();
  const groups = [...((own || byId(criteriaId(NO_QUESTION)))?.querySelectorAll('fieldset') ?? [])];
  const group = groups.find((each) => each.querySelector(':checked') === null) ?? groups[0];
  const level =
    group?.querySelector<HTMLElement>(':checked') ?? group?.querySelector<HTMLElement>('input');
  level?.focus();
  return level !== undefined && level !== null;
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
  // The sheet covers the grade below the essay, and has the one of the whole evaluation.
  if (own) closeFields();
  else openFields();
  const field = own || byId(EXAM_GRADE_ID);
  if (!field) return false;
  selects = select;
  field.focus();
  return true;
}

/** The button that comments on a passage of an answer. */
export function passageButtonId(questionId: string): string {
  return `comment-passage-${questionId}`;
}

/** Comments on what is selected in an answer, or lets the grader choose a passage of the one that has the focus. */
export function commentOnPassage(current: string | null): void {
  const selection = getSelection();
  const selected = selection?.isCollapsed === false ? selection.anchorNode?.parentElement : null;
  const essay =
    selected?.closest('[data-essay-of]') ??
    document.activeElement?.closest('article')?.querySelector('[data-essay-of]');
  const wanted = essay?.getAttribute('data-essay-of') ?? current;
  if (wanted === null) return;
  // The comment is written below the essay.
  closeFields();
  byId(passageButtonId(wanted))?.click();
}

export function focusComments(): void {
  openFields();
  const field = byId(COMMENTS_ID);
  field?.focus();
  // In a field that had no focus yet, the cursor is before what is written there.
  if (field instanceof HTMLTextAreaElement && field.selectionEnd === 0)
    field.setSelectionRange(field.value.length, field.value.length);
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

/** Puts the focus on an answer without moving it, so that keys go on from there. */
export function focusQuietly(questionId: string): void {
  byId(questionElementId(questionId))?.focus({ preventScroll: true });
}

function byId(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}
