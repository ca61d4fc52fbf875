import styles from './login-view.module.css';

/** Help for people who log in for the first time, or can't. */
export function LoginInstructions({ instructor }: { instructor: string }) {
  return (
    <aside className={styles.instructions} aria-labelledby="login-instructions">
      <h2 id="login-instructions">Login Instructions</h2>
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
            Email {instructor === '' ? 'the instructor' : instructor}, who can reset it. Your
            answers won’t change.
          </dd>
        </div>
      </dl>
    </aside>
  );
}
