import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, isIsoDate, longDateLabel } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { releaseNotesQuery } from '../../../calls/design/design-versions-queries.ts';
import { useCoursePart, useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import styles from './design-history.module.css';

/** What changed for students since a date, to tell them. */
export function ReleaseNotes() {
  const timeZone = useCoursePart(({ course }) => course.settings.timeZone);
  const [since, setSince] = useState<string>(() => addDays(localDate(Date.now(), timeZone), -7));
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.notes}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Release notes for students</summary>
      <p>
        What changed for students since a date. Held questions and days that aren’t open yet are
        left out.
      </p>
      <div className={styles.date}>
        <DateField
          label="Since"
          value={since}
          onChange={(event) => setSince(event.currentTarget.value)}
        />
      </div>
      {isOpen && isIsoDate(since) && (
        <Notes since={since} title={`Changes since ${longDateLabel(since)}`} />
      )}
    </details>
  );
}

function Notes({ since, title }: { since: string; title: string }) {
  const { courseID } = useDesignSession();
  const { data, error, refetch, isFetching } = useQuery(releaseNotesQuery(courseID, since));
  if (error) {
    return (
      <LoadFailure
        what="Couldn’t load the release notes."
        reason={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <p>Loading…</p>;
  if (data.sentences.length === 0) return <p>Nothing changed for students since then.</p>;
  return (
    <>
      <ul>
        {data.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CopyButton
        label="Copy as text"
        text={[title, ...data.sentences.map((sentence) => `- ${sentence}`)].join('\n')}
      />
    </>
  );
}
