// A closed course is read-only. Every screen asks here, so that nobody is offered what the server would refuse (ARC-3).
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { watchClosing } from './watch-closing.ts';
import styles from './closed-course.module.css';

/** Whether the course is closed to changes. */
export function useIsClosed(courseID: string): boolean {
  const { subscribe, isClosed } = watchClosing(useQueryClient(), courseID);
  return useSyncExternalStore(subscribe, isClosed, isClosed);
}

interface ChangingPartProps {
  readonly courseID: string;
  readonly children: ReactNode;
}

/**
 * Fields and buttons that change the course. In a closed course they are disabled, and the note at the top of the page
 * says why. Links keep working.
 */
export function ChangingPart({ courseID, children }: ChangingPartProps) {
  const isClosed = useIsClosed(courseID);
  return (
    <fieldset disabled={isClosed} className={styles.part}>
      {children}
    </fieldset>
  );
}

/** Says that changes are saved, where they can be made. */
export function SavesAutomatically({ courseID }: { readonly courseID: string }) {
  return useIsClosed(courseID) ? null : 'Changes save automatically.';
}
