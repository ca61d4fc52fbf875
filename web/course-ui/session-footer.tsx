import { Button } from '@mantine/core';
import { loginFooter } from '@elenchus/domain/course/heading.ts';
import { useLogOut, useSession } from '../api/session-queries.ts';
import { paths } from '../lib/paths.ts';
import { ViewLink } from './view-link.tsx';
import styles from './session-footer.module.css';

interface SessionFooterProps {
  readonly courseID: string;
  /** The view where one logs in needs no link to itself. */
  readonly isAtLogin: boolean;
}

/** The fixed line at the bottom: who is logged in, and the way out or in. */
export function SessionFooter({ courseID, isAtLogin }: SessionFooterProps) {
  const { data: session } = useSession(courseID);
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        {session && (
          <>
            <output className={styles.who}>
              {loginFooter(session.isLoggedIn ? session.fullName : null)}
            </output>
            {session.isLoggedIn && <LogOut courseID={courseID} />}
            {!session.isLoggedIn && !isAtLogin && (
              <ViewLink href={paths.courseView(courseID, 'myphi')} className={styles.action}>
                Log in
              </ViewLink>
            )}
          </>
        )}
      </div>
    </footer>
  );
}

function LogOut({ courseID }: Pick<SessionFooterProps, 'courseID'>) {
  const { mutate, isPending, error } = useLogOut(courseID);
  return (
    <>
      {error && (
        <p role="alert" className={styles.failure}>
          You are still logged in. {error.message} Please try again.
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.leave}
        aria-disabled={isPending}
        onClick={() => isPending || mutate(undefined, { onSuccess: focusContent })}
      >
        Log out
      </Button>
    </>
  );
}

// The button goes away with the session; without this the focus would go with it.
function focusContent(): void {
  document.querySelector<HTMLElement>('#content')?.focus();
}
