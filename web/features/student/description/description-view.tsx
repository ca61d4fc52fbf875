import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import { courseTitle } from '../../../course-ui/views/course-title.ts';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { MarkdownText } from '../../../ui/markdown/markdown-text.tsx';
import { CourseFacts } from './course-facts.tsx';
import styles from './description-view.module.css';

interface DescriptionViewProps {
  readonly courseID: string;
  readonly course: StudentCourse;
}

/** The title of the course, its description, and the facts next to it. */
export function DescriptionView({ courseID, course }: DescriptionViewProps) {
  const { settings } = course;
  const title = courseTitle(settings, courseID);
  return (
    <article className={styles.page}>
      <div className={styles.heading}>
        <ViewHeading documentTitle={title}>{title}</ViewHeading>
      </div>
      <CourseFacts courseID={courseID} course={course} />
      <div className={styles.text}>
        {settings.description.trim() === '' ? (
          <p className={styles.empty}>
            This course has no description yet. It will appear here when the instructor adds one.
          </p>
        ) : (
          <MarkdownText text={settings.description} />
        )}
      </div>
    </article>
  );
}
