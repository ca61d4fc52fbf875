import type { Ref } from 'react';
import { noClassSentence } from '@elenchus/domain/schedule/no-class.ts';
import type { CourseDate } from '@elenchus/domain/schedule/schedule.ts';
import type { ShownDay } from './schedule-parts.ts';
import { DayLinks } from './day-links.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './schedule-view.module.css';

interface ScheduleDayProps {
  readonly day: ShownDay;
  /** What marks it among the others: 'Class today' or 'Next class'. */
  readonly mark: string | null;
  /** Where the schedule opens. */
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One class day: its date, its topic, and its links; then the days without class after it. */
export function ScheduleDay({ day: { row: day, noClassAfter }, mark, ref }: ScheduleDayProps) {
  return (
    <>
      <li ref={ref} className={styles.day} data-current={mark !== null || undefined}>
        <p className={styles.date}>
          <DayDate date={day.date} />
          {mark !== null && <span className={styles.mark}>{mark}</span>}
        </p>
        <p className={styles.topic}>{day.topic.name}</p>
        {day.links.length > 0 && <DayLinks links={day.links} topic={day.topic.name} />}
      </li>
      {noClassAfter.map((range) => (
        <li key={range.id} className={styles.noClass}>
          {noClassSentence(range)}
        </li>
      ))}
    </>
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
