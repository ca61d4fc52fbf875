import { missingGradeText } from '@elenchus/domain/grading/grade-visibility.ts';
import { MarkedText } from '../../../../ui/markdown/marked-text-view.tsx';
import type { GradedProps } from '../portal-props.ts';
import styles from './grades-view.module.css';

/** What the grader wrote, where the course gives comments. */
export function GradeComment({ course, graded }: Pick<GradedProps, 'course' | 'graded'>) {
  if (!course.settings.givesStudentsComments) return null;
  return (
    <section aria-labelledby="grade-comment" className={styles.comment}>
      <h3 id="grade-comment">Comment</h3>
      <p>
        {graded.comments.trim() === '' ? (
          missingGradeText('comment')
        ) : (
          <MarkedText>{graded.comments}</MarkedText>
        )}
      </p>
    </section>
  );
}
