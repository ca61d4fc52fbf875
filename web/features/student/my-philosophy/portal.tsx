import { Suspense, useCallback, useMemo } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { philosophyHeading } from '@elenchus/domain/screens/heading.ts';
import type { AnswerSheet } from '../../../course-ui/questions/answer-sheet.ts';
import { courseTitle, documentTitle } from '../../../course-ui/views/course-title.ts';
import { goToQuestion } from '../../../course-ui/questions/question-place.ts';
import type { AnswerHandling } from '../../../course-ui/questions/question-props.ts';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { moveTo } from '../../../lib/browser-location.ts';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { breakpoints } from '../../../ui/breakpoints.ts';
import { useDrawnMediaQuery } from '../../../ui/media-query.ts';
import { LookUpEntry } from './look-up/look-up-entry.ts';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { OverviewPanel } from './overview/overview-panel.tsx';
import { OverviewSheet } from './overview/overview-sheet.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { portalQuestionHref } from './portal-views.ts';
import type { PortalProps } from './portal-props.ts';
import { AnswerStatus, SaveLine } from './saves/save-line.tsx';
import { SectionDue } from './section/section-due.tsx';
import { SectionEnd } from './section/section-end.tsx';
import { SectionView } from './section/section-view.tsx';
import { useLaterParts } from './use-later-parts.ts';
import styles from './portal.module.css';

/** My Philosophy: the menu on the left, the chosen view, and next to a section an overview of it. */
export function Portal(props: PortalProps) {
  const { courseID, course, released, session, sheet, onAnswer, view } = props;
  const isWide = useDrawnMediaQuery(breakpoints.wide);
  const later = useLaterParts();
  const handling = useHandling(courseID, sheet, onAnswer);
  const section =
    view?.kind === 'section'
      ? released.sections.find((each) => each.section.id === view.sectionId)
      : undefined;
  const menu = { courseID, sections: released.sections, settings: course.settings, current: view };
  const due = section && <SectionDue {...props} sectionId={section.section.id} />;
  const { hasContradictionItems } = course.settings;
  const overview =
    section && !section.isLocked ? { ...handling, section, due, hasContradictionItems } : undefined;
  return (
    <div
      className={styles.page}
      data-panel={(isWide !== false && overview !== undefined) || undefined}
      data-section={section ? true : undefined}
    >
      <SideMenu {...menu} />
      <div className={styles.bar}>
        <MenuDrawer {...menu} />
        {overview && isWide !== true && (
          <OverviewSheet key={overview.section.section.id} {...overview} />
        )}
        <SaveLine courseID={courseID}>{later && <later.ShowSetAside />}</SaveLine>
      </div>
      <div className={styles.content}>
        {props.children}
        <ViewHeading
          documentTitle={documentTitle(nameOf(props, section?.section.name), titleOf(props))}
        >
          {section || view === null ? philosophyHeading(session.fullName) : nameOf(props)}
        </ViewHeading>
        {section && (
          <SectionView
            key={section.section.id}
            {...handling}
            {...{ section, due }}
            After={later?.AfterQuestion}
          >
            <SectionEnd
              {...handling}
              {...{ courseID, section, hasContradictionItems }}
              sections={released.sections}
            />
          </SectionView>
        )}
        {view === null && (
          <p className={styles.empty}>
            This course has no sections yet. Your questions will appear here once the instructor has
            entered them.
          </p>
        )}
        {view !== null && view.kind !== 'section' && (
          <Suspense fallback={<SkeletonLines lines={[96, 100, 92, 98, 60]} />}>
            <LookUpEntry {...props} kind={view.kind} />
          </Suspense>
        )}
      </div>
      {overview && isWide !== false && <OverviewPanel {...overview} />}
      {later && <later.ShownChangeNote sheet={sheet} onGoTo={handling.onGoTo} />}
    </div>
  );
}

/** How questions are answered and reached; it stays the same from render to render. */
function useHandling(
  courseID: string,
  sheet: AnswerSheet,
  onAnswer: ((answer: Answer) => void) | null,
): AnswerHandling {
  const hrefOf = useCallback(
    (questionId: string) => portalQuestionHref(courseID, sheet.shown().course, questionId),
    [courseID, sheet],
  );
  const onGoTo = useCallback(
    (questionId: string) => {
      if (!goToQuestion(questionId)) moveTo(hrefOf(questionId));
    },
    [hrefOf],
  );
  return useMemo(
    () => ({ sheet, onAnswer, hrefOf, onGoTo, Status: AnswerStatus }),
    [sheet, onAnswer, hrefOf, onGoTo],
  );
}

const NAMES = {
  faq: 'FAQ',
  rubric: 'Rubric',
  progress: 'Progress check',
  grades: 'Evaluation & grades',
} as const;

function nameOf({ view }: PortalProps, sectionName = 'My Philosophy'): string {
  return view === null || view.kind === 'section' ? sectionName : NAMES[view.kind];
}

function titleOf({ course, courseID }: PortalProps): string {
  return courseTitle(course.settings, courseID);
}
