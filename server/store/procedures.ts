// Every write of the product by its name, from the records of the stores. The SQLite writer thread imports this module;
// PostgreSQL runs it in place.

import { addUsersProcedures } from './people/add-users-store.ts';
import { adminActsProcedures } from './admin/admin-acts-store.ts';
import { announcementsProcedures } from './notifications/announcements-store.ts';
import { answersProcedures } from './answers/answers-store.ts';
import { assignmentsProcedures } from './workload/assignments-store.ts';
import { calendarFeedsProcedures } from './schedule/calendar-feeds-store.ts';
import { claimsProcedures } from './login/claims-store.ts';
import { courseDeletionProcedures } from './courses/course-deletion-store.ts';
import { coursesProcedures } from './courses/courses-store.ts';
import { customDueDateProcedures } from './extensions/custom-due-date-store.ts';
import { designProcedures } from './design/design-store.ts';
import { extensionsProcedures } from './extensions/extensions-store.ts';
import { gradeEntryProcedures } from './grades/grade-entry-store.ts';
import { gradeRequestsProcedures } from './grade-requests/grade-requests-store.ts';
import { gradeRestoreProcedures } from './grades/grade-restore-store.ts';
import { gradesProcedures } from './grades/grades-store.ts';
import { handBacksProcedures } from './hand-backs/hand-backs-store.ts';
import { mailAddressesProcedures } from './notifications/mail-addresses-store.ts';
import { mailQueueProcedures } from './notifications/mail-queue-store.ts';
import { nameKeysProcedures } from './people/name-keys-store.ts';
import { newCourseProcedures } from './courses/new-course-store.ts';
import { noticesProcedures } from './notifications/notices-store.ts';
import { ownSessionsProcedures } from './login/own-sessions-store.ts';
import { passageCommentsProcedures } from './comments/passage-comments-store.ts';
import { passwordsProcedures } from './login/passwords-store.ts';
import { permissionProcedures } from './login/permission-store.ts';
import { personErasureProcedures } from './personal-data/person-erasure-store.ts';
import { personalDataProcedures } from './personal-data/personal-data-store.ts';
import { presenceProcedures } from './grading/presence-store.ts';
import { replayProcedures } from './replay-store.ts';
import { savedCommentsProcedures } from './comments/saved-comments-store.ts';
import { secondLookProcedures } from './extensions/second-look-store.ts';
import { secondReadingsProcedures } from './blind-grading/second-readings-store.ts';
import { securityLogProcedures } from './logs/security-log-store.ts';
import { sessionsProcedures } from './login/sessions-store.ts';
import { settingsProcedures } from './settings-store.ts';
import { showNamesProcedures } from './blind-grading/show-names-store.ts';
import { signOnProcedures } from './login/sign-on-store.ts';
import { similarityProcedures } from './similarity/similarity-store.ts';
import { throttleProcedures } from './login/throttle-store.ts';
import { usersProcedures } from './people/users-store.ts';

export const procedures = {
  ...addUsersProcedures,
  ...adminActsProcedures,
  ...announcementsProcedures,
  ...answersProcedures,
  ...assignmentsProcedures,
  ...calendarFeedsProcedures,
  ...claimsProcedures,
  ...courseDeletionProcedures,
  ...coursesProcedures,
  ...customDueDateProcedures,
  ...designProcedures,
  ...extensionsProcedures,
  ...gradeEntryProcedures,
  ...gradeRequestsProcedures,
  ...gradeRestoreProcedures,
  ...gradesProcedures,
  ...handBacksProcedures,
  ...mailAddressesProcedures,
  ...mailQueueProcedures,
  ...nameKeysProcedures,
  ...newCourseProcedures,
  ...noticesProcedures,
  ...ownSessionsProcedures,
  ...passageCommentsProcedures,
  ...passwordsProcedures,
  ...permissionProcedures,
  ...personErasureProcedures,
  ...personalDataProcedures,
  ...presenceProcedures,
  ...replayProcedures,
  ...savedCommentsProcedures,
  ...secondLookProcedures,
  ...secondReadingsProcedures,
  ...securityLogProcedures,
  ...sessionsProcedures,
  ...settingsProcedures,
  ...showNamesProcedures,
  ...signOnProcedures,
  ...similarityProcedures,
  ...throttleProcedures,
  ...usersProcedures,
};
