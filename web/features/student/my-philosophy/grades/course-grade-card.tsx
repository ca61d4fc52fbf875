import {
  courseGrade,
  courseGradeLabel,
  courseGradeNote,
  courseGradeSum,
} from '@elenchus/domain/criteria/course-grade.ts';
import { showsCourseGrade } from '@elenchus/domain/criteria/evaluation-weights.ts';
import type { GradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { courseGradeInput } from '../../../../course-ui/grading/course-grade-input.ts';
import type { PortalProps } from '../portal-props.ts';
import styles from './course-grade-card.module.css';

interface CourseGradeCardProps extends Pick<PortalProps, 'course' | 'session'> {
  readonly gradeBook: GradeBook;
}

/** The student's course grade with its sum, where the course shows it; over what is handed back. */
export function CourseGradeCard({ course, session, gradeBook }: CourseGradeCardProps) {
  if (!showsCourseGrade(course.criteriaItems)) return null;
  const input = courseGradeInput(course);
  const grade = courseGrade(input, (evaluationId) => {
    const back = input.evaluations.some(({ id, handedBack }) => handedBack && id === evaluationId);
    const { examGrade, complete } = gradeBook(session.username, evaluationId);
    // Staff who look at the page as a student get every record.
    return back ? { examGrade, complete } : { examGrade: null, complete: false };
  });
  const note = courseGradeNote(grade);
  if (grade.kind === 'none' && note === null) return null;
  return (
    <section className={styles.card} aria-labelledby="course-grade">
      <h2 id="course-grade">Course grade</h2>
      {grade.kind === 'grade' && <p className={styles.grade}>{courseGradeLabel(grade)}</p>}
      <div className={styles.note}>
        {grade.kind === 'grade' && grade.terms.length > 1 && <p>{courseGradeSum(grade)}</p>}
        {grade.kind === 'grade' && (
          <p>{grade.terms.map(({ name, weight }) => `${name} counts ${weight}%.`).join(' ')}</p>
        )}
        {note !== null && <p>{note}</p>}
      </div>
    </section>
  );
}
