import { scheduleTabs } from '@elenchus/domain/screens/staff-menus.ts';
import { useSubTab } from '../../../course-ui/design/design-address.ts';
import { SubTabs } from '../../../course-ui/design/sub-tabs.tsx';
import { useCoursePart, useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { CourseProgressPanel } from './course-progress-panel.tsx';
import { DatesPanel } from './dates/dates-panel.tsx';
import { QuestionDaysPanel } from './question-days-panel.tsx';
import { ScheduleMaker } from './maker/schedule-maker.tsx';
import { SyllabusLinksPanel } from './links/syllabus-links-panel.tsx';

const parts: Readonly<Record<string, () => React.ReactNode>> = {
  dates: DatesPanel,
  maker: ScheduleMaker,
  days: QuestionDaysPanel,
  links: SyllabusLinksPanel,
  progress: CourseProgressPanel,
};

/** Sections, class days, their dates and links, and where the course is. */
export function ScheduleTab() {
  const { courseID } = useDesignSession();
  const menu = scheduleTabs(useCoursePart(({ course }) => course.settings));
  const sub = useSubTab(menu);
  const Part = parts[sub] ?? DatesPanel;
  return (
    <>
      <SubTabs tab="schedule" label="Schedule" menu={menu} current={sub} />
      <ChangingPart courseID={courseID}>
        <Part />
      </ChangingPart>
    </>
  );
}
