import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './grading-desk.module.css';

/** How long the page shows that it is going. */
const LEAVING_MS = 250;

/** Closes the window; one that somebody opened by hand cannot be closed and goes to the Student List. */
export async function leaveWindow(courseID: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, LEAVING_MS);
  await promise;
  globalThis.close();
  location.assign(`${paths.grading(courseID)}?tab=students`);
}

/** Stands over the page while it goes. */
export function LeavingOverlay() {
  return (
    <div className={styles.overlay}>
      <span className={styles.spinner} aria-hidden />
      <output>{SCREEN_MESSAGES.loading}</output>
    </div>
  );
}
