import type { ReactNode } from 'react';
import { SessionFooter } from '../../../course-ui/frame/session-footer.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import styles from './grading-desk.module.css';

interface DeskFrameProps {
  readonly courseID: string;
  /** The page in it. */
  readonly children: ReactNode;
}

export const DESK_FRAME_ID = 'desk-frame';

/** The frame of the grading screen. It stays from student to student. */
export function DeskFrame({ courseID, children }: DeskFrameProps) {
  return (
    <div id={DESK_FRAME_ID} className={styles.frame}>
      <SkipLink />
      {children}
      <SessionFooter courseID={courseID} isAtLogin isStaff />
    </div>
  );
}

interface DeskPageProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** One line about whose work it is, then all the room for the work. */
export function DeskPage({ header, children }: DeskPageProps) {
  return (
    <>
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
