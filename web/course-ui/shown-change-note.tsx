import { IconX } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { AnswerSheet, ShownChange } from './answer-sheet.ts';
import { shownChangeWords } from './shown-change-words.ts';
import styles from './shown-change-note.module.css';

interface ShownChangeNoteProps {
  readonly sheet: AnswerSheet;
  readonly onGoTo: (questionId: string) => void;
}

/** Tells what came and went with the latest answer, until it is put away or the next change. */
export function ShownChangeNote({ sheet, onGoTo }: ShownChangeNoteProps) {
  const change = useSyncExternalStore(sheet.watchShown, sheet.lastChange);
  const [seen, setSeen] = useState<ShownChange | null>(null);
  const { sentences, goTo } =
    change === null || change === seen
      ? { sentences: [], goTo: null }
      : shownChangeWords(change, sheet.shown().course);
  return (
    // The element stays: a screen reader only tells what changes inside one that it knows.
    <aside className={styles.place} aria-label="What has changed">
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
              onClick={() => {
                setSeen(change);
                onGoTo(goTo);
              }}
            >
              Go to it
            </button>
          )}
          <button type="button" className={styles.close} onClick={() => setSeen(change)}>
            <IconX aria-hidden />
            <span className={styles.closeName}>Put this note away</span>
          </button>
        </div>
      )}
    </aside>
  );
}
