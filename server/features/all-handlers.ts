// One handler for every endpoint of the contract; one that is missing does not compile.
import type { Handlers } from '../http/handler.ts';
import { accountHandlers } from './login/account-handlers.ts';
import { adminCoursesHandlers } from './admin/admin-courses-handlers.ts';
import { adminHandlers } from './admin/admin-handlers.ts';
import { announcementsHandlers } from './notifications/announcements-handlers.ts';
import { answersHandlers } from './answers/answers-handlers.ts';
import { calendarHandlers } from './schedule/calendar-handlers.ts';
import { checkHandlers } from './design/check-handlers.ts';
import { claimsHandlers } from './login/claims-handlers.ts';
import { classHandlers } from './class/class-handlers.ts';
import { closingHandlers } from './courses/closing-handlers.ts';
import { consequencesHandlers } from './consequences/consequences-handlers.ts';
import { courseFilesHandlers } from './files/course-files-handlers.ts';
import { deskHandlers } from './grading/desk-handlers.ts';
import { designHandlers } from './design/design-handlers.ts';
import { designVersionsHandlers } from './design/design-versions-handlers.ts';
import { exportHandlers } from './files/export-handlers.ts';
import { extensionsHandlers } from './extensions/extensions-handlers.ts';
import { gradesHandlers } from './grades/grades-handlers.ts';
import { passagesHandlers } from './comments/passages-handlers.ts';
import { handBackHandlers } from './hand-backs/hand-back-handlers.ts';
import { mailHandlers } from './notifications/mail-handlers.ts';
import { noticesHandlers } from './notifications/notices-handlers.ts';
import { pdfHandlers } from './files/pdf-handlers.ts';
import { presenceHandlers } from './grading/presence-handlers.ts';
import { questionFilesHandlers } from './files/question-files-handlers.ts';
import { rolloverHandlers } from './courses/rollover-handlers.ts';
import { savedCommentsHandlers } from './comments/saved-comments-handlers.ts';
import type { Services } from './services.ts';
import { secondReadingsHandlers } from './blind-grading/second-readings-handlers.ts';
import { securityLogHandlers } from './logs/security-log-handlers.ts';
import { sessionHandlers } from './login/session-handlers.ts';
import { showNamesHandlers } from './blind-grading/show-names-handlers.ts';
import { signOnHandlers } from './login/sign-on-handlers.ts';
import { similarityHandlers } from './similarity/similarity-handlers.ts';
import { studentsHandlers } from './people/students-handlers.ts';
import { usersHandlers } from './people/users-handlers.ts';
import { workloadHandlers } from './workload/workload-handlers.ts';

/** Every handler of the product. */
export function allHandlers(services: Services): Handlers {
  return {
    ...sessionHandlers(services),
    ...accountHandlers(services),
    ...calendarHandlers(services),
    ...noticesHandlers(services),
    ...announcementsHandlers(services),
    ...mailHandlers(services),
    ...closingHandlers(services),
    ...securityLogHandlers(services),
    ...signOnHandlers(services),
    ...adminHandlers(services),
    ...adminCoursesHandlers(services),
    ...designHandlers(services),
    ...designVersionsHandlers(services),
    ...courseFilesHandlers(services),
    ...consequencesHandlers(services),
    ...questionFilesHandlers(services),
    ...rolloverHandlers(services),
    ...answersHandlers(services),
    ...gradesHandlers(services),
    ...passagesHandlers(services),
    ...extensionsHandlers(services),
    ...handBackHandlers(services),
    ...presenceHandlers(services),
    ...deskHandlers(services),
    ...showNamesHandlers(),
    ...secondReadingsHandlers(services),
    ...savedCommentsHandlers(services),
    ...exportHandlers(services),
    ...usersHandlers(services),
    ...claimsHandlers(services),
    ...classHandlers(services),
    ...studentsHandlers(services),
    ...workloadHandlers(services),
    ...checkHandlers(services),
    ...similarityHandlers(services),
    ...pdfHandlers(services),
  };
}
