import {
  courseGradeLabel,
  courseGradeNote,
  courseGradeSum,
  type CourseGrade,
} from '@elenchus/domain/criteria/course-grade.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './student-list.module.css';

/** The course grade of a student with its sum, or why there is none. */
export function CourseGradeCell({ grade }: { readonly grade: CourseGrade }) {
  if (grade.kind === 'none') return <span className={styles.small}>{courseGradeNote(grade)}</span>;
  return (
    <Stack
      as="span"
      columns="auto"
      gap={2}
      className={styles.courseGrade}
      title={courseGradeNote(grade) ?? undefined}
    >
      <strong>{courseGradeLabel(grade)}</strong>
      {/* A sum of one grade says nothing. */}
      {grade.terms.length > 1 && <span className={styles.small}>{courseGradeSum(grade)}</span>}
    </Stack>
  );
}
