import { useRef } from 'react';
import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { useEndSessions, type OwnSession } from '../../../calls/session/account-queries.ts';
import { logTimeWords } from '../../../lib/log-time-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './account-view.module.css';

interface SessionsPartProps {
  readonly courseID: string;
  readonly sessions: readonly OwnSession[];
  readonly timeZone: TimeZone;
}

/** Where you are logged in, with buttons that end it. */
export function SessionsPart({ courseID, sessions, timeZone }: SessionsPartProps) {
  const { mutate, data, error, isPending, variables } = useEndSessions(courseID);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions.filter(({ isThis }) => !isThis);
  const end = (id?: string): void => {
    // The button disappears once it is done.
    mutate(id, { onSuccess: () => heading.current?.focus() });
  };
  return (
    <Panel
      heading="Where you’re logged in"
      headingId="account-sessions"
      headingRef={heading}
      className={styles.part}
    >
      <p className={styles.small}>
        You stay logged in for up to 30 days, or 3 days without activity. Times are in{' '}
        {zoneTime(timeZone)}.
      </p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionFacts session={session} timeZone={timeZone} />
            {!session.isThis && (
              <Button
                aria-label={`Log out ${deviceWords(session)}, logged in ${logTimeWords(session.since, timeZone)}`}
                isBusy={isPending && variables === session.id}
                onClick={() => end(session.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <Button isBusy={isPending && variables === undefined} onClick={() => end()}>
            Log out everywhere else
          </Button>
        </div>
      ) : (
        <p className={styles.small}>You aren’t logged in anywhere else.</p>
      )}
      <div role="alert" className={styles.message}>
        {error && <Notice tone="attention">{error.message}</Notice>}
      </div>
      <output className={styles.message}>
        {data && !error && <Notice tone="well">{data.message}</Notice>}
      </output>
    </Panel>
  );
}

function SessionFacts({ session, timeZone }: { session: OwnSession; timeZone: TimeZone }) {
  const { since, lastActive, isThis } = session;
  return (
    <div>
      <p className={styles.device}>
        {deviceWords(session)} {isThis && <span className={styles.mark}>This device</span>}
      </p>
      {!isThis && <p className={styles.small}>Last active {logTimeWords(lastActive, timeZone)}</p>}
      <p className={styles.small}>Logged in {logTimeWords(since, timeZone)}</p>
    </div>
  );
}

function deviceWords({ device }: OwnSession): string {
  return device === '' ? 'Unknown device' : device;
}
