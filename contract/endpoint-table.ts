// Every endpoint of the product, once.
import { calendarApi } from './calendar-api.ts';
import { closingApi } from './closing-api.ts';
import { accountApi } from './account-api.ts';
import { adminApi } from './admin-api.ts';
import { adminCoursesApi } from './admin-courses-api.ts';
import { announcementsApi } from './announcements-api.ts';
import { answersApi } from './answers-api.ts';
import { checkApi } from './check-api.ts';
import { claimsApi } from './claims-api.ts';
import { classApi } from './class-api.ts';
import { consequencesApi } from './consequences-api.ts';
import { courseFilesApi } from './course-files-api.ts';
import { deskApi } from './desk-api.ts';
import { designApi } from './design-api.ts';
import type { EndpointAnswer, EndpointCall, EndpointInput } from './endpoint.ts';
import { exportApi } from './export-api.ts';
import { extensionsApi } from './extensions-api.ts';
import { gradesApi } from './grades-api.ts';
import { passagesApi } from './passages-api.ts';
import { handBackApi } from './hand-back-api.ts';
import { mailApi } from './mail-api.ts';
import { notificationsApi } from './notifications-api.ts';
import { pdfApi } from './pdf-api.ts';
import { presenceApi } from './presence-api.ts';
import { questionFilesApi } from './question-files-api.ts';
import { rolloverApi } from './rollover-api.ts';
import { designVersionsApi } from './design-versions-api.ts';
import { savedCommentsApi } from './saved-comments-api.ts';
import { secondReadingsApi } from './second-readings-api.ts';
import { securityLogApi } from './security-log-api.ts';
import { sessionApi } from './session-api.ts';
import { showNamesApi } from './show-names-api.ts';
import { signOnApi } from './sign-on-api.ts';
import { similarityApi } from './similarity-api.ts';
import { studentsApi } from './students-api.ts';
import { usersApi } from './users-api.ts';
import { workloadApi } from './workload-api.ts';

export const endpointTable = {
  ...sessionApi,
  ...accountApi,
  ...calendarApi,
  ...notificationsApi,
  ...announcementsApi,
  ...mailApi,
  ...securityLogApi,
  ...designVersionsApi,
  ...signOnApi,
  ...adminApi,
  ...adminCoursesApi,
  ...closingApi,
  ...designApi,
  ...courseFilesApi,
  ...consequencesApi,
  ...questionFilesApi,
  ...rolloverApi,
  ...answersApi,
  ...gradesApi,
  ...passagesApi,
  ...extensionsApi,
  ...handBackApi,
  ...presenceApi,
  ...deskApi,
  ...showNamesApi,
  ...secondReadingsApi,
  ...savedCommentsApi,
  ...exportApi,
  ...usersApi,
  ...claimsApi,
  ...classApi,
  ...studentsApi,
  ...workloadApi,
  ...checkApi,
  ...similarityApi,
  ...pdfApi,
};

type EndpointTable = typeof endpointTable;
export type EndpointName = keyof EndpointTable;
export type InputOf<Name extends EndpointName> = EndpointInput<Name, EndpointTable[Name]>;
export type CallOf<Name extends EndpointName> = EndpointCall<Name, EndpointTable[Name]>;
export type AnswerOf<Name extends EndpointName> = EndpointAnswer<EndpointTable[Name]>;
