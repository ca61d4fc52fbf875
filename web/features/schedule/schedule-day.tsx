import type { CourseDate } from '@elenchus/domain/schedule/schedule.ts';
import type { DayRow } from './schedule-parts.ts';
import { DayLinks } from './day-links.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './schedule-view.module.css';

interface ScheduleDayProps {
  readonly day: DayRow;
  readonly isCurrent: boolean;
}

/** One class day: its date, its topic, and its links. */
export function ScheduleDay({ day, isCurrent }: ScheduleDayProps) {
  return (
    <li className={styles.day} data-current={isCurrent || undefined}>
      <p className={styles.date}>
        <DayDate date={day.date} />
        {isCurrent && <span className={styles.mark}>Current day</span>}
      </p>
      <p className={styles.topic}>{day.topic.name}</p>
      {day.links.length > 0 && <DayLinks links={day.links} topic={day.topic.name} />}
    </li>
  );
}

function DayDate({ date }: { date: CourseDate | null }) {
  if (date?.isoDate) return <time dateTime={date.isoDate}>{date.label}</time>;
  return (
    <>
      <span aria-hidden>TBA</span>
      <VisuallyHidden>Date to be announced</VisuallyHidden>
    </>
  );
}
