import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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
    <Cluster as="header" gap={[0, 16]} align="center" className={headerStyles.header}>
      <Cluster gap={[0, 10]} align="baseline" className={headerStyles.who}>
        <span className={headerStyles.nameToCome} aria-hidden />
        <Text tone="soft" size="sm" weight={500}>
          {evaluationName(evaluation)}
        </Text>
      </Cluster>
    </Cluster>
  );
  return (
    <DeskPage header={header}>
      <div className={styles.panels}>
        <div className={fieldStyles.panel}>
          <Stack gap={16} className={fieldStyles.fields}>
            <FieldsWaiting />
          </Stack>
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
