import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import { useAccount } from '../../../calls/session/account-queries.ts';
import { courseTitle, documentTitle } from '../../../course-ui/views/course-title.ts';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { MailPart } from './mail-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import styles from './account-view.module.css';

interface AccountViewProps {
  readonly courseID: string;
  readonly course: StudentCourse;
}

/** Your own account in this course: the password, and where you are logged in. */
export function AccountView({ courseID, course }: AccountViewProps) {
  const account = useAccount(courseID);
  const title = courseTitle(course.settings, courseID);
  return (
    <>
      <div className={styles.introduction}>
        <ViewHeading documentTitle={documentTitle('Your account', title)}>Your account</ViewHeading>
        {account.data && (
          <p>
            {account.data.fullName} · netID {account.data.username}
          </p>
        )}
      </div>
      {account.data && (
        <div className={styles.parts}>
          {account.data.hasPassword && (
            <Panel heading="Password" headingId="account-password" className={styles.part}>
              <ChangePasswordForm courseID={courseID} username={account.data.username} />
            </Panel>
          )}
          <CalendarPart
            courseID={courseID}
            since={account.data.calendarSince}
            timeZone={course.settings.timeZone}
          />
          {account.data.offersMail && <MailPart courseID={courseID} />}
          <SessionsPart
            courseID={courseID}
            sessions={account.data.sessions}
            timeZone={course.settings.timeZone}
          />
        </div>
      )}
      {!account.data && !account.error && <SkeletonLines lines={[40, 60, 50, 60]} />}
      {!account.data && account.error && (
        <LoadFailure
          what="Couldn’t load your account."
          reason={account.error.message}
          isRetrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
    </>
  );
}
