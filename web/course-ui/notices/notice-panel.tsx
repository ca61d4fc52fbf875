import { useRef } from 'react';
import { notificationSentence } from '@elenchus/domain/notifications/notification-words.ts';
import { useMarkRead, useNotices, type ListedNotice } from '../../calls/notices/notices-queries.ts';
import { useSession } from '../../calls/session/session-queries.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { MarkedText } from '../../ui/markdown/marked-text-view.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ViewLink } from '../views/view-link.tsx';
import { timeAgoWords } from './time-ago-words.ts';
import styles from './notice-panel.module.css';

interface NoticePanelProps {
  readonly courseID: string;
  readonly onLeave: () => void;
}

/** The list of notices, the newest first. */
export function NoticePanel({ courseID, onLeave }: NoticePanelProps) {
  const { data, error, refetch, isFetching } = useNotices(courseID);
  const mark = useMarkRead(courseID);
  const heading = useRef<HTMLParagraphElement>(null);
  const isStaff = useIsStaff(courseID);
  const newest = data?.notices[0];
  const hasNew = data !== undefined && newest !== undefined && newest.at > data.seenUntil;
  const markAll = (): void => {
    // The button disappears when everything is read.
    if (newest) mark.mutate(newest.at, { onSuccess: () => heading.current?.focus() });
  };
  return (
    <>
      <div className={styles.head}>
        {/* No heading: the list stands before the title of the page. Its region has the name. */}
        <p ref={heading} tabIndex={-1} className={styles.title}>
          Notices
        </p>
        {hasNew && (
          <Button look="plain" isBusy={mark.isPending} onClick={markAll}>
            Mark all as read
          </Button>
        )}
      </div>
      {data && data.notices.length > 0 && (
        <ol className={styles.list}>
          {data.notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              isNew={notice.at > data.seenUntil}
              href={isStaff ? null : placeOf(courseID, notice)}
              onLeave={onLeave}
            />
          ))}
        </ol>
      )}
      {data?.notices.length === 0 && (
        <p className={styles.empty}>
          No notices yet. What’s new in the course appears here and stays for 60 days.
        </p>
      )}
      {!data && !error && <p className={styles.empty}>Loading…</p>}
      <div role="alert" className={styles.trouble}>
        {!data && error && (
          <>
            <p>Couldn’t load the notices. {error.message}</p>
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        )}
        {mark.error && <p>Couldn’t mark them as read. {mark.error.message}</p>}
      </div>
    </>
  );
}

function useIsStaff(courseID: string): boolean {
  const session = useSession(courseID).data;
  return session?.isInstructor === true || session?.isTA === true;
}

interface NoticeRowProps {
  readonly notice: ListedNotice;
  readonly isNew: boolean;
  readonly href: string | null;
  readonly onLeave: () => void;
}

function NoticeRow({ notice, isNew, href, onLeave }: NoticeRowProps) {
  const now = useNow();
  const sentence = notificationSentence(notice);
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      {isNew && <VisuallyHidden>New: </VisuallyHidden>}
      {href === null ? (
        <p className={styles.sentence}>{sentence}</p>
      ) : (
        <p className={styles.sentence}>
          <ViewLink href={href} onFollow={onLeave}>
            {sentence}
          </ViewLink>
        </p>
      )}
      {notice.text !== '' && (
        <p className={styles.text}>
          <MarkedText>{notice.text}</MarkedText>
        </p>
      )}
      <p className={styles.time}>
        {notice.from !== '' && (
          <>
            From <bdi>{notice.from}</bdi> ·{' '}
          </>
        )}
        <time dateTime={new Date(notice.at).toISOString()}>{timeAgoWords(notice.at, now)}</time>
      </p>
    </li>
  );
}

/** Where a student finds what the notice is about; null where it says everything itself. */
function placeOf(courseID: string, { kind, about, id }: ListedNotice): string | null {
  switch (kind) {
    case 'handed-back':
      return gradesAt(courseID, { evaluation: about });
    case 'answered':
      // The notice has the ID of the message that it is about.
      return gradesAt(courseID, { evaluation: about, message: id });
    case 'section-opened':
      return paths.courseView(courseID, `section:${about}`);
    case 'date-moved':
    case 'reminder':
      return paths.courseView(courseID, 'progress');
    case 'announcement':
      return null;
  }
}

/** A student's grades: an evaluation, and there the conversation with a message. */
function gradesAt(courseID: string, at: Readonly<Record<string, string>>): string {
  return `${paths.courseView(courseID, 'grades')}&${new URLSearchParams(at).toString()}`;
}
