import type { ReactNode } from 'react';
import { SessionFooter } from '../../course-ui/session-footer.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import styles from './grading-desk.module.css';

interface DeskFrameProps {
  readonly courseID: string;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

export const DESK_FRAME_ID = 'desk-frame';

/** The frame of the grading screen: one line about whose work it is, then all the room for the work. */
export function DeskFrame({ courseID, header, children }: DeskFrameProps) {
  return (
    <div id={DESK_FRAME_ID} className={styles.frame}>
      <SkipLink />
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SessionFooter courseID={courseID} isAtLogin isStaff />
    </div>
  );
}
