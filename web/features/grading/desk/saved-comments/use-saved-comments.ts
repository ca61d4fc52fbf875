// Saved comments for one text field: the suggestions, and inserting one where the cursor is.
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FIELD_FULL, insertionOf } from '@elenchus/domain/comment-bank/comment-insertion.ts';
import { fillPlaceholders } from '@elenchus/domain/comment-bank/comment-placeholders.ts';
import { suggestComments } from '@elenchus/domain/comment-bank/comment-suggestions.ts';
import { commentName, type SavedComment } from '@elenchus/domain/comment-bank/saved-comment.ts';
import {
  useCommentBank,
  useLoadCommentBank,
} from '../../../../calls/grading/saved-comments-queries.ts';
import { countUse } from './count-uses.ts';
import { cursorOf, insertAtCursor } from './insert-at-cursor.ts';

export interface CommentedField {
  readonly courseID: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** The question that the comment is about; an empty ID when it is about none. */
  readonly question: { readonly id: string; readonly text: string };
  /** null where the student's name must not be shown. */
  readonly studentName: string | null;
}

interface FieldStatus {
  readonly text: string;
  /** What can be seen anyway is only read out. */
  readonly isSpokenOnly: boolean;
}

const QUIET: FieldStatus = { text: '', isSpokenOnly: true };

/** What the control below the field shows and does. */
export function useSavedComments(field: CommentedField) {
  const { courseID, area, question, studentName } = field;
  const [mode, setMode] = useState<'closed' | 'choose' | 'save'>('closed');
  const [status, setStatus] = useState<FieldStatus>(QUIET);
  const [isWanted, setWanted] = useState(false);
  const bank = useCommentBank(courseID, isWanted);
  const load = useLoadCommentBank(courseID);
  const wasFocused = useFocusedOnce(area);
  const { id, text } = question;
  const suggestions = useMemo(
    () => bank.data && suggestComments({ ...bank.data, question: { id, text } }),
    [bank.data, id, text],
  );

  const opener = useRef<Element | null>(null);
  const show = (next: 'choose' | 'save'): void => {
    opener.current = document.activeElement;
    setStatus(QUIET);
    if (next === 'choose') setWanted(true);
    setMode(next);
  };
  /** Goes back to where the person was: in the field, the next shortcut would be typed into the comment. */
  const close = (): void => {
    flushSync(() => setMode('closed'));
    const before = opener.current;
    // An answer that is being read doesn't move.
    if (before instanceof HTMLElement) before.focus({ preventScroll: before !== area.current });
  };
  /** Goes on in the field, with what there is to say about it. */
  const goOn = (message: string): void => {
    flushSync(() => setMode('closed'));
    setStatus({ text: message, isSpokenOnly: false });
    area.current?.focus();
  };
  const insert = (comment: SavedComment): void => {
    const element = area.current;
    if (!element) return;
    const cursor = cursorOf(element, wasFocused());
    const limit = element.maxLength > 0 ? element.maxLength : Infinity;
    const filled = fillPlaceholders(comment.text, studentName);
    const inserted = insertionOf({ ...cursor, comment: filled, limit });
    if (!inserted.ok) return goOn(FIELD_FULL);
    flushSync(() => setMode('closed'));
    insertAtCursor(element, cursor, inserted.value);
    countUse(courseID, { list: comment.list, commentID: comment.id, questionID: id });
    setStatus({ text: `Inserted “${commentName(comment)}”.`, isSpokenOnly: true });
  };
  /** Inserts a suggestion by its place, from 0. */
  const insertAt = async (place: number): Promise<void> => {
    setWanted(true);
    try {
      const comment = suggestComments({ ...(await load()), question: { id, text } })[place];
      if (comment) insert(comment);
      else setStatus({ text: `There is no saved comment ${place + 1}.`, isSpokenOnly: false });
    } catch {
      // The list says what went wrong, and tries again.
      show('choose');
    }
  };
  useFieldKeys(area, { onOpen: () => show('choose'), onPlace: (place) => void insertAt(place) });
  /** What the field has now, and which part of it is selected. */
  const readField = () => area.current && cursorOf(area.current, wasFocused());
  return { mode, show, close, goOn, insert, readField, suggestions, bank, status, setStatus };
}

export type SavedCommentsState = ReturnType<typeof useSavedComments>;

/** Answers whether the field has had the focus: before, its cursor means nothing. */
function useFocusedOnce(area: RefObject<HTMLTextAreaElement | null>): () => boolean {
  const wasFocused = useRef(false);
  useEffect(() => {
    const element = area.current;
    const note = (): void => {
      wasFocused.current = true;
    };
    element?.addEventListener('focus', note);
    return () => element?.removeEventListener('focus', note);
  }, [area]);
  return () => wasFocused.current;
}

interface FieldKeys {
  readonly onOpen: () => void;
  readonly onPlace: (place: number) => void;
}

/** Alt+S opens the list, Alt+Shift+1 to 9 inserts a suggestion without it. */
function useFieldKeys(area: RefObject<HTMLTextAreaElement | null>, keys: FieldKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: KeyboardEvent): void => {
      const { altKey, shiftKey, ctrlKey, metaKey, code, isComposing } = event;
      if (!altKey || ctrlKey || metaKey || isComposing) return;
      // The place on the keyboard: with Alt, some systems type another sign.
      const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
      if (code === 'KeyS') latest.current.onOpen();
      else if (shiftKey && digit !== undefined) latest.current.onPlace(Number(digit) - 1);
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [area]);
}
