import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import { useSession } from '../calls/session/session-queries.ts';
import { useIdleLogOut } from '../course-ui/frame/use-idle-log-out.ts';
import { AccountView } from '../features/account/settings/account-view.tsx';
import { SkeletonLines } from '../ui/loading/skeleton-lines.tsx';
import { LoginView } from './course-views.ts';

interface OwnAccountProps {
  readonly courseID: string;
  readonly course: StudentCourse;
}

const PURPOSE = 'Log in to change your password or see where you’re logged in.';

/** Your account, or the login in front of it. */
export function OwnAccount({ courseID, course }: OwnAccountProps) {
  const session = useSession(courseID);
  const idle = useIdleLogOut(courseID);
  if (session.isPending) return <SkeletonLines heading lines={[96, 100, 92]} />;
  return session.data?.isLoggedIn ? (
    <AccountView courseID={courseID} course={course} />
  ) : (
    <LoginView courseID={courseID} course={course} purpose={PURPOSE} {...idle} />
  );
}
