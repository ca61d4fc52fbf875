import { useMemo } from 'react';
import { readsTwice } from '@elenchus/domain/blind-grading/second-reading.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { gradingPageTabs } from '@elenchus/domain/screens/staff-menus.ts';
import type { Session } from '../../../calls/session/kept-session.ts';
import {
  GradingPlaceContext,
  type GradingPartRegistry,
} from '../../../course-ui/grading/grading-place.ts';
import { StaffFrame } from '../../../course-ui/frame/staff-frame.tsx';
import { paths } from '../../../lib/paths.ts';
import { useKeptTab } from './kept-tab.ts';

interface GradingScreenProps {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly session: Session;
  readonly parts: GradingPartRegistry;
}

/** The tabs of the grading page. */
export function GradingScreen({ courseID, course, session, parts }: GradingScreenProps) {
  const all = gradingPageTabs({ hasSecondReadings: readsTwice(course) });
  const menu = { ...all, tabs: all.tabs.filter(({ key }) => parts[key] !== undefined) };
  const part = useKeptTab(courseID, menu);
  const place = useMemo(
    () => ({
      courseID,
      course,
      session,
      screen: 'Grading' as const,
      part,
      hrefOf: (tab: string, more?: Readonly<Record<string, string>>) =>
        `${paths.grading(courseID)}?${new URLSearchParams({ tab, ...more }).toString()}`,
    }),
    [courseID, course, session, part],
  );
  const Part = parts[part];
  return (
    <GradingPlaceContext value={place}>
      <StaffFrame
        courseID={courseID}
        settings={course.settings}
        part="Grading"
        menu={menu}
        open={part}
        hrefOf={place.hrefOf}
        counts={{ waiting: session.waiting }}
      >
        {Part && <Part />}
      </StaffFrame>
    </GradingPlaceContext>
  );
}
