import { useState } from 'react';
import type { User } from '@elenchus/domain/people/user.ts';
import { useFirstLogins } from '../../../../calls/people/claims-queries.ts';
import type { ClassCodes } from '../../../../calls/people/claims-queries.ts';
import { useIsClosed } from '../../../../course-ui/closing/closed-course.tsx';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { offeredSignOn } from '../../../../lib/offered-sign-on.ts';
import { Button } from '../../../../ui/button.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { ClassCodesDialog } from './class-codes-dialog.tsx';
import { unclaimedSentence } from './first-login-words.ts';
import styles from './first-logins.module.css';

interface FirstLoginsBarProps {
  readonly users: readonly User[];
  /** Whether the table shows only people who never logged in. */
  readonly isOnly: boolean;
  readonly onOnly: (isOnly: boolean) => void;
  readonly onCodes: (answer: ClassCodes) => void;
}

/** How many have never logged in, a filter for them, and what students use for it. */
export function FirstLoginsBar({ users, isOnly, onOnly, onCodes }: FirstLoginsBarProps) {
  const { courseID } = useDesignSession();
  const [isOpen, setOpen] = useState(false);
  const logins = useFirstLogins(courseID);
  const isClosed = useIsClosed(courseID);
  // Of those who log in with a university account, nobody knows here whether they ever did.
  const hasSignOn = offeredSignOn() !== null;
  const hasUnclaimed = !hasSignOn && users.some(({ claim }) => claim);
  if (!hasUnclaimed && !logins?.canChoose) return null;
  return (
    <Cluster gap={[8, 16]} align="center" className={styles.bar}>
      {!hasSignOn && <p>{hasUnclaimed ? unclaimedSentence(users) : 'Everyone has logged in.'}</p>}
      {(hasUnclaimed || isOnly) && (
        <Button aria-pressed={isOnly} onClick={() => onOnly(!isOnly)}>
          Show only these
        </Button>
      )}
      {logins?.canChoose && !isClosed && (
        <Button onClick={() => setOpen(true)}>Codes for students…</Button>
      )}
      {isOpen && logins && (
        <ClassCodesDialog
          users={users}
          students={logins.students}
          onCancel={() => setOpen(false)}
          onChosen={(answer) => {
            setOpen(false);
            onCodes(answer);
          }}
        />
      )}
    </Cluster>
  );
}
