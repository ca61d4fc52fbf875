// Where the notes on an essay are in the page, and how they are called.
import { shortLine } from '../questions/question-names.ts';
import { focusInView } from '../../ui/focus.ts';

/** The element of the note with this number on a question. */
export function noteElementId(questionId: string, number: number): string {
  return `comment-${number}-${questionId}`;
}

interface NamedNote {
  readonly number: number;
  readonly isChanged: boolean;
  readonly comment: { readonly anchor: { readonly quote: string } | null };
}

/** What a screen reader says about a note before its text. */
export function noteLabel({ number, isChanged, comment: { anchor } }: NamedNote): string {
  if (anchor === null) return `Comment ${number}, on the whole answer`;
  const quote = `“${shortLine(anchor.quote)}”`;
  return isChanged
    ? `Comment ${number}, on a passage that changed: ${quote}`
    : `Comment ${number}, on ${quote}`;
}

/** Brings a note into view with the focus on it, or on its text field. */
export function focusNote(questionId: string, number: number): void {
  const id = CSS.escape(noteElementId(questionId, number));
  const note = document.querySelector<HTMLElement>(`#${id}`);
  focusInView(note, { block: 'nearest' }, note?.querySelector('textarea'));
}
