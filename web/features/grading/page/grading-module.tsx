import { Suspense, useMemo } from 'react';
import { gradingModuleTabs } from '@elenchus/domain/screens/staff-menus.ts';
import { useSession } from '../../../calls/session/session-queries.ts';
import { designHref, useSubTab } from '../../../course-ui/design/design-address.ts';
import { SubTabs } from '../../../course-ui/design/sub-tabs.tsx';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import {
  GradingPlaceContext,
  type GradingPartRegistry,
} from '../../../course-ui/grading/grading-place.ts';
import { shapeOf } from '../../../course-ui/frame/staff-frame.tsx';
import { SkeletonPart } from '../../../ui/loading/skeleton-shapes.tsx';

/** Grading inside the design screens: set up, look through, hand back. */
export function GradingModule({ parts }: { parts: GradingPartRegistry }) {
  const { courseID, username } = useDesignSession();
  const { course } = useDesignedCourse();
  const { data: session } = useSession(courseID);
  const all = gradingModuleTabs();
  const menu = { ...all, tabs: all.tabs.filter(({ key }) => parts[key] !== undefined) };
  const sub = useSubTab(menu);
  const fullName = session?.fullName ?? username;
  const place = useMemo(
    () => ({
      courseID,
      course,
      session: { username, fullName, isInstructor: true, isTA: false },
      screen: 'Design' as const,
      part: sub,
      hrefOf: (part: string, more?: Readonly<Record<string, string>>) =>
        designHref(courseID, { tab: 'grading', sub: part, ...more }),
    }),
    [courseID, course, username, fullName, sub],
  );
  const Part = parts[sub];
  return (
    <GradingPlaceContext value={place}>
      <SubTabs tab="grading" label="Grading" menu={menu} current={sub} />
      {/* While a part loads, the tabs stay, so the chosen tab keeps the focus. */}
      <Suspense fallback={<SkeletonPart shape={shapeOf(sub)} />}>{Part && <Part />}</Suspense>
    </GradingPlaceContext>
  );
}
