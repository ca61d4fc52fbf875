import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { dueLabels, type DueWork } from '@elenchus/domain/grading/due-work.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { useNow } from '../../lib/use-now.ts';
import { IconClock } from '../../ui/icons.ts';
import type { KnownDueWork } from './use-due-work.ts';
import styles from './due-notes.module.css';

interface DueNotesProps extends KnownDueWork {
  readonly timeZone: TimeZone;
  /** What is open for each; without it, nothing is said about that. */
  readonly openFor?: (work: DueWork) => string | null;
}

/** The due dates of a section; empty where there are none. */
export function DueNotes({ work, openFor, ...rest }: DueNotesProps) {
  if (work.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="Due dates">
      {work.map((each) => (
        <li key={each.evaluation.id}>
          <DueNote work={each} open={openFor?.(each) ?? null} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface DueNoteProps {
  readonly work: DueWork;
  readonly isClosed: boolean;
  readonly open?: string | null;
  /** Until then it only takes up its room. */
  readonly isKnown: boolean;
  readonly timeZone: TimeZone;
}

/** When something is due, how much time is left, and after it that later changes don't count. */
export function DueNote({ work, isKnown, isClosed, open = null, timeZone }: DueNoteProps) {
  const labels = dueLabels(work, useNow(), timeZone, isClosed);
  const { isOver, isLastDay, due, left, note } = labels;
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
        {open !== null && !isOver && !isClosed && <span> · {open}</span>}
        {note !== null && `. ${note}`}
      </p>
    </div>
  );
}
