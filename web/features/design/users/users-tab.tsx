import { useState } from 'react';
import { usersTabs } from '@elenchus/domain/screens/staff-menus.ts';
import { useSubTab } from '../../../course-ui/design/design-address.ts';
import { SubTabs } from '../../../course-ui/design/sub-tabs.tsx';
import { useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { EMPTY_DRAFT } from './adding/add-user-draft.ts';
import { AddUsers } from './adding/add-users.tsx';
import { SecurityLog } from './security-log-part.tsx';
import { TaAssignments } from './ta-assignments.tsx';
import { useRosterJob } from './adding/use-roster-job.ts';
import { ViewUsers } from './list/view-users.tsx';

/** The people of the course. Drafts and running work stay while another part is open. */
export function UsersTab() {
  const { courseID } = useDesignSession();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const roster = useRosterJob(courseID);
  const menu = usersTabs();
  const sub = useSubTab(menu);
  return (
    <>
      <SubTabs tab="users" label="Users" menu={menu} current={sub} />
      {sub === 'edit' && <ViewUsers />}
      {sub === 'assignments' && (
        <ChangingPart courseID={courseID}>
          <TaAssignments />
        </ChangingPart>
      )}
      {sub === 'security' && <SecurityLog />}
      {sub === 'add' && (
        <ChangingPart courseID={courseID}>
          <AddUsers draft={draft} onDraft={setDraft} roster={roster} />
        </ChangingPart>
      )}
    </>
  );
}
