// One handler for every endpoint of the contract; one that is missing does not compile.
import type { Handlers } from '../http/handler.ts';
import { accountHandlers } from './account-handlers.ts';
import { adminCoursesHandlers } from './admin-courses-handlers.ts';
import { adminHandlers } from './admin-handlers.ts';
import { announcementsHandlers } from './announcements-handlers.ts';
import { answersHandlers } from './answers-handlers.ts';
import { calendarHandlers } from './calendar-handlers.ts';
import { checkHandlers } from './check-handlers.ts';
import { claimsHandlers } from './claims-handlers.ts';
import { classHandlers } from './class-handlers.ts';
import { closingHandlers } from './closing-handlers.ts';
import { consequencesHandlers } from './consequences-handlers.ts';
import { courseFilesHandlers } from './course-files-handlers.ts';
import { deskHandlers } from './desk-handlers.ts';
import { designHandlers } from './design-handlers.ts';
import { designVersionsHandlers } from './design-versions-handlers.ts';
import { exportHandlers } from './export-handlers.ts';
import { extensionsHandlers } from './extensions-handlers.ts';
import { gradesHandlers } from './grades-handlers.ts';
import { passagesHandlers } from './passages-handlers.ts';
import { handBackHandlers } from './hand-back-handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { noticesHandlers } from './notices-handlers.ts';
import { pdfHandlers } from './pdf-handlers.ts';
import { presenceHandlers } from './presence-handlers.ts';
import { questionFilesHandlers } from './question-files-handlers.ts';
import { rolloverHandlers } from './rollover-handlers.ts';
import { savedCommentsHandlers } from './saved-comments-handlers.ts';
import type { Services } from './services.ts';
import { secondReadingsHandlers } from './second-readings-handlers.ts';
import { securityLogHandlers } from './security-log-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { showNamesHandlers } from './show-names-handlers.ts';
import { signOnHandlers } from './sign-on-handlers.ts';
import { similarityHandlers } from './similarity-handlers.ts';
import { studentsHandlers } from './students-handlers.ts';
import { usersHandlers } from './users-handlers.ts';
import { workloadHandlers } from './workload-handlers.ts';

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
