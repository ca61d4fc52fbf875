import { shortDateLabel } from '@elenchus/domain/base/calendar.ts';
import { dueDay } from '@elenchus/domain/base/due-date.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { DueWork } from '@elenchus/domain/grading/due-work.ts';
import { DueNote } from '../../../course-ui/schedule/due-notes.tsx';
import styles from './schedule-view.module.css';

interface ScheduleDueProps {
  readonly work: DueWork;
  readonly isKnown: boolean;
  readonly isClosed: boolean;
  readonly timeZone: TimeZone;
}

/** Something that is due, among the class days. */
export function ScheduleDue({ work, ...rest }: ScheduleDueProps) {
  return (
    <li className={styles.day} data-waiting={!rest.isKnown || undefined}>
      <p className={styles.date}>
        <time dateTime={work.date}>{shortDateLabel(dueDay(work.date))}</time>
      </p>
      <div className={styles.due}>
        <DueNote work={work} {...rest} />
      </div>
    </li>
  );
}
