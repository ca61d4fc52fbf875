import {
  IconChevronLeft,
  IconChevronRight,
  IconKeyboard,
  IconListCheck,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { hasRubricToRead } from '@elenchus/domain/screens/faq-items.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/grade-input.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { courseTitle, documentTitle } from '../../course-ui/course-title.ts';
import { ViewHeading } from '../../course-ui/view-heading.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { fieldKey } from '../../saving/grades/grade-field.ts';
import { useDesk } from './desk-context.ts';
import type { DeskNeighbours } from './desk-place.ts';
import { targetDateWords } from './desk-words.ts';
import { LeavingOverlay, leaveWindow } from './leaving-desk.tsx';
import { SaveState } from './save-state.tsx';
import styles from './desk-header.module.css';

interface DeskHeaderProps {
  readonly position: { readonly place: number; readonly of: number };
  readonly neighbours: DeskNeighbours;
  /** null until the server has told. */
  readonly targetDate: string | null;
  readonly numbers: ReadonlyMap<string, number> | undefined;
  readonly onGoTo: (username: string | null) => void;
  readonly onRubric: () => void;
  readonly onHelp: () => void;
}

/** Whose work it is, as of when, whether all is saved, and the ways on from here. */
export function DeskHeader(props: DeskHeaderProps) {
  const { position, neighbours, targetDate, onGoTo } = props;
  const { courseID, course, evaluation, student, work, saves } = useDesk();
  // A date that waits to be saved doesn't decide yet which answers count.
  const saved = readCustomDueDate(saves.savedText(fieldKey(work, 'customDueDate')));
  const customDueDate = saved.ok ? saved.value : null;
  // The server has the last word; before it speaks, the same date stands in its place.
  const asOf = targetDate ? isoDateOf(targetDate) : (customDueDate ?? evaluation.dueDate);
  const name = evaluationName(evaluation);
  const title = courseTitle(course.settings, courseID);
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <ViewHeading documentTitle={documentTitle(`${student.fullName} · ${name}`, title)}>
          {student.fullName}
        </ViewHeading>
        <p className={styles.what}>{name}</p>
      </div>
      <div className={styles.state}>
        <SaveState numbers={props.numbers} />
        {hasRubricToRead(course.settings) && (
          <button type="button" className={styles.icon} onClick={props.onRubric}>
            <IconListCheck aria-hidden />
            <span>Rubric</span>
          </button>
        )}
        <button
          type="button"
          className={`${styles.icon} ${styles.keysButton}`}
          onClick={props.onHelp}
        >
          <IconKeyboard aria-hidden />
          <span>Keys</span>
          <kbd aria-hidden>?</kbd>
        </button>
        <ColorSchemeSwitch />
        <CloseButton />
      </div>
      <p className={styles.asOf}>
        {asOf && targetDateWords(asOf, customDueDate !== null, course.settings.timeZone)}
      </p>
      <nav aria-label="Students" className={styles.moves}>
        <Move to={neighbours.previous} onGoTo={onGoTo} title="Previous student (P)">
          <IconChevronLeft aria-hidden />
          Previous
        </Move>
        <span className={styles.position}>
          {position.place} of {position.of}
        </span>
        <Move to={neighbours.next} onGoTo={onGoTo} title="Next student (N)">
          Next
          <IconChevronRight aria-hidden />
        </Move>
        <Move to={neighbours.nextUngraded} onGoTo={onGoTo} title="Next ungraded student (U)">
          Next ungraded
        </Move>
      </nav>
    </header>
  );
}

interface MoveProps {
  readonly to: string | null;
  readonly onGoTo: (username: string | null) => void;
  readonly title: string;
  readonly children: React.ReactNode;
}

/** A link, so that it can be opened in a tab of its own; without a student it stays in its place. */
function Move({ to, onGoTo, title, children }: MoveProps) {
  const { courseID, evaluation } = useDesk();
  if (to === null) {
    return (
      <span className={styles.move} data-off>
        {children}
      </span>
    );
  }
  return (
    <a
      href={paths.gradingDesk(courseID, evaluation.id, to)}
      className={styles.move}
      title={title}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGoTo(to);
      }}
    >
      {children}
    </a>
  );
}

const SENDING_MS = 3000;

function CloseButton() {
  const { courseID, saves } = useDesk();
  const [phase, setPhase] = useState<'here' | 'leaving' | 'asking'>('here');
  const close = async (): Promise<void> => {
    setPhase('leaving');
    const isSent = await saves.sendAll(SENDING_MS);
    if (!isSent || saves.rejected().length > 0) return setPhase('asking');
    await leaveWindow(courseID);
  };
  return (
    <>
      <Button isBusy={phase === 'leaving'} onClick={() => void close()}>
        <IconX aria-hidden />
        Close
      </Button>
      {phase === 'leaving' && <LeavingOverlay />}
      {phase === 'asking' && (
        <AskDialog
          title="Not everything is saved yet"
          confirm="Close anyway"
          cancel="Stay"
          onCancel={() => setPhase('here')}
          onConfirm={() => {
            setPhase('leaving');
            void leaveWindow(courseID);
          }}
        >
          <p>
            Unsent work is kept on this device. It’s sent the next time you open a student for
            grading here.
          </p>
          {saves.rejected().length > 0 && (
            <p>A grade that isn’t a valid number isn’t kept. Correct it before you close.</p>
          )}
        </AskDialog>
      )}
    </>
  );
}
