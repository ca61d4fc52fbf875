import type { ComponentType } from 'react';
import { designTabs } from '@elenchus/domain/screens/staff-menus.ts';
import { useIsClosed } from '../../../course-ui/closing/closed-course.tsx';
import { designHref, useDesignTab } from '../../../course-ui/design/design-address.ts';
import { useDesignSession, useCoursePart } from '../../../course-ui/design/design-hooks.ts';
import { StaffFrame } from '../../../course-ui/frame/staff-frame.tsx';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import { GradeLossDialog } from './grade-loss-dialog.tsx';
import { ConflictNotices } from './conflict-notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { ShownTabs } from '../../../course-ui/design/shown-tabs.ts';
import { useLossQuestion } from './use-loss-question.ts';

/** The content of each top tab, by its key in the domain's designTabs; a tab without content isn't shown. */
export type DesignTabRegistry = Readonly<Record<string, ComponentType>>;

/** The design screens: top tabs, save state, undo and redo, and the open tab. */
export function DesignScreen({ tabs }: { tabs: DesignTabRegistry }) {
  const { courseID } = useDesignSession();
  const isClosed = useIsClosed(courseID);
  const settings = useCoursePart(({ course }) => course.settings);
  const all = designTabs(settings);
  const menu = { ...all, tabs: all.tabs.filter(({ key }) => tabs[key] !== undefined) };
  const open = useDesignTab(menu);
  const Tab = tabs[open];
  const asked = useLossQuestion();
  const shown = new Set(menu.tabs.map(({ key }) => key));
  return (
    <StaffFrame
      courseID={courseID}
      settings={settings}
      part="Design"
      menu={menu}
      open={open}
      hrefOf={(tab) => designHref(courseID, { tab })}
      aside={isClosed ? null : <SaveBar />}
      over={
        <>
          <ConflictNotices waiting={asked?.isHere ? null : asked} />
          {asked?.isHere && <GradeLossDialog question={asked.question} />}
          <ConsequencesDialog />
        </>
      }
    >
      <ShownTabs value={shown}>{Tab && <Tab />}</ShownTabs>
    </StaffFrame>
  );
}
