import { useFirstLogins } from '../../api/claims-queries.ts';
import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { useDesignSession } from '../../course-ui/design-editing/design-hooks.ts';
import type { AddUserDraft } from './add-user-draft.ts';
import { AddUserForm } from './add-user-form.tsx';
import { RosterPicker } from './roster-picker.tsx';
import type { RosterJob } from './use-roster-job.ts';
import styles from './design-users.module.css';

interface AddUsersProps {
  readonly draft: AddUserDraft;
  readonly onDraft: (draft: AddUserDraft) => void;
  readonly roster: RosterJob;
}

const FIRST = {
  netID: 'The initial password is the netID.',
  staff:
    'TAs and instructors get a personal code, which you see once. Students use their netID, unless you choose codes for them under View & Edit Users.',
  everyone: 'For each person you get a personal code, which you see once.',
};

/** Adding people: one by one, or a whole file. */
export function AddUsers({ draft, onDraft, roster }: AddUsersProps) {
  const { courseID } = useDesignSession();
  const ways = useFirstLogins(courseID);
  const coded = ways?.students === 'code' ? 'everyone' : 'staff';
  const who = ways?.staff === 'code' ? coded : 'netID';
  return (
    <>
      <DesignHeading title="Add Users">
        The instructor is the only user added by default. Add everyone else here, one by one or from
        a file. {FIRST[who]} At the first login, each person chooses a password.
      </DesignHeading>
      <div className={styles.ways}>
        <section className={styles.way}>
          <h2>One user</h2>
          <AddUserForm draft={draft} onDraft={onDraft} />
        </section>
        <section className={styles.way}>
          <h2>A file of users</h2>
          <RosterPicker roster={roster} />
        </section>
      </div>
    </>
  );
}
