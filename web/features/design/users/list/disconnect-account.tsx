import type { User } from '@elenchus/domain/people/user.ts';
import { useDisconnectAccount } from '../../../../calls/people/users-queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { troubleWords } from '../call-trouble.ts';
import styles from './edit-user-dialog.module.css';

interface DisconnectAccountProps {
  readonly courseID: string;
  readonly user: User;
}

/** Forgets which university account a user has, for a person who got another one. Takes effect at once. */
export function DisconnectAccount({ courseID, user }: DisconnectAccountProps) {
  const { mutate, isPending, data, error } = useDisconnectAccount(courseID);
  return (
    <Stack
      as="section"
      columns="auto"
      gap={8}
      className={styles.account}
      aria-labelledby="university-account"
    >
      <h3 id="university-account">University account</h3>
      <p>
        If the university gave {user.fullName} a new account, disconnect the old one. That logs them
        out. Their next login connects the account that has the netID {user.username}.
      </p>
      <div>
        <Button isBusy={isPending} onClick={() => mutate(user.username)}>
          {isPending ? 'Disconnecting…' : 'Disconnect the account'}
        </Button>
      </div>
      <output className={styles.consequence}>
        {data &&
          (data.disconnected > 0
            ? 'The account is disconnected.'
            : 'No university account was connected.')}
      </output>
      <div role="alert">
        {error && (
          <Notice tone="attention">
            {troubleWords('Couldn’t disconnect the account. Please try again.', error)}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
