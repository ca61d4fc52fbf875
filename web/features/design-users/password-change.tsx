import type { User } from '@elenchus/domain/people/user.ts';
import { offeredSignOn } from '../../lib/offered-sign-on.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { UserEditDraft } from './user-edit-draft.ts';
import styles from './edit-user-dialog.module.css';

interface PasswordChangeProps {
  readonly user: User;
  readonly draft: UserEditDraft;
  readonly onChange: (part: Partial<UserEditDraft>) => void;
}

/** A new password for a user, or the netID again. Nothing changes before Save. */
export function PasswordChange({ user, draft, onChange }: PasswordChangeProps) {
  const { username, password: state } = user;
  // Where there is sign-on, the netID opens nothing.
  const hasSignOn = offeredSignOn() !== null;
  const initial = hasSignOn
    ? 'This person has no password and logs in with the university account. Leave this empty to keep it so.'
    : 'The password is still the netID. Leave this empty to keep it.';
  return (
    <div className={styles.password}>
      <PasswordField
        label="Password"
        description={
          state === 'initial'
            ? initial
            : 'This person has chosen a password. Leave this empty to keep it.'
        }
        shows="the password"
        autoComplete="new-password"
        value={draft.password}
        onChange={(event) =>
          onChange({ password: event.currentTarget.value, resetPassword: false })
        }
      />
      {!hasSignOn && (
        <div>
          <Button
            aria-pressed={draft.resetPassword}
            onClick={() => onChange({ password: '', resetPassword: !draft.resetPassword })}
          >
            Reset the password to the netID
          </Button>
        </div>
      )}
      <output className={styles.consequence}>
        {draft.resetPassword &&
          `When you save, the password becomes ${username}. At the next login, this person chooses a new one.`}
      </output>
    </div>
  );
}
