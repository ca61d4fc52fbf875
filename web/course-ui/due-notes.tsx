import { IconClock } from '@tabler/icons-react';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { dueLabels, type DueWork } from '@elenchus/domain/grading/due-work.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { useNow } from '../lib/use-now.ts';
import type { KnownDueWork } from './use-due-work.ts';
import styles from './due-notes.module.css';

interface DueNotesProps extends KnownDueWork {
  readonly timeZone: TimeZone;
}

/** The due dates of a section; empty where there are none. */
export function DueNotes({ work, isKnown, timeZone }: DueNotesProps) {
  if (work.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="Due dates">
      {work.map((each) => (
        <li key={each.evaluation.id}>
          <DueNote work={each} isKnown={isKnown} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

interface DueNoteProps {
  readonly work: DueWork;
  /** Until then it only takes up its room. */
  readonly isKnown: boolean;
  readonly timeZone: TimeZone;
}

/** When something is due, how much time is left, and after it that later changes don't count. */
export function DueNote({ work, isKnown, timeZone }: DueNoteProps) {
  const { isOver, isLastDay, due, left, note } = dueLabels(work, useNow(), timeZone);
  return (
    <div
      className={styles.note}
      data-waiting={!isKnown || undefined}
      data-over={isOver || undefined}
      data-last-day={isLastDay || undefined}
    >
      <IconClock aria-hidden />
      <p>
        <strong>{evaluationName(work.evaluation)}</strong>: {due}
        {left !== null && <span className={styles.left}> · {left}</span>}
        {note !== null && `. ${note}`}
      </p>
    </div>
  );
}
