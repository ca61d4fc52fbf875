import { useFirstLogins } from '../../../../calls/people/claims-queries.ts';
import { DesignHeading } from '../../../../course-ui/design/design-heading.tsx';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { offeredSignOn } from '../../../../lib/offered-sign-on.ts';
import type { AddUserDraft } from './add-user-draft.ts';
import { AddUserForm } from './add-user-form.tsx';
import { RosterPicker } from './roster-picker.tsx';
import type { RosterJob } from './use-roster-job.ts';
import styles from '../design-users.module.css';
import { Panel } from '../../../../ui/panel.tsx';

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

/** The same where people log in with a university account. */
const CODES = {
  netID: '',
  staff:
    ' TAs and instructors also get a personal code, which you see once. With it they can choose a password for when the university’s login is down.',
  everyone:
    ' Each person also gets a personal code, which you see once. With it they can choose a password.',
};

/** Adding people: one by one, or a whole file. */
export function AddUsers({ draft, onDraft, roster }: AddUsersProps) {
  const { courseID } = useDesignSession();
  const ways = useFirstLogins(courseID);
  const some = ways?.students === 'code' ? 'everyone' : 'staff';
  const coded = ways?.staff === 'code' ? some : 'netID';
  return (
    <>
      <DesignHeading title="Add Users">
        The instructor is the only user added by default. Add everyone else here, one by one or from
        a file.{' '}
        {offeredSignOn() === null
          ? `${FIRST[coded]} At the first login, each person chooses a password.`
          : `They log in with the university account that has their netID.${ways ? CODES[coded] : ''}`}
      </DesignHeading>
      <div className={styles.ways}>
        <Panel heading="One user">
          <AddUserForm draft={draft} onDraft={onDraft} />
        </Panel>
        <Panel heading="A file of users">
          <RosterPicker roster={roster} />
        </Panel>
      </div>
    </>
  );
}
