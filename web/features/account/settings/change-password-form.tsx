import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { CURRENT_PASSWORD_MISSING } from '@elenchus/domain/people/own-account.ts';
import { checkNewPassword, passwordSentence } from '@elenchus/domain/people/password-rules.ts';
import { useChangePassword } from '../../../calls/session/account-queries.ts';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { PasswordRules } from '../../../course-ui/people/password-rules-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import styles from './account-view.module.css';

interface ChangePasswordFormProps {
  readonly courseID: string;
  readonly username: string;
}

type FieldName = 'current' | 'password' | 'confirmation';
type Faults = Readonly<Partial<Record<FieldName, string>>>;

const EMPTY = { current: '', password: '', confirmation: '' };

/** The current password and a new one, twice the same. */
export function ChangePasswordForm({ courseID, username }: ChangePasswordFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const fields = {
    current: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    confirmation: useRef<HTMLInputElement>(null),
  };
  const { mutate, isPending, isSuccess, error, reset } = useChangePassword(courseID);

  const show = (found: Faults): void => {
    setFaults(found);
    const first = (['current', 'password', 'confirmation'] as const).find((name) => found[name]);
    if (first) fields[first].current?.focus();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    reset();
    const found = faultsOf(username, typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    const body = { currentPassword: typed.current, newPassword: typed.password };
    mutate(body, {
      onSuccess: () => setTyped(EMPTY),
      onError: (failure) => show(faultsOfFailure(failure)),
    });
  };
  const fieldOf = (name: FieldName) => ({
    ref: fields[name],
    value: typed[name],
    error: faults[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setTyped((now) => ({ ...now, [name]: value }));
    },
  });
  const isShownAtField = error !== null && Object.keys(faultsOfFailure(error)).length > 0;

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {/* Lets password managers store the new password under the right name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        {...fieldOf('current')}
        label="Current password"
        autoComplete="current-password"
        shows="the current password"
      />
      <PasswordField
        {...fieldOf('password')}
        label="New password"
        description="We recommend 8 characters or more."
        autoComplete="new-password"
        shows="the new password"
      />
      <PasswordField
        {...fieldOf('confirmation')}
        label="Confirm password"
        autoComplete="new-password"
        shows="the confirmation"
      />
      <PasswordRules
        username={username}
        password={typed.password}
        confirmation={typed.confirmation}
      />
      <div role="alert" className={styles.message}>
        {error && !isShownAtField && <Notice tone="attention">{error.message}</Notice>}
      </div>
      <Button type="submit" look="filled" size="md" isBusy={isPending}>
        {isPending ? 'Saving…' : 'Change password'}
      </Button>
      <output className={styles.message}>
        {isSuccess && (
          <Notice tone="well">
            Your password is changed. You’re logged out on all your other devices.
          </Notice>
        )}
      </output>
    </form>
  );
}

function faultsOf(username: string, typed: typeof EMPTY): Faults {
  const { current, password, confirmation } = typed;
  const checked = checkNewPassword({ username, password, confirmation });
  const isMismatch = !checked.ok && checked.reason === 'mismatch';
  return {
    ...(current === '' && { current: CURRENT_PASSWORD_MISSING }),
    ...(!checked.ok && {
      [isMismatch ? 'confirmation' : 'password']: passwordSentence(checked.reason),
    }),
  };
}

/** What the server says about one of the fields. */
function faultsOfFailure(failure: Error): Faults {
  if (!(failure instanceof CallFailure)) return {};
  if (failure.code === 'WRONG_PASSWORD') return { current: failure.message };
  return failure.code === 'INVALID_INPUT' ? { password: failure.message } : {};
}
