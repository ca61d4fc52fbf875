import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Notice } from '../../ui/notice.tsx';
import { useDesk } from './desk-context.ts';
import { presenceSentence } from './desk-words.ts';
import type { useStudentWork } from './use-student-work.ts';
import styles from './desk-fields.module.css';

interface DeskNoticesProps {
  readonly loaded: ReturnType<typeof useStudentWork>;
  readonly onGoTo: (questionId: string) => void;
}

/** Who else is here, and what is special about this student's work. */
export function DeskNotices({ loaded, onGoTo }: DeskNoticesProps) {
  const { course } = useDesk();
  const zone = course.settings.timeZone;
  const today = localDate(useNow(), zone);
  const targetDate = loaded.counted.data?.targetDate;
  const isNotDue = targetDate !== undefined && isoDateOf(targetDate) > today;
  const late = [...(loaded.shown?.numbers ?? [])].filter(([id]) => loaded.revisions.has(id));
  return (
    <div aria-live="polite" className={styles.notices}>
      {loaded.others.map((other) => (
        <Notice key={`${other.username} ${other.isYou}`} tone="attention">
          <p>{presenceSentence(other, zone)}</p>
        </Notice>
      ))}
      {late.length > 0 && (
        <Notice>
          <p>
            Changed after the due date:{' '}
            {late.map(([id, number], place) => (
              <span key={id}>
                {place > 0 && ', '}
                <button type="button" className={styles.link} onClick={() => onGoTo(id)}>
                  question {number}
                </button>
              </span>
            ))}
            . What counts is the answer of the date above.
          </p>
        </Notice>
      )}
      {isNotDue && (
        <Notice>
          <p>Not due yet: the student can still change these answers.</p>
        </Notice>
      )}
    </div>
  );
}
