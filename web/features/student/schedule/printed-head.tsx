import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { MarkdownText } from '../../../ui/markdown/markdown-text.tsx';
import styles from './printed-head.module.css';

interface PrintedHeadProps {
  readonly settings: CourseSettings;
  /** The description is loaded only when somebody prints. */
  readonly hasText: boolean;
}

/** What a printed syllabus says above the schedule: the instructor and the description. The frame prints the title. */
export function PrintedHead({ settings, hasText }: PrintedHeadProps) {
  const { instructorName, description, hasDescription } = settings;
  return (
    <div className={styles.head}>
      {instructorName.trim() !== '' && <p>Instructor: {instructorName}</p>}
      {hasText && hasDescription && description.trim() !== '' && (
        <MarkdownText text={description} />
      )}
    </div>
  );
}
