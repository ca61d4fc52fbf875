import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconX } from '../../ui/icons.ts';
import type { AnswerSheet, ShownChange } from '../questions/answer-sheet.ts';
import { questionElementId } from '../questions/question-place.ts';
import { shownChangeWords } from './shown-change-words.ts';
import styles from './shown-change-note.module.css';

interface ShownChangeNoteProps {
  readonly sheet: AnswerSheet;
  readonly onGoTo: (questionId: string) => void;
}

/** Long enough to read it twice. It stays while the pointer or the focus is on it. */
const READING_TIME = 12_000;

/**
 * Lists what appeared and disappeared with the latest answer, until it is closed, times out, the person goes to what
 * appeared, or the next change.
 */
export function ShownChangeNote({ sheet, onGoTo }: ShownChangeNoteProps) {
  const change = useSyncExternalStore(sheet.watchShown, sheet.lastChange);
  const [seen, setSeen] = useState<ShownChange | null>(null);
  const place = useRef<HTMLElement>(null);
  const returnTarget = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (change === null) return undefined;
    const timer = setInterval(() => {
      if (!place.current?.matches(':hover, :focus-within')) setSeen(change);
    }, READING_TIME);
    const stopWatching = watchArrival(change.appeared, () => setSeen(change));
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, [change]);
  const { sentences, goTo } =
    change === null || change === seen
      ? { sentences: [], goTo: null }
      : shownChangeWords(change, sheet.shown());
  const rememberOrigin = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof HTMLElement) || place.current?.contains(relatedTarget)) return;
    returnTarget.current = relatedTarget;
  };
  return (
    // The element stays, because a screen reader only announces changes inside an element that it knows.
    <aside ref={place} className={styles.place} aria-label="What has changed">
      <div className={styles.words} aria-live="polite">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {sentences.length > 0 && (
        <div className={styles.actions}>
          {goTo !== null && (
            <button
              type="button"
              className={styles.action}
              onFocus={rememberOrigin}
              onClick={() => {
                setSeen(change);
                onGoTo(goTo);
              }}
            >
              Go to it
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            onFocus={rememberOrigin}
            onClick={() => {
              setSeen(change);
              restoreFocus(returnTarget.current);
            }}
          >
            <IconX aria-hidden />
            <span className={styles.closeName}>Dismiss</span>
          </button>
        </div>
      )}
    </aside>
  );
}

/** Notices when a person is at one of the questions, by whatever way: they need no way to it. */
function watchArrival(questionIds: readonly string[], onArrival: () => void): () => void {
  const ids = questionIds.map((id) => `#${CSS.escape(questionElementId(id))}`).join();
  if (ids === '') return () => {};
  // Tab only passes by, perhaps on the way to the note.
  let isPassing = false;
  const watching = new AbortController();
  const follow = (event: Event): void => {
    if (event.type === 'keydown' || event.type === 'pointerdown') {
      isPassing = event instanceof KeyboardEvent && event.key === 'Tab';
    } else if (!isPassing && event.target instanceof Element && event.target.closest(ids)) {
      onArrival();
    }
  };
  for (const type of ['keydown', 'pointerdown', 'focusin', 'input']) {
    document.addEventListener(type, follow, { capture: true, signal: watching.signal });
  }
  return () => watching.abort();
}

/** The button disappears with the note, so the focus returns to where it was before. */
function restoreFocus(element: HTMLElement | null): void {
  const target = element?.isConnected ? element : document.querySelector<HTMLElement>('#content');
  target?.focus({ preventScroll: true });
}
