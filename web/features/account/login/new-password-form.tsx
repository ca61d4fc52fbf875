import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { checkNewPassword, passwordSentence } from '@elenchus/domain/people/password-rules.ts';
import { useResetPassword } from '../../../calls/session/login-queries.ts';
import { PasswordRules } from '../../../course-ui/people/password-rules-list.tsx';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { reloadAtHeading } from '../../../lib/reload-at-heading.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { resetFailure, type ResetFailure } from './reset-failure.ts';
import sheet from '../../../ui/fields/form-sheet.module.css';
import styles from './login-view.module.css';

interface NewPasswordFormProps {
  readonly courseID: string;
  readonly username: string;
  readonly documentTitle: string;
  readonly onGiveUp: () => void;
}

/** Choosing a password of one's own, twice the same; afterwards the page loads again, logged in. */
export function NewPasswordForm({
  courseID,
  username,
  documentTitle,
  onGiveUp,
}: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [faults, setFaults] = useState<{ password?: string; confirmation?: string }>({});
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, isSuccess, error } = useResetPassword(courseID);
  useEffect(() => passwordField.current?.focus(), []);
  const isBusy = isPending || isSuccess;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkNewPassword({ username, password, confirmation });
    if (checked.ok) {
      setFaults({});
      mutate({ username, newPassword: checked.value }, { onSuccess: reloadAtHeading });
      return;
    }
    const isMismatch = checked.reason === 'mismatch';
    setFaults({ [isMismatch ? 'confirmation' : 'password']: passwordSentence(checked.reason) });
    (isMismatch ? confirmationField : passwordField).current?.focus();
  };

  return (
    <>
      <div className={`${sheet.introduction} ${styles.introduction}`}>
        <ViewHeading documentTitle={documentTitle}>Choose a new password</ViewHeading>
        <p>
          You logged in with the first password for <strong>{username}</strong>. Choose a new one
          that only you know. You’ll use it from now on.
        </p>
      </div>
      <form className={sheet.form} noValidate onSubmit={submit}>
        {/* Lets password managers store the new password under the right name. */}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField
          ref={passwordField}
          label="New password"
          autoComplete="new-password"
          value={password}
          error={faults.password}
          shows="the password"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordField
          ref={confirmationField}
          label="Confirm password"
          autoComplete="new-password"
          value={confirmation}
          error={faults.confirmation}
          shows="the confirmation"
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
        <PasswordRules username={username} password={password} confirmation={confirmation} />
        <div role="alert">{error && <ResetTrouble {...resetFailure(error)} />}</div>
        <div className={styles.buttons}>
          <Button type="submit" look="filled" size="md" isBusy={isBusy}>
            {isBusy ? 'Saving…' : 'Save and log in'}
          </Button>
          <Button look="plain" size="md" onClick={onGiveUp}>
            Back
          </Button>
        </div>
      </form>
    </>
  );
}

function ResetTrouble({ what, why }: ResetFailure) {
  return (
    <Notice tone="attention">
      <p>{why === '' ? what : <strong>{what}</strong>}</p>
      {why !== '' && <p>{why}</p>}
    </Notice>
  );
}
