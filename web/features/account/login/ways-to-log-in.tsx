import { useEffect, useState } from 'react';
import { hasClaimFragment } from '../../../lib/claim-fragment.ts';
import { offeredSignOn } from '../../../lib/offered-sign-on.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
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
  // The form isn't there yet to read the link of a personal code. Not at the first rendering, which the server did too.
  const [hasLink, setHasLink] = useState(false);
  useEffect(() => {
    const look = (): void => setHasLink((had) => had || hasClaimFragment());
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const signOn = offeredSignOn();
  if (signOn === null) return <LoginForm {...props} />;
  const { label, passwords } = signOn;
  const opensForm = passwords === 'staff' && (wantsPassword || hasLink);
  return (
    <>
      <SignOnButton courseID={props.courseID} label={label} />
      {(passwords === 'on' || opensForm) && (
        <>
          <p className={styles.or}>or with a password</p>
          <LoginForm {...props} isSecondWay takesFocus={wantsPassword} />
        </>
      )}
      {passwords === 'staff' && !opensForm && (
        <div className={styles.quiet}>
          <LinkButton onClick={() => setWantsPassword(true)}>Log in with a password</LinkButton>
        </div>
      )}
    </>
  );
}
