import type { FirstWay } from '@elenchus/domain/people/claim-state.ts';
import { PASSWORD_LENGTH_WORDS } from '@elenchus/domain/people/password-rules.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { offeredSignOn } from '../../../../lib/offered-sign-on.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { UserEditDraft } from './user-edit-draft.ts';
import styles from './edit-user-dialog.module.css';

interface PasswordChangeProps {
  readonly user: User;
  /** What this person uses at a first login. */
  readonly way: FirstWay;
  readonly draft: UserEditDraft;
  readonly onChange: (part: Partial<UserEditDraft>) => void;
}

/** A new password for a user, or the first login again. Nothing changes before Save. */
export function PasswordChange({ user, way, draft, onChange }: PasswordChangeProps) {
  const { username, password: state } = user;
  const initial =
    offeredSignOn() === null
      ? 'This person hasn’t chosen a password yet. Leave this empty to change nothing.'
      : 'This person has no password and logs in with the university account. Leave this empty to keep it so.';
  return (
    <Stack columns="auto" gap={8} className={styles.password}>
      <PasswordField
        label="Password"
        description={
          state === 'initial'
            ? `${initial} ${PASSWORD_LENGTH_WORDS}.`
            : `This person has chosen a password. Leave this empty to keep it. ${PASSWORD_LENGTH_WORDS}.`
        }
        shows="the password"
        autoComplete="new-password"
        value={draft.password}
        onChange={(event) =>
          onChange({ password: event.currentTarget.value, resetPassword: false })
        }
      />
      {way !== 'sign-on' && (
        <div>
          <Button
            aria-pressed={draft.resetPassword}
            onClick={() => onChange({ password: '', resetPassword: !draft.resetPassword })}
          >
            {way === 'code' ? 'Reset the password' : 'Reset the password to the netID'}
          </Button>
        </div>
      )}
      <output className={styles.consequence}>
        {draft.resetPassword &&
          (way === 'code'
            ? 'When you save, the old password and any earlier code stop working. You then see a new code, once.'
            : `When you save, the password becomes ${username} for 14 days. At the next login, this person chooses a new one.`)}
      </output>
    </Stack>
  );
}
