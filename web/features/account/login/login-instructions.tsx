import type { PageSignOn } from '@elenchus/contract/sign-on-api.ts';
import { offeredSignOn } from '../../../lib/offered-sign-on.ts';
import styles from './login-view.module.css';

interface LoginInstructionsProps {
  readonly instructor: string;
  /** On a page of instructors and TAs, where the person who can't log in may be the instructor. */
  readonly isForStaff: boolean;
}

/** Help for people who log in for the first time, or can't. */
export function LoginInstructions({ instructor, isForStaff }: LoginInstructionsProps) {
  const signOn = offeredSignOn();
  const whom = isForStaff ? null : instructor === '' ? 'the instructor' : instructor;
  return (
    <aside className={styles.instructions} aria-labelledby="login-instructions">
      <h2 id="login-instructions">Login Instructions</h2>
      {signOn === null ? (
        <PasswordHelp whom={whom} />
      ) : (
        <SignOnHelp whom={whom} passwords={signOn.passwords} />
      )}
    </aside>
  );
}

const PASSWORDS: Readonly<Record<PageSignOn['passwords'], string>> = {
  on: 'If you chose a password for this course, it works as well. With a personal code that you were given, you can choose one.',
  staff: 'Only for instructors and TAs who have chosen one or were given a personal code.',
  off: '',
};

interface HelpProps {
  /** Who helps students; null where staff log in. */
  readonly whom: string | null;
}

function SignOnHelp({ whom, passwords }: HelpProps & { passwords: PageSignOn['passwords'] }) {
  return (
    <dl>
      <div>
        <dt>University account</dt>
        <dd>
          Your university’s own login page opens. You come back here when you have logged in there.
          Elenchus doesn’t see that password.
        </dd>
      </div>
      {passwords !== 'off' && (
        <div>
          <dt>Password</dt>
          <dd>{PASSWORDS[passwords]}</dd>
        </div>
      )}
      <div>
        <dt>If you can’t log in</dt>
        <dd>
          Email {whom ?? 'the person who runs this server'}, with the reference that the page shows.
        </dd>
      </div>
    </dl>
  );
}

function PasswordHelp({ whom }: HelpProps) {
  return (
    <dl>
      <div>
        <dt>Username</dt>
        <dd>
          Your netID: the short name that your university gave you, often a few letters and a
          number. It isn’t your email address or your numeric ID.
        </dd>
      </div>
      <div>
        <dt>First password</dt>
        <dd>
          The first time, it’s your netID, or the personal code that you were given. You’ll then
          choose your own password.
        </dd>
      </div>
      <div>
        <dt>Forgotten password</dt>
        <dd>
          {whom === null
            ? 'An instructor of this course can reset it. If you’re the only one, ask the person who runs this server.'
            : `Email ${whom}, who can reset it. Your answers won’t change.`}
        </dd>
      </div>
    </dl>
  );
}
