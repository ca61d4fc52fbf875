import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Notice } from '../../ui/notice.tsx';
import { useDesk } from './desk-context.ts';
import { presenceSentence } from './desk-words.ts';
import type { useStudentWork } from './use-student-work.ts';
import styles from './desk-fields.module.css';

/** Who else is here, and what is special about this student's work. */
export function DeskNotices({ loaded }: { loaded: ReturnType<typeof useStudentWork> }) {
  const { course } = useDesk();
  const zone = course.settings.timeZone;
  const today = localDate(useNow(), zone);
  const targetDate = loaded.counted.data?.targetDate;
  const isNotDue = targetDate !== undefined && isoDateOf(targetDate) > today;
  return (
    <div aria-live="polite" className={styles.notices}>
      {loaded.others.map((other) => (
        <Notice key={`${other.username} ${other.isYou}`} tone="attention">
          <p>{presenceSentence(other, zone)}</p>
        </Notice>
      ))}
      {isNotDue && (
        <Notice>
          <p>Not due yet: the student can still change these answers.</p>
        </Notice>
      )}
    </div>
  );
}
