import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { offeredSignOn } from '../../lib/offered-sign-on.ts';
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

/** Adding people: one by one, or a whole file. */
export function AddUsers({ draft, onDraft, roster }: AddUsersProps) {
  return (
    <>
      <DesignHeading title="Add Users">
        The instructor is the only user added by default. Add everyone else here, one by one or from
        a file.{' '}
        {offeredSignOn() === null
          ? 'The initial password is the netID. At the first login, each person chooses a new one.'
          : 'They log in with the university account that has their netID.'}
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
