import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { targetDateWords } from './desk-words.ts';
import headerStyles from './desk-header.module.css';
import styles from './grading-desk.module.css';

interface DeskWaitingProps {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly evaluation: Evaluation;
}

/** The desk while its student is on the way: everything has its place already. */
export function DeskWaiting({ courseID, course, evaluation }: DeskWaitingProps) {
  const { dueDate } = evaluation;
  const header = (
    <header className={headerStyles.header}>
      <div className={headerStyles.who}>
        <span className={headerStyles.nameToCome} aria-hidden />
        <p className={headerStyles.what}>{evaluationName(evaluation)}</p>
      </div>
      <div className={headerStyles.state} />
      <p className={headerStyles.asOf}>
        {dueDate && targetDateWords(dueDate, false, course.settings.timeZone)}
      </p>
      <div className={headerStyles.moves} />
    </header>
  );
  return (
    <DeskFrame courseID={courseID} header={header}>
      <div className={styles.panels} data-waiting>
        <div className={styles.fields}>
          <FieldsWaiting />
        </div>
        <div className={styles.answers}>
          <AnswersWaiting />
        </div>
      </div>
    </DeskFrame>
  );
}

/** Lines where the fields are about to stand. */
export function FieldsWaiting() {
  return <SkeletonLines lines={[40, 100, 100, 100, 60]} />;
}

/** Lines where the answers are about to stand. */
export function AnswersWaiting() {
  return <SkeletonLines heading lines={[96, 100, 92, 98, 60, 100, 94, 97, 40]} />;
}
