import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import { noClassSentence } from '@elenchus/domain/schedule/no-class.ts';
import { scheduleMark } from '@elenchus/domain/schedule/next-class.ts';
import { courseTitle, documentTitle } from '../../../course-ui/views/course-title.ts';
import { useCourseDay } from '../../../course-ui/schedule/use-course-day.ts';
import { useDueWork } from '../../../course-ui/schedule/use-due-work.ts';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconExternalLink, IconPrinter } from '../../../ui/icons.ts';
import { useOpenAt } from './open-at.ts';
import { PrintedHead } from './printed-head.tsx';
import { usePrinting } from './use-printing.ts';
import { scheduleParts } from './schedule-parts.ts';
import { ScheduleDue } from './schedule-due.tsx';
import { ScheduleDay } from './schedule-day.tsx';
import styles from './schedule-view.module.css';

interface ScheduleViewProps {
  readonly courseID: string;
  readonly course: StudentCourse;
}

/** The course day by day: sections, dated topics, and what to read or watch for them. */
export function ScheduleView({ courseID, course }: ScheduleViewProps) {
  const { timeZone } = course.settings;
  const courseDay = useCourseDay(courseID, course);
  const mark = scheduleMark(course.schedule, localDate(useNow(), timeZone), courseDay);
  const marked = useOpenAt();
  const { work, ...due } = useDueWork(courseID, course);
  const parts = scheduleParts(course.schedule, work, course.noClass);
  const { isPrinted, print } = usePrinting(course.settings.description);
  const title = documentTitle('Schedule', courseTitle(course.settings, courseID));
  return (
    <div className={styles.page}>
      <PrintedHead settings={course.settings} hasText={isPrinted} />
      <header className={styles.head}>
        <ViewHeading documentTitle={title}>Schedule</ViewHeading>
        <div className={styles.actions}>
          <Button onClick={() => void print()}>
            <IconPrinter aria-hidden />
            Print or save as PDF
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
              {rows.map((row) => {
                if (row.kind === 'due') {
                  return <ScheduleDue key={row.id} work={row.work} {...due} timeZone={timeZone} />;
                }
                if (row.kind === 'no-class') {
                  return (
                    <li key={row.id} className={styles.noClass}>
                      {noClassSentence(row.range)}
                    </li>
                  );
                }
                const isMarked = row.id === mark?.topicId;
                return (
                  <ScheduleDay
                    key={row.id}
                    day={row}
                    mark={isMarked ? mark.label : null}
                    ref={isMarked ? marked : undefined}
                  />
                );
              })}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}
