import { DEFAULT_CLOCK_TIME } from '@elenchus/domain/base/clock-time.ts';
import { courseDaySentence } from '@elenchus/domain/course-day/course-day-sentence.ts';
import { courseDayInput } from '@elenchus/domain/course-day/current-day.ts';
import { progressSettingsChanges } from '@elenchus/domain/design/progress-settings-changes.ts';
import type { ProgressSettings } from '@elenchus/domain/design/progress-settings.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignActions, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { YesNoField } from '../../../course-ui/forms/yes-no-field.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Notice } from '../../../ui/notice.tsx';
import { clockWords } from './clock-words.ts';
import { ManualDayField } from './manual-day-field.tsx';
import { OpeningTimeField } from './opening-time-field.tsx';
import styles from './design-schedule.module.css';

/** The current day of the course: set by hand, or by the dates and a time of day. */
export function CourseProgressPanel() {
  const { items, course } = useDesignedCourse();
  const { change } = useDesignActions();
  const now = useNow();
  const { progress, schedule, settings } = course;
  const { timeZone } = settings;
  const save = (part: Partial<ProgressSettings>, label: string): void =>
    change(progressSettingsChanges(items, { ...progress, ...part }), { label });
  return (
    <>
      <DesignHeading title="Course Progress">
        Students see sections and questions up to the current class day. Later ones are locked.
      </DesignHeading>
      <div className={styles.progress}>
        <div aria-live="polite">
          <Notice>
            <p>
              <strong>
                {courseDaySentence(courseDayInput(progress, schedule, timeZone, now))}
              </strong>
            </p>
            {!progress.isAutomatic && <p>The next class day opens when you choose it here.</p>}
            <p>
              Times are in the course’s time zone, {timeZone.replaceAll('_', ' ')}. It’s now{' '}
              {clockWords(now, timeZone)} there.
            </p>
          </Notice>
        </div>
        <YesNoField
          label="Move on automatically"
          description="Each class day opens on its date, at the time you set here. Otherwise, you set the current class day by hand."
          value={progress.isAutomatic}
          onChange={(isAutomatic) => {
            const saved = progress.timeToShowNewContent ?? DEFAULT_CLOCK_TIME;
            const time = isAutomatic ? { timeToShowNewContent: saved } : {};
            save({ isAutomatic, ...time }, `automatic progress: ${isAutomatic ? 'Yes' : 'No'}`);
          }}
        />
        {progress.isAutomatic ? (
          <OpeningTimeField
            time={progress.timeToShowNewContent}
            zone={timeZone}
            onChange={(time) => save({ timeToShowNewContent: time }, 'time of new content')}
          />
        ) : (
          <ManualDayField
            schedule={schedule}
            day={progress.manualDay}
            onChange={(manualDay) => save({ manualDay }, 'current class day')}
          />
        )}
      </div>
    </>
  );
}
