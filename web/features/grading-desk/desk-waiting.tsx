import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { DeskFrame } from './desk-frame.tsx';
import styles from './grading-desk.module.css';

/** Both panels while their content is on its way. */
export function DeskWaiting({ courseID }: { readonly courseID: string }) {
  return (
    <DeskFrame courseID={courseID} header={<header className={styles.plainHeader} />}>
      <div className={styles.panels}>
        <div className={styles.fields}>
          <SkeletonLines lines={[60, 100, 100, 40]} />
        </div>
        <div className={styles.answers}>
          <SkeletonLines heading lines={[96, 100, 92, 98, 60]} />
        </div>
      </div>
    </DeskFrame>
  );
}
