import type { Ref } from 'react';
import type { CourseDate, ScheduleRow } from '@elenchus/domain/schedule/schedule.ts';
import { DayLinks } from './day-links.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './schedule-view.module.css';

interface ScheduleDayProps {
  readonly day: Extract<ScheduleRow, { kind: 'topic' }>;
  /** What marks it among the others: 'Class today' or 'Next class'. */
  readonly mark: string | null;
  /** Where the schedule opens. */
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One class day: its date, its topic, and its links. */
export function ScheduleDay({ day, mark, ref }: ScheduleDayProps) {
  return (
    <li ref={ref} className={styles.day} data-current={mark !== null || undefined}>
      <p className={styles.date}>
        <DayDate date={day.date} />
        {mark !== null && <span className={styles.mark}>{mark}</span>}
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
