import { SkeletonPart } from '../../ui/loading/skeleton-shapes.tsx';
import shape from '../../ui/frame-shape.module.css';
import styles from './staff-frame.module.css';

/** The frame of the staff screens before anything is known: the room of its title and tabs, and a part that is loading. */
export function StaffFrameSkeleton() {
  return (
    <div className={`${shape.frame} ${styles.frame}`}>
      <div className={styles.top} aria-hidden>
        <div className={`${styles.header} ${styles.waiting}`}>
          <span />
        </div>
        <div className={`${styles.bar} ${styles.waiting}`}>
          <span />
        </div>
      </div>
      <main id="content" tabIndex={-1} className={`${shape.main} ${shape.parts} ${styles.main}`}>
        <SkeletonPart shape="table" />
      </main>
    </div>
  );
}
