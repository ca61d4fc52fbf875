import { IconExternalLink, IconPrinter } from '@tabler/icons-react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { courseTitle, documentTitle } from '../../course-ui/course-title.ts';
import { useCourseDay } from '../../course-ui/use-course-day.ts';
import { useDueWork } from '../../course-ui/use-due-work.ts';
import { ViewHeading } from '../../course-ui/view-heading.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { scheduleParts } from './schedule-parts.ts';
import { ScheduleDue } from './schedule-due.tsx';
import { ScheduleDay } from './schedule-day.tsx';
import styles from './schedule-view.module.css';

interface ScheduleViewProps {
  readonly courseID: string;
  readonly course: CourseModel;
}

/** The course day by day: sections, dated topics, and what to read or watch for them. */
export function ScheduleView({ courseID, course }: ScheduleViewProps) {
  const currentDay = useCourseDay(courseID, course);
  const { work, isKnown } = useDueWork(courseID, course);
  const parts = scheduleParts(course.schedule, work, course.noClass);
  const title = documentTitle('Schedule', courseTitle(course.settings, courseID));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <ViewHeading documentTitle={title}>Schedule</ViewHeading>
        <div className={styles.actions}>
          <Button onClick={print}>
            <IconPrinter aria-hidden />
            Print
          </Button>
          <ButtonLink
            href={paths.coursePdf(courseID)}
            target="_blank"
            aria-label="PDF of my answers (opens in a new tab)"
          >
            PDF of my answers
            <IconExternalLink aria-hidden />
          </ButtonLink>
        </div>
      </header>
      {parts.length === 0 && (
        <p className={styles.empty}>
          The schedule is empty. Class days will appear here when the instructor adds them.
        </p>
      )}
      {parts.map(({ section, rows }) => (
        <section key={section?.id ?? ''} className={styles.part}>
          {section && <h2>{section.name}</h2>}
          {rows.length > 0 && (
            <ol className={styles.days}>
              {rows.map((row) =>
                row.kind === 'due' ? (
                  <ScheduleDue
                    key={row.id}
                    work={row.work}
                    isKnown={isKnown}
                    timeZone={course.settings.timeZone}
                  />
                ) : (
                  <ScheduleDay
                    key={row.row.id}
                    day={row}
                    isCurrent={currentDay !== null && row.row.topic.index === currentDay}
                  />
                ),
              )}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}

function print(): void {
  globalThis.print();
}
