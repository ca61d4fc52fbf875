import { useLayoutEffect, useState } from 'react';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import { courseTitle, documentTitle } from '../../../course-ui/views/course-title.ts';
import { takeLoginRequest } from '../../../course-ui/frame/log-in-again.tsx';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { wantHeadingFocus } from '../../../lib/browser-location.ts';
import { Notice } from '../../../ui/notice.tsx';
import { KeptWorkNote } from './kept-work-note.tsx';
import { LoginInstructions } from './login-instructions.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { WaysToLogIn } from './ways-to-log-in.tsx';
import sheet from '../../../ui/fields/form-sheet.module.css';
import styles from './login-view.module.css';

interface LoginViewProps {
  readonly courseID: string;
  readonly course: StudentCourse;
  /** What the login opens. */
  readonly purpose?: string;
  /** The login opens a page of instructors and TAs. */
  readonly isForStaff?: boolean;
  /** The session ended because of inactivity. */
  readonly wasIdle: boolean;
  readonly onLoggedIn: () => void;
}

const FOR_STUDENTS = 'Your questions, your answers and your grades are under My Philosophy.';

/** Logging in; after the first login with the initial password, choosing a new one. */
export function LoginView(props: LoginViewProps) {
  const { courseID, course, purpose = FOR_STUDENTS, isForStaff = false } = props;
  const { wasIdle, onLoggedIn } = props;
  const [newcomer, setNewcomer] = useState<string | null>(null);
  // Before the effect of the heading. The page that was left may have been scrolled down.
  useLayoutEffect(() => {
    if (!takeLoginRequest()) return;
    wantHeadingFocus();
    scrollTo(0, 0);
  }, []);
  const title = courseTitle(course.settings, courseID);
  const instructor = course.settings.instructorName.trim();
  if (newcomer !== null) {
    return (
      <div className={styles.page} key="new-password">
        <NewPasswordForm
          courseID={courseID}
          username={newcomer}
          documentTitle={documentTitle('Choose a new password', title)}
          onGiveUp={() => setNewcomer(null)}
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={`${sheet.introduction} ${styles.introduction}`}>
        <ViewHeading documentTitle={documentTitle('Log in', title)}>Log in</ViewHeading>
        <p>{purpose}</p>
      </div>
      <div className={styles.column}>
        {wasIdle && (
          <Notice>
            You were logged out after 3 days without activity. Everything you saved is still here.
          </Notice>
        )}
        <KeptWorkNote courseID={courseID} />
        <WaysToLogIn
          courseID={courseID}
          instructor={instructor}
          onFirstLogin={setNewcomer}
          onLoggedIn={onLoggedIn}
        />
      </div>
      <LoginInstructions instructor={instructor} isForStaff={isForStaff} />
    </div>
  );
}
