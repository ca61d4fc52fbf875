import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { dueInSection } from '@elenchus/domain/grading/due-work.ts';
import { openForEvaluation } from '@elenchus/domain/progress/open-for-evaluation.ts';
import { progressBySection } from '@elenchus/domain/progress/progress.ts';
import type { SectionProgress } from '@elenchus/domain/progress/progress.ts';
import { useSheetProgress } from '../../../../course-ui/questions/answer-sheet-hooks.ts';
import { DueNotes } from '../../../../course-ui/schedule/due-notes.tsx';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { IconCircleCheck, IconCircleDashed, IconLock } from '../../../../ui/icons.ts';
import type { PortalProps } from '../portal-props.ts';
import { portalHref } from '../portal-views.ts';
import styles from './progress-check.module.css';

const states = {
  complete: { Icon: IconCircleCheck, text: 'Complete' },
  incomplete: { Icon: IconCircleDashed, text: 'Incomplete' },
  locked: { Icon: IconLock, text: 'Not open yet' },
} as const;

/** What is open in each section, as text. */
export function ProgressCheck({ courseID, course, sheet, due }: PortalProps) {
  const sheetState = useSheetProgress(sheet);
  const { hasContradictionItems } = course.settings;
  const sections = useMemo(
    () => progressBySection({ ...sheetState, hasContradictionItems }),
    [sheetState, hasContradictionItems],
  );
  if (sections.length === 0) return <p>This course has no sections yet.</p>;
  return (
    <ul className={styles.sections}>
      {sections.map((progress) => (
        <SectionRow key={progress.section.id} courseID={courseID} progress={progress}>
          <DueNotes
            {...due}
            work={dueInSection(due.work, progress.section.id)}
            timeZone={course.settings.timeZone}
            openFor={({ evaluation }) => openForEvaluation(evaluation, sections)}
          />
        </SectionRow>
      ))}
    </ul>
  );
}

interface SectionRowProps {
  readonly courseID: string;
  readonly progress: SectionProgress;
  /** When it is due. */
  readonly children: ReactNode;
}

function SectionRow({ courseID, progress, children }: SectionRowProps) {
  const { section, isLocked, unansweredChoices, unansweredEssays, unresolvedContradictions } =
    progress;
  const state = stateOf(progress);
  const { Icon, text } = states[state];
  return (
    <li className={styles.section} data-state={state}>
      <h2 className={styles.name}>
        <ViewLink href={portalHref(courseID, { kind: 'section', sectionId: section.id })}>
          {section.name}
        </ViewLink>
      </h2>
      <p className={styles.state}>
        <Icon aria-hidden />
        {text}
      </p>
      {!isLocked && (
        <ul className={styles.counts}>
          <Count count={unansweredChoices} one="unanswered multiple-choice question" />
          <Count count={unansweredEssays} one="unanswered essay question" />
          {unresolvedContradictions !== null && (
            <Count count={unresolvedContradictions} one="unresolved contradiction" />
          )}
        </ul>
      )}
      {children}
    </li>
  );
}

function Count({ count, one }: { count: number; one: string }) {
  return <li data-none={count === 0 || undefined}>{countOf(count, one)}</li>;
}

function stateOf({ isLocked, isComplete }: SectionProgress): keyof typeof states {
  if (isLocked) return 'locked';
  return isComplete ? 'complete' : 'incomplete';
}
