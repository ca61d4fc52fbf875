import { Row } from '../../../../ui/layout/row.tsx';
import styles from './graded-progress.module.css';

interface GradedProgressProps {
  readonly graded: number;
  /** All students in the list. */
  readonly of: number;
}

/** How many students are graded. */
export function GradedProgress({ graded, of }: GradedProgressProps) {
  return (
    <Row as="p" gap={8} align="center" className={styles.progress}>
      <span>{graded} graded</span>
      <progress aria-label="Graded students" max={Math.max(1, of)} value={graded} />
    </Row>
  );
}
