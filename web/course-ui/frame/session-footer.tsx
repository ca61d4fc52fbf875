import type { ReactNode } from 'react';
import { ACCOUNT_VIEW } from '@elenchus/domain/screens/account-query.ts';
import { loginFooter } from '@elenchus/domain/screens/heading.ts';
import { helpQuery } from '@elenchus/domain/screens/help-guide.ts';
import { useLogOut, useSession } from '../../calls/session/session-queries.ts';
import { wantHeadingFocus } from '../../lib/browser-location.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { ViewLink } from '../views/view-link.tsx';
import styles from './session-footer.module.css';

interface SessionFooterProps {
  readonly courseID: string;
  /** The view where one logs in needs no link to itself. */
  readonly isAtLogin: boolean;
  /** On the staff screens, links open in a new tab, so that the work stays where it is. */
  readonly isStaff?: boolean;
}

/** The fixed line at the bottom: who is logged in, with the button to log out or in. */
export function SessionFooter({ courseID, isAtLogin, isStaff = false }: SessionFooterProps) {
  const { data: session } = useSession(courseID);
  const isLoggedIn = session?.isLoggedIn && !session.hasEnded;
  const who = session && loginFooter(isLoggedIn ? session.fullName : null);
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        {session && (
          <>
            {/* A phone has one line for it: a long name ends in dots there. */}
            <output className={styles.who} title={who} data-cut-ok>
              {who}
            </output>
            <FooterLink courseID={courseID} view={helpQuery()} isStaff={isStaff}>
              Help
            </FooterLink>
            {isLoggedIn && (
              <>
                <FooterLink courseID={courseID} view={ACCOUNT_VIEW} isStaff={isStaff}>
                  Account
                </FooterLink>
                <LogOut courseID={courseID} />
              </>
            )}
            {session.hasEnded && (
              <div className={styles.leave}>
                <LogInAgain courseID={courseID} look="plain" />
              </div>
            )}
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

interface FooterLinkProps {
  readonly courseID: string;
  readonly view: string;
  readonly isStaff: boolean;
  readonly children: ReactNode;
}

/** A view of the course page. From the staff screens it opens in a new tab. */
function FooterLink({ courseID, view, isStaff, children }: FooterLinkProps) {
  const href = paths.courseView(courseID, view);
  return isStaff ? (
    <a href={href} target="_blank" rel="noopener" className={styles.help}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  ) : (
    <ViewLink href={href} className={styles.help}>
      {children}
    </ViewLink>
  );
}

function LogOut({ courseID }: Pick<SessionFooterProps, 'courseID'>) {
  const { mutate, isPending, error, reset } = useLogOut(courseID);
  // The reason may be gone when the connection is back.
  const onError = (): void => addEventListener('online', reset, { once: true });
  return (
    <>
      {error && (
        <p role="alert" className={styles.failure}>
          You’re still logged in. {error.message} Please try again.
        </p>
      )}
      <div className={styles.leave}>
        <Button
          look="plain"
          isBusy={isPending}
          onClick={() => mutate(undefined, { onSuccess: leaveButton, onError })}
        >
          Log out
        </Button>
      </div>
    </>
  );
}

// The button disappears with the session; without this the focus would be lost. Where the login form replaces the
// whole screen, its heading takes the focus.
function leaveButton(): void {
  document.querySelector<HTMLElement>('#content')?.focus();
  wantHeadingFocus();
}
