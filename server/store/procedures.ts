// Every write of the product by its name. The SQLite writer thread imports this module; PostgreSQL runs it in place.

import { saveAnswers } from './answers-store.ts';
import { createCourse } from './courses-store.ts';
import { changeDesign } from './design-store.ts';
import { changeCustomDueDate, restoreGrades } from './grade-changes-store.ts';
import { addMissingGrades, deleteGrades, enterGrade } from './grade-entry-store.ts';
import { saveGrades } from './grades-store.ts';
import { renewNameKeys } from './name-keys-store.ts';
import { checkAdminPermission, checkPermission } from './permission-store.ts';
import { resetPassword } from './passwords-store.ts';
import { erasePerson } from './person-erasure-store.ts';
import { notePresence, sweepPresence } from './presence-store.ts';
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
import { setSetting, setSettingOnce } from './settings-store.ts';
import { beginSignOn, disconnectUser, enterBySignOn, takeSignOnAttempt } from './sign-on-store.ts';
import { beginCheck, cancelChecks, finishCheck, noteCheck } from './similarity-store.ts';
import { clearLoginFailures, reserveBeginning, reserveLoginAttempt } from './throttle-store.ts';
import { addUsers, assignStudents, deleteUser, editUser } from './users-store.ts';

export const procedures = {
  addMissingGrades,
  addUsers,
  assignStudents,
  beginCheck,
  beginSignOn,
  cancelChecks,
  changeCustomDueDate,
  changeDesign,
  checkAdminPermission,
  checkPermission,
  clearLoginFailures,
  closeAdminSession,
  closeAllAdminSessions,
  closeSession,
  closeSessionsOfUser,
  createCourse,
  deleteGrades,
  deleteUser,
  disconnectUser,
  editUser,
  enterBySignOn,
  enterGrade,
  erasePerson,
  finishCheck,
  noteCheck,
  notePresence,
  openAdminSession,
  openSession,
  renewNameKeys,
  replayAnswers,
  reserveBeginning,
  reserveLoginAttempt,
  resetPassword,
  restoreGrades,
  saveAnswers,
  saveGrades,
  setSetting,
  setSettingOnce,
  sweepLogins,
  sweepPresence,
  takeSignOnAttempt,
  touchAdminSession,
  touchSession,
};
