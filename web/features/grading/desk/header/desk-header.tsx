import { isolated } from '@elenchus/domain/base/isolated-text.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { courseTitle, documentTitle } from '../../../../course-ui/views/course-title.ts';
import { ViewHeading } from '../../../../course-ui/views/view-heading.tsx';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { ColorSchemeSwitch } from '../../../../ui/color-scheme-switch.tsx';
import { IconChevronLeft, IconChevronRight, IconKeyboard, IconX } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { DeskClosing } from '../desk-closing.tsx';
import { useDesk } from '../desk-context.ts';
import type { DeskPlace } from './desk-place.ts';
import { GradedProgress } from './graded-progress.tsx';
import { SaveState } from '../saves/save-state.tsx';
import { gradedNow, type GradedCount } from '../saves/student-grades.ts';
import type { DeskSteps, DeskTarget, PassPlace } from './desk-steps.ts';
import styles from './desk-header.module.css';

interface DeskHeaderProps {
  readonly place: DeskPlace;
  readonly count: GradedCount;
  readonly steps: DeskSteps;
  /** The question of the pass isn't shown to this student. */
  readonly isMissing: boolean;
  readonly numbers: ReadonlyMap<string, number> | undefined;
  readonly onGoTo: (target: DeskTarget) => void;
  readonly onHelp: () => void;
  readonly closing: DeskClosing;
}

/** One line: the student, the place in the list, how many are graded, whether all is saved, and the ways on. */
export function DeskHeader({ place, steps, onGoTo, ...props }: DeskHeaderProps) {
  const { courseID, course, evaluation, student, work, openedAs, saves } = useDesk();
  const name = evaluationName(evaluation);
  const title = courseTitle(course.settings, courseID);
  const { pass } = steps;
  const known = pass?.known ?? null;
  const isAmong = known !== null && known.place !== null;
  const listed = isAmong ? { place: known.place, total: known.writers } : (place.listed ?? place);
  return (
    <Cluster as="header" gap={[0, 16]} align="center" className={styles.header}>
      <Cluster gap={[0, 10]} align="baseline" className={styles.who}>
        {/* A new heading for each student: screen readers say the name when it gets the focus. */}
        <ViewHeading
          key={openedAs}
          documentTitle={documentTitle(`${isolated(student.fullName)} · ${isolated(name)}`, title)}
        >
          {student.fullName}
        </ViewHeading>
        <Text tone="soft" size="sm" weight={500}>
          {name}
          {pass && ` · ${passWords(pass, props.isMissing)}`}
        </Text>
      </Cluster>
      <nav aria-label="Students" className={styles.moves}>
        <Move to={steps.previous} onGoTo={onGoTo} title="Previous student (P)">
          <IconChevronLeft aria-hidden />
          <span>Previous</span>
        </Move>
        <Text as="span" tone="soft" size="sm" className={styles.position}>
          {listed.place} of {listed.total}
          {place.listed && !isAmong && <span className={styles.listed}> in your list</span>}
        </Text>
        <Move to={steps.next} onGoTo={onGoTo} title="Next student (N)">
          <span>Next</span>
          <IconChevronRight aria-hidden />
        </Move>
        <Move to={steps.nextUngraded} onGoTo={onGoTo} title="Next ungraded student (U)">
          <span>Next ungraded</span>
        </Move>
      </nav>
      {pass?.known ? (
        <GradedProgress graded={pass.known.writers - leftOf(pass)} of={pass.known.writers} />
      ) : (
        <GradedProgress graded={gradedNow(saves, work, props.count)} of={place.total} />
      )}
      <SaveState numbers={props.numbers} />
      <div className={styles.tools}>
        <button
          type="button"
          className={`${styles.icon} ${styles.keysButton}`}
          onClick={props.onHelp}
        >
          <IconKeyboard aria-hidden />
          <span>Keys</span>
          <kbd aria-hidden>?</kbd>
        </button>
        <div className={styles.theme}>
          <ColorSchemeSwitch />
        </div>
        <Button isBusy={props.closing.phase === 'leaving'} onClick={props.closing.close}>
          <IconX aria-hidden />
          Close
        </Button>
      </div>
    </Cluster>
  );
}

function passWords({ number, total }: PassPlace, isMissing: boolean): string {
  const words = `essay ${number} of ${total}`;
  return isMissing ? `${words} isn’t shown to this student` : words;
}

/** How many wait for a grade of the question in view. */
function leftOf({ questionId, known }: PassPlace): number {
  return known?.left.find((each) => each.questionId === questionId)?.students ?? 0;
}

interface MoveProps {
  readonly to: DeskTarget | null;
  readonly onGoTo: (target: DeskTarget) => void;
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
      href={paths.gradingDesk(courseID, evaluation.id, to.username, to.question)}
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
