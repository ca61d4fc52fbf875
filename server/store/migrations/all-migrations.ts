// Every migration in its order.

import { firstTables } from './0001-first-tables.ts';
import { gradingPresence } from './0002-grading-presence.ts';
import { similarityChecks } from './0003-similarity-checks.ts';
import { auditByEvaluation } from './0004-audit-by-evaluation.ts';
import { designHistory } from './0005-design-history.ts';
import { answersCounted } from './0006-answers-counted.ts';
import { olderAuditEntries } from './0007-older-audit-entries.ts';
import { usersOfTa } from './0008-users-of-ta.ts';
import { studentsByName } from './0009-students-by-name.ts';
import { namesInBrackets } from './0010-names-in-brackets.ts';
import { indexesOnRequest } from './0011-indexes-on-request.ts';
import { contradictionsOff } from './0012-contradictions-off.ts';
import { securityLog } from './0013-security-log.ts';
import { accountClaims } from './0014-account-claims.ts';
import { signOn } from './0015-sign-on.ts';
import { courseStates } from './0016-course-states.ts';
import { formerPeople } from './0017-former-people.ts';
import { designVersions } from './0018-design-versions.ts';
import { closedCourses } from './0019-closed-courses.ts';
import { passageComments } from './0020-passage-comments.ts';
import { criterionLevels } from './0021-criterion-levels.ts';
import { savedComments } from './0022-saved-comments.ts';
import { accommodations } from './0023-accommodations.ts';
import { handBacks } from './0024-hand-backs.ts';
import { noticesAndMail } from './0025-notices-and-mail.ts';
import { secondReadings } from './0026-second-readings.ts';
import { people } from './0027-people.ts';
import { readMoments } from './0028-read-moments.ts';
import { optionChanges } from './0029-option-changes.ts';
import { logMentions } from './0030-log-mentions.ts';
import { nullForNothing } from './0031-null-for-nothing.ts';
import { separateTables } from './0032-separate-tables.ts';
import { handBacksInOnePlace } from './0033-hand-backs-in-one-place.ts';
import type { Migration } from './migration.ts';

export const allMigrations: readonly Migration[] = [
  firstTables,
  gradingPresence,
  similarityChecks,
  auditByEvaluation,
  designHistory,
  answersCounted,
  olderAuditEntries,
  usersOfTa,
  studentsByName,
  namesInBrackets,
  indexesOnRequest,
  contradictionsOff,
  securityLog,
  accountClaims,
  signOn,
  courseStates,
  formerPeople,
  designVersions,
  closedCourses,
  passageComments,
  criterionLevels,
  savedComments,
  accommodations,
  handBacks,
  noticesAndMail,
  secondReadings,
  people,
  readMoments,
  optionChanges,
  logMentions,
  nullForNothing,
  separateTables,
  handBacksInOnePlace,
];

/** The schema version that this program works with. */
export const SCHEMA_VERSION = allMigrations.at(-1)?.version ?? 0;
