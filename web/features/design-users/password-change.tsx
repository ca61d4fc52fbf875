import { PASSWORD_LENGTH_WORDS } from '@elenchus/domain/people/password-rules.ts';
import type { User } from '@elenchus/domain/people/user.ts';
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
  return (
    <div className={styles.password}>
      <PasswordField
        label="Password"
        description={
          state === 'initial'
            ? `The password is still the netID. Leave this empty to keep it. ${PASSWORD_LENGTH_WORDS}.`
            : `This person has chosen a password. Leave this empty to keep it. ${PASSWORD_LENGTH_WORDS}.`
        }
        shows="the password"
        autoComplete="new-password"
        value={draft.password}
        onChange={(event) =>
          onChange({ password: event.currentTarget.value, resetPassword: false })
        }
      />
      <div>
        <Button
          aria-pressed={draft.resetPassword}
          onClick={() => onChange({ password: '', resetPassword: !draft.resetPassword })}
        >
          Reset the password to the netID
        </Button>
      </div>
      <output className={styles.consequence}>
        {draft.resetPassword &&
          `When you save, the password becomes ${username}. At the next login, this person chooses a new one.`}
      </output>
    </div>
  );
}
