import { longDateLabel } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import { nextClass, nextClassLabel } from '@elenchus/domain/schedule/next-class.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './course-facts.module.css';

interface CourseFactsProps {
  readonly courseID: string;
  readonly course: StudentCourse;
}

/** Who teaches the course, and the next class. */
export function CourseFacts({ courseID, course }: CourseFactsProps) {
  const { settings, schedule } = course;
  const next = nextClass(schedule, localDate(useNow(), settings.timeZone));
  const instructor = settings.instructorName.trim();
  if (instructor === '' && next === null) return null;
  return (
    <dl className={styles.facts}>
      {instructor !== '' && (
        <div>
          <dt>Instructor</dt>
          <dd>{instructor}</dd>
        </div>
      )}
      {next !== null && (
        <div>
          <dt>{nextClassLabel(next)}</dt>
          <dd>{next.topic}</dd>
          <dd className={styles.date}>
            <time dateTime={next.date}>{longDateLabel(next.date)}</time>
          </dd>
          {settings.hasSyllabus && (
            <dd className={styles.date}>
              <ViewLink href={paths.courseView(courseID, 'sched')}>See the schedule</ViewLink>
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}
