import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLogIn } from '../../../calls/session/login-queries.ts';
import { wantHeadingFocus } from '../../../lib/browser-location.ts';
import { takeClaimFragment } from '../../../lib/claim-fragment.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { loginFaults } from './login-faults.ts';
import type { LoginFaults } from './login-faults.ts';
import sheet from '../../../ui/fields/form-sheet.module.css';

interface LoginFormProps {
  readonly courseID: string;
  readonly instructor: string;
  readonly onFirstLogin: (username: string) => void;
  readonly onLoggedIn: () => void;
  /** Another way to log in is the main one. */
  readonly isSecondWay?: boolean;
  /** The person has just asked for this form. */
  readonly takesFocus?: boolean;
}

/** Username and password; each error is shown next to its field. */
export function LoginForm(props: LoginFormProps) {
  const { courseID, instructor, onFirstLogin, onLoggedIn } = props;
  const { isSecondWay = false, takesFocus = false } = props;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<LoginFaults>({});
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [isFilledIn, setFilledIn] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending } = useLogIn(courseID);
  useEffect(() => {
    const fillIn = (): void => {
      const claim = takeClaimFragment();
      if (!claim) return;
      setUsername(claim.username);
      setPassword(claim.code);
      setFilledIn(true);
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
    fillIn();
    addEventListener('hashchange', fillIn);
    return () => removeEventListener('hashchange', fillIn);
  }, []);
  useEffect(() => {
    if (takesFocus) usernameField.current?.focus();
  }, [takesFocus]);

  const show = (found: LoginFaults): void => {
    setFaults(found);
    if (found.username) usernameField.current?.focus();
    else if (found.password) passwordField.current?.focus();
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const typed = { username: username.trim(), password };
    const missing = loginFaults.ofBlanks(typed);
    if (missing) return show(missing);
    const reply = await mutateAsync(typed);
    if (reply.outcome === 'RESET_PASSWORD') return onFirstLogin(typed.username);
    if (reply.outcome === 'success') {
      wantHeadingFocus();
      return onLoggedIn();
    }
    show(loginFaults.ofReply(reply, instructor, typed));
  };

  return (
    <form ref={form} className={sheet.form} noValidate onSubmit={(event) => void submit(event)}>
      {isFilledIn && (
        <Notice>
          Your link filled in your netID and your personal code. Log in, then choose a password of
          your own.
        </Notice>
      )}
      <TextField
        ref={usernameField}
        label="Username"
        description="Your netID"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        error={faults.username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={faults.password}
        shows="the password"
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div role="alert">{faults.form && <Notice tone="attention">{faults.form}</Notice>}</div>
      <Button type="submit" look={isSecondWay ? 'default' : 'filled'} size="md" isBusy={isPending}>
        {isPending ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  );
}
