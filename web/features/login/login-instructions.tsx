import styles from './login-view.module.css';

/** What somebody needs to know who logs in for the first time, or cannot. */
export function LoginInstructions({ instructor }: { instructor: string }) {
  return (
    <aside className={styles.instructions} aria-labelledby="login-instructions">
      <h2 id="login-instructions">Login Instructions</h2>
      <dl>
        <div>
          <dt>Username</dt>
          <dd>
            Your netID: the short name that your university gave you, often a few letters and a
            number. It is neither your email address nor your numeric ID.
          </dd>
        </div>
        <div>
          <dt>First password</dt>
          <dd>
            The first time, it is your netID as well. You will then be asked to choose a password of
            your own.
          </dd>
        </div>
        <div>
          <dt>Forgotten password</dt>
          <dd>
            Send an email to {instructor === '' ? 'the instructor' : instructor}, who can set it
            back to your netID. Your answers stay as they are.
          </dd>
        </div>
      </dl>
    </aside>
  );
}
