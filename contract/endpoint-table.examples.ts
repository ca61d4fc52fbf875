// An example of every endpoint. One that is missing doesn't compile.
import { accountExamples } from './account-api.examples.ts';
import { adminCoursesExamples } from './admin-courses-api.examples.ts';
import { adminExamples } from './admin-api.examples.ts';
import { announcementsExamples } from './announcements-api.examples.ts';
import { answersExamples } from './answers-api.examples.ts';
import { calendarExamples } from './calendar-api.examples.ts';
import { checkExamples } from './check-api.examples.ts';
import { claimsExamples } from './claims-api.examples.ts';
import { classExamples } from './class-api.examples.ts';
import { closingExamples } from './closing-api.examples.ts';
import { consequencesExamples } from './consequences-api.examples.ts';
import { courseFilesExamples } from './course-files-api.examples.ts';
import { designExamples } from './design-api.examples.ts';
import { designVersionsExamples } from './design-versions-api.examples.ts';
import { deskExamples } from './desk-api.examples.ts';
import { exportExamples } from './export-api.examples.ts';
import { extensionsExamples } from './extensions-api.examples.ts';
import { gradesExamples } from './grades-api.examples.ts';
import { handBackExamples } from './hand-back-api.examples.ts';
import { mailExamples } from './mail-api.examples.ts';
import { noticesExamples } from './notifications-api.examples.ts';
import { passagesExamples } from './passages-api.examples.ts';
import { pdfExamples } from './pdf-api.examples.ts';
import { presenceExamples } from './presence-api.examples.ts';
import { questionFilesExamples } from './question-files-api.examples.ts';
import { rolloverExamples } from './rollover-api.examples.ts';
import { savedCommentsExamples } from './saved-comments-api.examples.ts';
import { secondReadingsExamples } from './second-readings-api.examples.ts';
import { securityLogExamples } from './security-log-api.examples.ts';
import { sessionExamples } from './session-api.examples.ts';
import { showNamesExamples } from './show-names-api.examples.ts';
import { signOnExamples } from './sign-on-api.examples.ts';
import { similarityExamples } from './similarity-api.examples.ts';
import { studentsExamples } from './students-api.examples.ts';
import { usersExamples } from './users-api.examples.ts';
import { workloadExamples } from './workload-api.examples.ts';
import type { EndpointName } from './endpoint-table.ts';
import type { Example, Seed } from './endpoint.examples.ts';

export const exampleTable: { readonly [Name in EndpointName]: Example<Name> } = {
  ...sessionExamples,
  ...accountExamples,
  ...calendarExamples,
  ...noticesExamples,
  ...announcementsExamples,
  ...mailExamples,
  ...securityLogExamples,
  ...designVersionsExamples,
  ...signOnExamples,
  ...adminExamples,
  ...adminCoursesExamples,
  ...closingExamples,
  ...designExamples,
  ...courseFilesExamples,
  ...consequencesExamples,
  ...questionFilesExamples,
  ...rolloverExamples,
  ...answersExamples,
  ...gradesExamples,
  ...passagesExamples,
  ...extensionsExamples,
  ...handBackExamples,
  ...presenceExamples,
  ...deskExamples,
  ...showNamesExamples,
  ...secondReadingsExamples,
  ...savedCommentsExamples,
  ...exportExamples,
  ...usersExamples,
  ...claimsExamples,
  ...classExamples,
  ...studentsExamples,
  ...workloadExamples,
  ...checkExamples,
  ...similarityExamples,
  ...pdfExamples,
};

/** The requests that the fuzzer changes; an example without any has a single one without input. */
export function seedsOf(name: EndpointName): readonly Seed[] {
  return exampleTable[name].seeds ?? [{}];
}
