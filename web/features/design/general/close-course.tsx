import { useState } from 'react';
import { cardDateLabel } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import {
  personalDataGoneSentence,
  personalDataSentence,
} from '@elenchus/domain/people/personal-data-retention.ts';
import { useClosing, useSetClosed } from '../../../calls/design/closing-queries.ts';
import { AskDialog } from '../../../course-ui/forms/ask-dialog.tsx';
import {
  useCoursePart,
  useDesignActions,
  useDesignSession,
} from '../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './general.module.css';

/** Closes the course to changes at the end of the term, and reopens it. */
export function CloseCourse() {
  const { courseID } = useDesignSession();
  const zone = useCoursePart(({ course }) => course.settings.timeZone);
  const { data } = useClosing(courseID);
  const { whenSent } = useDesignActions();
  const { mutate, error, isPending } = useSetClosed(courseID);
  const [isAsking, setAsking] = useState(false);
  const [sending, setSending] = useState<'no' | 'yes' | 'failed'>('no');
  const close = async (): Promise<void> => {
    setAsking(false);
    setSending('yes');
    // A closed course would refuse what was typed just before.
    const isSent = await whenSent();
    setSending(isSent ? 'no' : 'failed');
    if (isSent) mutate(true);
  };
  if (!data) return null;
  const { closedAt, closedBy, personalDataDeletedAt, untilIfClosedNow } = data;
  const day = (at: number): string => cardDateLabel(localDate(at, zone));
  const later =
    untilIfClosedNow === null ? null : personalDataSentence(untilIfClosedNow, 'staff', zone);
  return (
    <Panel
      heading={closedAt === null ? 'Close this course' : 'This course is closed'}
      headingId="close-course"
      className={styles.sheet}
    >
      {closedAt === null ? (
        <>
          <p>
            Close the course when the term is over. Everyone can still log in and read, and students
            can download the PDF of their answers. Nobody can change anything until you reopen it.
          </p>
          {later !== null && <p>If you close it today: {later}</p>}
          <div>
            <Button isBusy={sending === 'yes' || isPending} onClick={() => setAsking(true)}>
              Close course…
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {closedBy === 'admin' ? 'The person who runs this server' : 'An instructor'} closed it
            on {day(closedAt)}.{closedBy === 'admin' && ' Only they can reopen it.'}
          </p>
          {personalDataDeletedAt !== null && (
            <p>{personalDataGoneSentence(personalDataDeletedAt, zone)}</p>
          )}
          {closedBy === 'instructor' && (
            <div>
              <Button look="filled" isBusy={isPending} onClick={() => mutate(false)}>
                Reopen course
              </Button>
            </div>
          )}
        </>
      )}
      <div role="alert">
        {sending === 'failed' && (
          <Notice tone="attention">
            The course is still open, because some of your changes aren’t saved. Close it when they
            are.
          </Notice>
        )}
        {error && <Notice tone="attention">{error.message}</Notice>}
      </div>
      {isAsking && (
        <AskDialog
          title="Close this course?"
          confirm="Close course"
          onConfirm={() => void close()}
          onCancel={() => setAsking(false)}
        >
          <p>
            Students can no longer answer, and nobody can grade or change the design. Everyone can
            still read. You can reopen the course at any time.
          </p>
          {later !== null && <p>{later}</p>}
        </AskDialog>
      )}
    </Panel>
  );
}
