import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { DeskPage } from './desk-frame.tsx';
import fieldStyles from './fields/fields-panel.module.css';
import headerStyles from './header/desk-header.module.css';
import styles from './grading-desk.module.css';

interface DeskWaitingProps {
  readonly evaluation: Evaluation;
}

/** The desk while its student is on the way: everything has its place already. */
export function DeskWaiting({ evaluation }: DeskWaitingProps) {
  const header = (
    <header className={headerStyles.header}>
      <div className={headerStyles.who}>
        <span className={headerStyles.nameToCome} aria-hidden />
        <p className={headerStyles.what}>{evaluationName(evaluation)}</p>
      </div>
    </header>
  );
  return (
    <DeskPage header={header}>
      <div className={styles.panels}>
        <div className={fieldStyles.panel}>
          <div className={fieldStyles.fields}>
            <FieldsWaiting />
          </div>
        </div>
        <div className={styles.answers}>
          <AnswersWaiting />
        </div>
      </div>
    </DeskPage>
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
