// Who may call which endpoint about whom: written by hand from the decisions on access, not computed from the code
// that it checks.
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';

// ta is tess, the TA of sue; otherTa is Tom. The stranger has only a session of another course. firstLogin has the
// grant of una, who must choose a password before anything else; removed has the session of a deleted person.
export const ROLES = [
  'nobody',
  'stranger',
  'guest',
  'student',
  'ta',
  'otherTa',
  'instructor',
  'admin',
  'firstLogin',
  'removed',
] as const;
export type Role = (typeof ROLES)[number];

export const USERNAMES: Readonly<Record<Role, string>> = {
  nobody: 'sam',
  stranger: 'sam',
  guest: 'gus',
  student: 'sam',
  ta: 'tess',
  otherTa: 'tom',
  instructor: 'ina',
  admin: 'sam',
  firstLogin: 'una',
  removed: 'rita',
};

// The application has no sign-on here, so nothing is at its addresses; sign-on-access.test.ts calls them with it.
// self: the caller, or sam if there is none. sue: a student of tess. unknown: no such user. -: about nobody.
const TABLE = `
                                                       |         | nobody stranger guest student ta  otherTa instructor admin firstLogin removed
POST /api/authenticate/{courseID}                      | -       | 200    200      200   200     200 200     200        200   200        200
GET /api/authenticate/fullname/{courseID}/{username}   | self    | 401    401      200   200     200 200     200        401   401        401
GET /api/authenticate/fullname/{courseID}/{username}   | sue     | 401    401      403   403     200 200     200        401   401        401
GET /api/authenticate/fullname/{courseID}/{username}   | unknown | 401    401      403   403     404 404     404        401   401        401
GET /api/authenticate/status/{courseID}/{username}     | self    | 401    401      200   200     200 200     200        401   401        401
GET /api/authenticate/status/{courseID}/{username}     | sue     | 401    401      403   403     200 200     200        401   401        401
GET /api/authenticate/status/{courseID}/{username}     | unknown | 401    401      403   403     404 404     404        401   401        401
POST /api/reset-password/{courseID}                    | self    | 401    401      200   200     200 200     200        401   200        401
POST /api/reset-password/{courseID}                    | sue     | 401    401      403   403     403 403     403        401   403        401
POST /api/reset-password/{courseID}                    | unknown | 401    401      403   403     403 403     403        401   403        401
GET /api/session/{courseID}                            | -       | 200    200      200   200     200 200     200        200   200        200
POST /api/logout/{courseID}                            | -       | 200    200      200   200     200 200     200        200   200        200
GET /api/account/{courseID}                            | -       | 401    401      200   200     200 200     200        401   401        401
POST /api/account/password/{courseID}                  | -       | 401    401      200   200     200 200     200        401   401        401
POST /api/account/end-sessions/{courseID}              | -       | 401    401      200   200     200 200     200        401   401        401
GET /api/security-log/{courseID}                       | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/sign-on/{courseID}                            | -       | 404    404      404   404     404 404     404        404   404        404
GET /api/sign-on/callback                              | -       | 404    404      404   404     404 404     404        404   404        404
DELETE /api/sign-on/{courseID}/{username}              | self    | 401    401      403   403     403 403     200        401   401        401
DELETE /api/sign-on/{courseID}/{username}              | sue     | 401    401      403   403     403 403     200        401   401        401
DELETE /api/sign-on/{courseID}/{username}              | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/calendar/{courseID}/{secret}                  | -       | 404    404      404   404     404 404     404        404   404        404
POST /api/account/calendar/{courseID}                  | -       | 401    401      200   200     200 200     200        401   401        401
POST /api/account/end-calendar/{courseID}              | -       | 401    401      200   200     200 200     200        401   401        401
GET /api/notices/{courseID}                            | -       | 401    401      200   200     200 200     200        401   401        401
GET /api/noticeCount/{courseID}                        | -       | 401    401      200   200     200 200     200        401   401        401
POST /api/notices/seen/{courseID}                      | -       | 401    401      200   200     200 200     200        401   401        401
GET /api/announcements/{courseID}                      | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/announcements/{courseID}                     | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/announcements/withdraw/{courseID}            | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/account/mail/{courseID}                       | -       | 401    401      200   200     200 200     200        401   401        401
POST /api/account/mail/{courseID}                      | -       | 401    401      200   200     200 200     200        401   401        401
POST /api/account/mail-confirm/{courseID}              | -       | 401    401      400   400     400 400     400        401   401        401
POST /api/account/mail-kinds/{courseID}                | -       | 401    401      200   200     200 200     200        401   401        401
POST /api/account/end-mail/{courseID}                  | -       | 401    401      200   200     200 200     200        401   401        401
GET /api/unsubscribe/{courseID}/{secret}               | -       | 404    404      404   404     404 404     404        404   404        404
POST /api/unsubscribe/{courseID}/{secret}              | -       | 404    404      404   404     404 404     404        404   404        404
GET /api/courseClosing/{courseID}                      | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/courseClosing/{courseID}                     | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/installation                                  | -       | 200    200      200   200     200 200     200        200   200        200
POST /api/admin/login                                  | -       | 200    200      200   200     200 200     200        200   200        200
POST /api/admin/logout                                 | -       | 200    200      200   200     200 200     200        200   200        200
GET /api/admin/session                                 | -       | 200    200      200   200     200 200     200        200   200        200
GET /api/designVersions/{courseID}                     | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/designVersions/changes/{courseID}             | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/designVersions/design/{courseID}              | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/designVersions/release-notes/{courseID}       | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/admin/security-log                            | -       | 401    401      401   401     401 401     401        200   401        401
POST /api/admin/create-course                          | -       | 401    401      401   401     401 401     401        200   401        401
GET /api/courseFile/{courseID}                         | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/courseFile/read/{courseID}                   | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/otherCourses/{courseID}                       | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/otherCourses/design/{courseID}                | -       | 401    401      403   403     403 403     403        401   401        401
POST /api/admin/import-course                          | -       | 401    401      401   401     401 401     401        200   401        401
POST /api/admin/reset-instructor/{courseID}            | -       | 401    401      401   401     401 401     401        200   401        401
GET /api/admin/courses                                 | -       | 401    401      401   401     401 401     401        200   401        401
POST /api/admin/rename-course/{courseID}               | -       | 401    401      401   401     401 401     401        200   401        401
POST /api/admin/add-instructor/{courseID}              | -       | 401    401      401   401     401 401     401        200   401        401
POST /api/admin/archive-course/{courseID}              | -       | 401    401      401   401     401 401     401        200   401        401
POST /api/admin/keep-personal-data/{courseID}          | -       | 401    401      401   401     401 401     401        400   401        401
POST /api/admin/delete-course/{courseID}               | -       | 401    401      401   401     401 401     401        200   401        401
POST /api/admin/keep-course/{courseID}                 | -       | 401    401      401   401     401 401     401        200   401        401
GET /api/courseDesign/{courseID}                       | -       | 200    200      200   200     200 200     200        200   200        200
POST /api/showNames/{courseID}                         | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/secondReadings/{courseID}                     | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/secondReadings/work/{courseID}                | -       | 401    401      403   403     404 404     404        401   401        401
POST /api/secondReadings/save/{courseID}               | -       | 401    401      403   403     404 404     404        401   401        401
GET /api/readingAgreement/{courseID}                   | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/answerCounts/{courseID}                       | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/questionTemplate/{courseID}                   | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/questionFile/{courseID}                      | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/useAgain/{courseID}                           | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/publicHolidays/{courseID}                     | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/useAgain/{courseID}                          | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/courseDesign/update/{courseID}               | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/courseDesign/remove/{courseID}               | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/courseDesign/delete/{courseID}               | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/designConsequences/{courseID}                | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/studentAnswers/{courseID}/{username}          | self    | 401    401      200   200     200 200     200        401   401        401
GET /api/studentAnswers/{courseID}/{username}          | sue     | 401    401      403   403     200 403     200        401   401        401
GET /api/studentAnswers/{courseID}/{username}          | unknown | 401    401      403   403     403 403     404        401   401        401
POST /api/studentAnswers/update/{courseID}             | self    | 401    401      200   200     403 403     403        401   401        401
POST /api/studentAnswers/update/{courseID}             | sue     | 401    401      403   403     403 403     403        401   401        401
POST /api/studentAnswers/update/{courseID}             | unknown | 401    401      403   403     403 403     403        401   401        401
GET /api/studentAnswersHistory/{courseID}/{username}   | self    | 401    401      200   200     200 200     200        401   401        401
GET /api/studentAnswersHistory/{courseID}/{username}   | sue     | 401    401      403   403     200 403     200        401   401        401
GET /api/studentAnswersHistory/{courseID}/{username}   | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/examAnswers/{courseID}/{username}             | self    | 401    401      200   200     200 200     200        401   401        401
GET /api/examAnswers/{courseID}/{username}             | sue     | 401    401      403   403     200 403     200        401   401        401
GET /api/examAnswers/{courseID}/{username}             | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/studentGrades/{courseID}                      | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/studentGrades/{courseID}/{username}           | self    | 401    401      403   200     403 403     200        401   401        401
GET /api/studentGrades/{courseID}/{username}           | sue     | 401    401      403   403     200 403     200        401   401        401
GET /api/studentGrades/{courseID}/{username}           | unknown | 401    401      403   403     403 403     404        401   401        401
POST /api/studentGrades/update/{courseID}              | self    | 401    401      403   403     403 403     400        401   401        401
POST /api/studentGrades/update/{courseID}              | sue     | 401    401      403   403     200 403     200        401   401        401
POST /api/studentGrades/update/{courseID}              | unknown | 401    401      403   403     403 403     404        401   401        401
DELETE /api/studentGrades/delete/{courseID}            | self    | 401    401      403   403     403 403     200        401   401        401
DELETE /api/studentGrades/delete/{courseID}            | sue     | 401    401      403   403     200 403     200        401   401        401
DELETE /api/studentGrades/delete/{courseID}            | unknown | 401    401      403   403     403 403     404        401   401        401
POST /api/passageComments/update/{courseID}            | self    | 401    401      403   403     403 403     400        401   401        401
POST /api/passageComments/update/{courseID}            | sue     | 401    401      403   403     200 403     200        401   401        401
POST /api/passageComments/update/{courseID}            | unknown | 401    401      403   403     403 403     404        401   401        401
DELETE /api/passageComments/delete/{courseID}          | self    | 401    401      403   403     403 403     200        401   401        401
DELETE /api/passageComments/delete/{courseID}          | sue     | 401    401      403   403     200 403     200        401   401        401
DELETE /api/passageComments/delete/{courseID}          | unknown | 401    401      403   403     403 403     404        401   401        401
POST /api/studentGrades/open/{courseID}                | self    | 401    401      403   403     403 403     400        401   401        401
POST /api/studentGrades/open/{courseID}                | sue     | 401    401      403   403     200 403     200        401   401        401
POST /api/studentGrades/open/{courseID}                | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/dueDateImpact/{courseID}/{evaluationId}       | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/gradeHistory/{courseID}                       | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/switchedGrades/{courseID}                     | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/studentGrades/restore/{courseID}             | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/accommodations/{courseID}                     | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/extensions/preview/{courseID}                | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/extensions/{courseID}                        | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/studentGrades/confirm/{courseID}             | self    | 401    401      403   403     403 403     200        401   401        401
POST /api/studentGrades/confirm/{courseID}             | sue     | 401    401      403   403     200 403     200        401   401        401
POST /api/studentGrades/confirm/{courseID}             | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/handBacks/{courseID}                          | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/handBacks/{courseID}                         | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/handedBack/{courseID}/{username}              | self    | 401    401      403   200     403 403     200        401   401        401
GET /api/handedBack/{courseID}/{username}              | sue     | 401    401      403   403     200 403     200        401   401        401
GET /api/handedBack/{courseID}/{username}              | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/gradeRequests/{courseID}                      | -       | 401    401      403   403     200 200     200        401   401        401
POST /api/gradeRequests/{courseID}                     | self    | 401    401      403   400     403 403     400        401   401        401
POST /api/gradeRequests/{courseID}                     | sue     | 401    401      403   403     400 403     400        401   401        401
POST /api/gradeRequests/{courseID}                     | unknown | 401    401      403   403     403 403     404        401   401        401
POST /api/gradeRequests/change/{courseID}              | self    | 401    401      403   403     403 403     400        401   401        401
POST /api/gradeRequests/change/{courseID}              | sue     | 401    401      403   403     400 403     400        401   401        401
POST /api/gradeRequests/change/{courseID}              | unknown | 401    401      403   403     403 403     404        401   401        401
POST /api/gradingPresence/{courseID}                   | self    | 401    401      403   403     403 403     200        401   401        401
POST /api/gradingPresence/{courseID}                   | sue     | 401    401      403   403     200 403     200        401   401        401
POST /api/gradingPresence/{courseID}                   | unknown | 401    401      403   403     403 403     404        401   401        401
POST /api/gradingDesk/{courseID}                       | self    | 401    401      403   403     403 403     404        401   401        401
POST /api/gradingDesk/{courseID}                       | sue     | 401    401      403   403     200 403     200        401   401        401
POST /api/gradingDesk/{courseID}                       | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/gradingPass/{courseID}                        | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/savedComments/{courseID}                      | -       | 401    401      403   403     200 200     200        401   401        401
POST /api/savedComments/save/{courseID}                | -       | 401    401      403   403     200 200     200        401   401        401
POST /api/savedComments/delete/{courseID}              | -       | 401    401      403   403     200 200     200        401   401        401
POST /api/savedComments/order/{courseID}               | -       | 401    401      403   403     200 200     200        401   401        401
POST /api/savedComments/import/{courseID}              | -       | 401    401      403   403     200 200     200        401   401        401
POST /api/savedComments/uses/{courseID}                | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/gradesExport/{courseID}                       | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/users/{courseID}                              | -       | 401    401      403   403     403 403     200        401   401        401
PUT /api/users/{courseID}/{username}                   | self    | 401    401      403   403     403 403     200        401   401        401
PUT /api/users/{courseID}/{username}                   | sue     | 401    401      403   403     403 403     200        401   401        401
PUT /api/users/{courseID}/{username}                   | unknown | 401    401      403   403     403 403     404        401   401        401
DELETE /api/users/{courseID}/{username}                | self    | 401    401      403   403     403 403     403        401   401        401
DELETE /api/users/{courseID}/{username}                | sue     | 401    401      403   403     403 403     200        401   401        401
DELETE /api/users/{courseID}/{username}                | unknown | 401    401      403   403     403 403     404        401   401        401
POST /api/users/{courseID}/add                         | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/users/{courseID}/batch-add                   | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/users/{courseID}/assign                      | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/users/{courseID}/move                        | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/users/{courseID}/renew                       | self    | 401    401      403   403     403 403     200        401   401        401
POST /api/users/{courseID}/renew                       | sue     | 401    401      403   403     403 403     200        401   401        401
POST /api/users/{courseID}/renew                       | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/firstLogins/{courseID}                        | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/firstLogins/{courseID}                       | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/students/{courseID}                           | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/gradingPlace/{courseID}/{username}            | self    | 401    401      403   403     403 403     404        401   401        401
GET /api/gradingPlace/{courseID}/{username}            | sue     | 401    401      403   403     200 403     200        401   401        401
GET /api/gradingPlace/{courseID}/{username}            | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/findStudents/{courseID}                       | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/wordCounts/{courseID}                         | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/weeklyWords/{courseID}/{username}             | self    | 401    401      200   200     200 200     200        401   401        401
GET /api/weeklyWords/{courseID}/{username}             | sue     | 401    401      403   403     200 403     200        401   401        401
GET /api/weeklyWords/{courseID}/{username}             | unknown | 401    401      403   403     403 403     404        401   401        401
GET /api/classWeeklyWords/{courseID}                   | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/statistics/{courseID}                         | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/gradeSpread/{courseID}                        | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/criteriaStatistics/{courseID}                 | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/workload/{courseID}                           | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/waiting/{courseID}                            | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/changedWork/{courseID}                        | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/gradingProgress/{courseID}                    | -       | 401    401      403   403     200 200     200        401   401        401
GET /api/courseCheck/{courseID}                        | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/similarity/start/{courseID}                  | -       | 401    401      403   403     403 403     200        401   401        401
POST /api/similarity/cancel/{courseID}                 | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/similarity/{courseID}                         | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/similarity/pairs/{courseID}                   | -       | 401    401      403   403     403 403     200        401   401        401
GET /api/similarity/pair/{courseID}                    | -       | 401    401      403   403     403 403     404        401   401        401
POST /api/generate-pdf                                 | -       | 401    200      200   200     200 200     200        401   401        401
`;

export interface AccessRow {
  readonly endpoint: EndpointName;
  readonly target: 'self' | 'sue' | 'unknown' | '-';
  readonly expected: Readonly<Record<Role, number>>;
}

export const ROWS: readonly AccessRow[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [endpoint = '', target = '', statuses = ''] = line.split('|').map((cell) => cell.trim());
    const numbers = statuses.split(/\s+/).map(Number);
    const expected = Object.fromEntries(ROLES.map((role, place) => [role, numbers[place]]));
    return { endpoint, target, expected } as unknown as AccessRow;
  });
