// Every write of the product by its name, from the records of the stores. The SQLite writer thread imports this module;
// PostgreSQL runs it in place.

import { addUsersProcedures } from './add-users-store.ts';
import { adminActsProcedures } from './admin-acts-store.ts';
import { announcementsProcedures } from './announcements-store.ts';
import { answersProcedures } from './answers-store.ts';
import { assignmentsProcedures } from './assignments-store.ts';
import { calendarFeedsProcedures } from './calendar-feeds-store.ts';
import { claimsProcedures } from './claims-store.ts';
import { courseDeletionProcedures } from './course-deletion-store.ts';
import { coursesProcedures } from './courses-store.ts';
import { customDueDateProcedures } from './custom-due-date-store.ts';
import { designProcedures } from './design-store.ts';
import { extensionsProcedures } from './extensions-store.ts';
import { gradeEntryProcedures } from './grade-entry-store.ts';
import { gradeRequestsProcedures } from './grade-requests-store.ts';
import { gradeRestoreProcedures } from './grade-restore-store.ts';
import { gradesProcedures } from './grades-store.ts';
import { handBacksProcedures } from './hand-backs-store.ts';
import { mailAddressesProcedures } from './mail-addresses-store.ts';
import { mailQueueProcedures } from './mail-queue-store.ts';
import { nameKeysProcedures } from './name-keys-store.ts';
import { newCourseProcedures } from './new-course-store.ts';
import { noticesProcedures } from './notices-store.ts';
import { ownSessionsProcedures } from './own-sessions-store.ts';
import { passageCommentsProcedures } from './passage-comments-store.ts';
import { passwordsProcedures } from './passwords-store.ts';
import { permissionProcedures } from './permission-store.ts';
import { personErasureProcedures } from './person-erasure-store.ts';
import { personalDataProcedures } from './personal-data-store.ts';
import { presenceProcedures } from './presence-store.ts';
import { replayProcedures } from './replay-store.ts';
import { savedCommentsProcedures } from './saved-comments-store.ts';
import { secondLookProcedures } from './second-look-store.ts';
import { secondReadingsProcedures } from './second-readings-store.ts';
import { securityLogProcedures } from './security-log-store.ts';
import { sessionsProcedures } from './sessions-store.ts';
import { settingsProcedures } from './settings-store.ts';
import { showNamesProcedures } from './show-names-store.ts';
import { signOnProcedures } from './sign-on-store.ts';
import { similarityProcedures } from './similarity-store.ts';
import { throttleProcedures } from './throttle-store.ts';
import { usersProcedures } from './users-store.ts';

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
