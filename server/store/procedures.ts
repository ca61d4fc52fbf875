// Every write of the product by its name. The SQLite writer thread imports this module; PostgreSQL runs it in place.

import { sendAnnouncement, withdrawAnnouncement } from './announcements-store.ts';
import { addUsers } from './add-users-store.ts';
import { saveAnswers } from './answers-store.ts';
import { assignStudents, moveStudents } from './assignments-store.ts';
import { addInstructors, renameCourse } from './admin-acts-store.ts';
import {
  chooseStudentClaims,
  openGrant,
  renewClaim,
  resetToClaim,
  startMissingClaims,
} from './claims-store.ts';
import { sweepCourses } from './course-deletion-store.ts';
import {
  archiveCourse,
  closeCourse,
  createCourse,
  keepCourse,
  keepPersonalData,
} from './courses-store.ts';
import { changeDesign } from './design-store.ts';
import { changeCustomDueDate } from './custom-due-date-store.ts';
import { giveExtension } from './extensions-store.ts';
import { restoreGrades } from './grade-restore-store.ts';
import { addMissingGrades, deleteGrades, enterGrade } from './grade-entry-store.ts';
import { changeRequest, writeRequestMessage } from './grade-requests-store.ts';
import { saveGrades } from './grades-store.ts';
import { deletePassageComment, savePassageComment } from './passage-comments-store.ts';
import { handBack } from './hand-backs-store.ts';
import { saveSecondReading } from './second-readings-store.ts';
import {
  adoptMailAddress,
  askMailAddress,
  confirmMailAddress,
  removeMailAddress,
  setMailKinds,
  unsubscribe,
} from './mail-addresses-store.ts';
import { claimMail, failMail, finishMail, queueDigest } from './mail-queue-store.ts';
import { renewNameKeys } from './name-keys-store.ts';
import { countFeedGuess, endCalendarFeed, renewCalendarFeed } from './calendar-feeds-store.ts';
import { markNoticesSeen } from './notices-store.ts';
import { endOtherSessions } from './own-sessions-store.ts';
import { createCourseFromDesign } from './new-course-store.ts';
import { checkAdminPermission, checkCourseState, checkPermission } from './permission-store.ts';
import { resetPassword } from './passwords-store.ts';
import { noteRetention, sweepPersonalData } from './personal-data-store.ts';
import { erasePerson } from './person-erasure-store.ts';
import { notePresence } from './presence-store.ts';
import { replayAnswers } from './replay-store.ts';
import {
  closeAdminSession,
  closeAllAdminSessions,
  closeSession,
  closeSessionsOfUser,
  openAdminSession,
  openSession,
  sweepLogins,
  touchAdminSession,
  touchSession,
} from './sessions-store.ts';
import {
  countCommentUses,
  deleteComment,
  importComments,
  orderComments,
  saveComment,
} from './saved-comments-store.ts';
import { recordSecurityEvent } from './security-log-store.ts';
import { confirmGrades } from './second-look-store.ts';
import { setSetting, setSettingOnce } from './settings-store.ts';
import { showNames } from './show-names-store.ts';
import { beginSignOn, disconnectUser, enterBySignOn, takeSignOnAttempt } from './sign-on-store.ts';
import { beginCheck, cancelChecks, finishCheck, noteCheck } from './similarity-store.ts';
import {
  clearLoginFailures,
  recordFailedLogin,
  reserveBeginning,
  reserveLoginAttempt,
} from './throttle-store.ts';
import { deleteUser, editUser } from './users-store.ts';

export const procedures = {
  addInstructors,
  addMissingGrades,
  addUsers,
  archiveCourse,
  assignStudents,
  beginCheck,
  beginSignOn,
  cancelChecks,
  changeCustomDueDate,
  changeDesign,
  changeRequest,
  checkAdminPermission,
  checkCourseState,
  checkPermission,
  chooseStudentClaims,
  clearLoginFailures,
  closeAdminSession,
  closeAllAdminSessions,
  closeCourse,
  closeSession,
  closeSessionsOfUser,
  countCommentUses,
  confirmGrades,
  countFeedGuess,
  createCourse,
  createCourseFromDesign,
  deleteComment,
  deleteGrades,
  deletePassageComment,
  deleteUser,
  disconnectUser,
  editUser,
  endCalendarFeed,
  endOtherSessions,
  enterBySignOn,
  enterGrade,
  erasePerson,
  finishCheck,
  importComments,
  giveExtension,
  handBack,
  keepCourse,
  keepPersonalData,
  moveStudents,
  noteCheck,
  notePresence,
  openAdminSession,
  openGrant,
  openSession,
  orderComments,
  recordFailedLogin,
  recordSecurityEvent,
  renameCourse,
  renewCalendarFeed,
  renewClaim,
  renewNameKeys,
  replayAnswers,
  reserveBeginning,
  reserveLoginAttempt,
  resetPassword,
  resetToClaim,
  restoreGrades,
  saveAnswers,
  saveComment,
  saveGrades,
  savePassageComment,
  saveSecondReading,
  setSetting,
  setSettingOnce,
  showNames,
  noteRetention,
  sweepCourses,
  sweepPersonalData,
  startMissingClaims,
  sweepLogins,
  takeSignOnAttempt,
  touchAdminSession,
  touchSession,
  writeRequestMessage,
  adoptMailAddress,
  askMailAddress,
  claimMail,
  confirmMailAddress,
  failMail,
  finishMail,
  markNoticesSeen,
  queueDigest,
  removeMailAddress,
  sendAnnouncement,
  setMailKinds,
  unsubscribe,
  withdrawAnnouncement,
};
