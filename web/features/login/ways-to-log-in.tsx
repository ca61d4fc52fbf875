import { useState } from 'react';
import { offeredSignOn } from '../../lib/offered-sign-on.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoginForm } from './login-form.tsx';
import { SignOnButton } from './sign-on-button.tsx';
import styles from './login-view.module.css';

interface WaysToLogInProps {
  readonly courseID: string;
  readonly instructor: string;
  readonly onFirstLogin: (username: string) => void;
  readonly onLoggedIn: () => void;
}

/** The university's login, a password, or both, as the server is set up. */
export function WaysToLogIn(props: WaysToLogInProps) {
  const [wantsPassword, setWantsPassword] = useState(false);
  const signOn = offeredSignOn();
  if (signOn === null) return <LoginForm {...props} />;
  const { label, passwords } = signOn;
  return (
    <>
      <SignOnButton courseID={props.courseID} label={label} />
      {(passwords === 'on' || wantsPassword) && (
        <>
          <p className={styles.or}>or with a password</p>
          <LoginForm {...props} isSecondWay takesFocus={wantsPassword} />
        </>
      )}
      {passwords === 'staff' && !wantsPassword && (
        <div className={styles.quiet}>
          <LinkButton onClick={() => setWantsPassword(true)}>Log in with a password</LinkButton>
        </div>
      )}
    </>
  );
}
