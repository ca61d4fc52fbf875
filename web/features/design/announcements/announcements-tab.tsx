import { useState } from 'react';
import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import {
  useAnnouncements,
  useWithdrawAnnouncement,
  type AnnouncementList,
} from '../../../calls/notices/announcements-queries.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { AskDialog } from '../../../course-ui/forms/ask-dialog.tsx';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useCoursePart, useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { logTimeWords } from '../../../lib/log-time-words.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { MarkedText } from '../../../ui/markdown/marked-text-view.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { UnreachedPeople } from './unreached-people.tsx';
import styles from './announcements.module.css';

/** The Announcements tab of the design screens: writing one, and what was sent. */
export function AnnouncementsTab() {
  const { courseID } = useDesignSession();
  const timeZone = useCoursePart(({ course }) => course.settings.timeZone);
  const list = useAnnouncements(courseID);
  return (
    <>
      <DesignHeading title="Announcements">
        People see an announcement under the bell at the top of every page. Times are in{' '}
        {zoneTime(timeZone)}.
      </DesignHeading>
      {list.data ? (
        <Stack gap={40} className={styles.parts}>
          <ChangingPart courseID={courseID}>
            <AnnouncementForm tas={list.data.tas} />
          </ChangingPart>
          <SentAnnouncements announcements={list.data.announcements} />
          {list.data.unreached && list.data.unreached.length > 0 && (
            <UnreachedPeople people={list.data.unreached} timeZone={timeZone} />
          )}
        </Stack>
      ) : list.error ? (
        <LoadFailure
          what="Couldn’t load the announcements."
          reason={list.error.message}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <SkeletonLines lines={[40, 90, 90, 60]} />
      )}
    </>
  );
}

function SentAnnouncements({ announcements }: Pick<AnnouncementList, 'announcements'>) {
  const { courseID } = useDesignSession();
  const timeZone = useCoursePart(({ course }) => course.settings.timeZone);
  const { mutate, isPending, variables, error } = useWithdrawAnnouncement(courseID);
  const [asked, setAsked] = useState<{ readonly id: string; readonly title: string } | null>(null);
  return (
    <Panel heading="Sent" headingId="announcements-sent" className={styles.part}>
      {announcements.length === 0 && <EmptyNote>No announcements yet. Write one above.</EmptyNote>}
      <Stack as="ol" columns="auto" isBareList className={styles.sent}>
        {announcements.map(({ id, at, from, to, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p className={styles.text}>
              <MarkedText>{text}</MarkedText>
            </p>
            <Text tone="soft" size="sm">
              To {lowerFirst(to)} · {from} · {logTimeWords(at, timeZone)}
            </Text>
            <ChangingPart courseID={courseID}>
              <Button
                aria-label={`Withdraw “${title}”`}
                isBusy={isPending && variables === id}
                onClick={() => setAsked({ id, title })}
              >
                Withdraw
              </Button>
            </ChangingPart>
          </li>
        ))}
      </Stack>
      <div role="alert">
        {error && <Notice tone="attention">Couldn’t withdraw it. {error.message}</Notice>}
      </div>
      {asked && (
        <AskDialog
          title={`Withdraw “${asked.title}”?`}
          confirm="Withdraw announcement"
          cancel="Keep it"
          isDangerous
          onConfirm={() => {
            setAsked(null);
            mutate(asked.id);
          }}
          onCancel={() => setAsked(null)}
        >
          <p>
            It disappears from everyone’s notices. Email that was sent about it stays. You can’t
            undo this.
          </p>
        </AskDialog>
      )}
    </Panel>
  );
}

/** 'All students' inside a sentence. */
function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
