// One call for every endpoint that succeeds in the test course for a caller with permission.
import type { CallOf, EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { writeCourseFile } from '../course-files/write-course-file.ts';
import { type AccessRow, type Role, USERNAMES } from './access-table.ts';
import type { CallParts } from './test-client.ts';

export const ADMIN_PASSWORD = 'the admin password';

const item = { dataType: 'courseTitle', dataID: '0', dataText: 'Changed' };
const savedComment = { id: 'c1', list: 'mine', expectedVersion: 0 } as const;
const grade = { evaluationDataID: 'OPEN', gradingType: 'comments', comment: 'Well argued.' };
const extension = { kind: 'days', evaluationDataID: 'OPEN', days: 3 } as const;
const answer = { questionID: 'duty1', questionEssayAnswer: 'An essay.' };

/** A body with which the endpoint answers 200 to a caller with permission. */
const BODIES: {
  readonly [Name in EndpointName]?: (
    about: string,
    self: string,
    course: string,
  ) => CallOf<Name>['body'];
} = {
  'POST /api/authenticate/{courseID}': () => ({ username: 'una', password: 'una' }),
  'POST /api/reset-password/{courseID}': (username) => ({
    username,
    newPassword: 'new secret',
    currentPassword: username,
  }),
  'POST /api/account/password/{courseID}': (_about, self) => ({
    currentPassword: self,
    newPassword: 'new secret',
  }),
  'POST /api/account/end-sessions/{courseID}': () => ({}),
  'POST /api/logout/{courseID}': () => ({ everywhere: true }),
  'POST /api/admin/login': () => ({ password: ADMIN_PASSWORD }),
  'POST /api/admin/create-course': () => ({
    courseID: `made-${Math.random().toString(36).slice(2)}`,
    instructorFullName: 'New Instructor',
    instructorUserID: 'newi',
  }),
  'POST /api/admin/reset-instructor/{courseID}': () => ({ username: 'ina' }),
  'POST /api/users/{courseID}/renew': (username) => ({ username }),
  'POST /api/firstLogins/{courseID}': () => ({ students: 'netID' }),
  'POST /api/admin/rename-course/{courseID}': () => ({ title: 'Philosophy 102' }),
  'POST /api/admin/add-instructor/{courseID}': () => ({
    instructorFullName: 'New Instructor',
    instructorUserID: 'newi',
  }),
  'POST /api/useAgain/{courseID}': () => ({
    newCourseID: `again-${Math.random().toString(36).slice(2)}`,
    title: 'Again',
    plan: { startDate: '2027-01-12', endDate: '2027-05-06', meetingDays: ['Tuesday', 'Thursday'] },
    tas: ['tess'],
  }),
  'POST /api/admin/archive-course/{courseID}': () => ({ isArchived: true }),
  'POST /api/notices/seen/{courseID}': () => ({ until: 1_700_000_000_000 }),
  'POST /api/announcements/{courseID}': () => ({
    id: Math.random().toString(36).slice(2),
    title: 'New room',
    text: 'We meet in room 12.',
    audience: { kind: 'everyone' },
  }),
  'POST /api/announcements/withdraw/{courseID}': () => ({ id: 'none' }),
  'POST /api/account/mail/{courseID}': () => ({ address: 'somebody@example.edu' }),
  'POST /api/account/mail-confirm/{courseID}': () => ({ secret: 'wrong' }),
  'POST /api/account/mail-kinds/{courseID}': () => ({ off: ['announcement'] }),
  'POST /api/courseClosing/{courseID}': () => ({ isClosed: true }),
  'POST /api/admin/keep-personal-data/{courseID}': () => ({ until: '2030-01-31' }),
  'POST /api/admin/delete-course/{courseID}': (_about, _self, course) => ({ confirmation: course }),
  'POST /api/courseDesign/update/{courseID}': () => ({ designData: [item] }),
  'POST /api/courseDesign/remove/{courseID}': () => ({ designData: [item] }),
  'POST /api/courseDesign/delete/{courseID}': () => item,
  'POST /api/designConsequences/{courseID}': () => ({ designData: [item] }),
  'POST /api/studentAnswers/update/{courseID}': (username) => ({
    answerData: [{ ...answer, username }],
  }),
  'POST /api/studentGrades/update/{courseID}': (username) => ({ ...grade, username }),
  'DELETE /api/studentGrades/delete/{courseID}': (username) => ({ ...grade, username }),
  'POST /api/passageComments/update/{courseID}': (username) => ({
    username,
    evaluationDataID: grade.evaluationDataID,
    commentID: 'a comment',
    questionID: answer.questionID,
    comment: 'Well said.',
  }),
  'DELETE /api/passageComments/delete/{courseID}': (username) => ({
    username,
    evaluationDataID: grade.evaluationDataID,
    commentID: 'a comment',
  }),
  'POST /api/studentGrades/open/{courseID}': (username) => ({ ...grade, username }),
  'POST /api/studentGrades/restore/{courseID}': () => ({ entries: ['none'] }),
  'POST /api/extensions/preview/{courseID}': () => ({ usernames: ['una'], extension }),
  'POST /api/extensions/{courseID}': () => ({ usernames: ['una'], extension }),
  'POST /api/studentGrades/confirm/{courseID}': (username) => ({
    username,
    evaluationDataID: 'OPEN',
    questionIDs: ['duty1'],
  }),
  'POST /api/handBacks/{courseID}': () => ({
    evaluationDataID: 'OPEN',
    to: { kind: 'students', usernames: ['sue'] },
    action: 'hand back',
  }),
  'POST /api/gradeRequests/{courseID}': (username) => ({
    username,
    evaluationDataID: 'BACK',
    messageID: 'a-message',
    text: 'Why?',
  }),
  'POST /api/gradeRequests/change/{courseID}': (username) => ({
    username,
    evaluationDataID: 'BACK',
    isClosed: true,
    expectedVersion: 1,
  }),
  'POST /api/gradingPresence/{courseID}': (username) => ({ ...grade, username, tab: 'a tab' }),
  'POST /api/gradingDesk/{courseID}': (username) => ({ ...grade, username, tab: 'a tab' }),
  'POST /api/showNames/{courseID}': () => ({
    evaluationId: 'OPEN',
    reason: 'A student needs help with this work.',
  }),
  // Only the server can compute a name under which there is something to read.
  'POST /api/secondReadings/save/{courseID}': () => ({
    username: 'blind-222222222222',
    evaluationDataID: 'OPEN',
    grade: '81.5',
  }),
  'POST /api/savedComments/save/{courseID}': () => ({ ...savedComment, label: '', text: 'Good.' }),
  'POST /api/savedComments/delete/{courseID}': () => savedComment,
  'POST /api/savedComments/order/{courseID}': () => ({ list: 'mine', ids: ['c1'] }),
  'POST /api/savedComments/import/{courseID}': () => ({
    list: 'mine',
    comments: [{ label: '', text: 'Imported.' }],
  }),
  'POST /api/savedComments/uses/{courseID}': () => ({
    uses: [{ list: 'mine', commentID: 'c1', questionID: 'duty1', count: 1 }],
  }),
  'PUT /api/users/{courseID}/{username}': () => ({ fullname: 'Another Name' }),
  'POST /api/users/{courseID}/add': () => ({ username: 'newbie', fullname: 'New Bie' }),
  'POST /api/users/{courseID}/assign': () => ({ students: ['una'], TA: 'tess' }),
  'POST /api/users/{courseID}/move': () => ({
    moves: [{ username: 'una', from: 'unassigned', to: 'tess' }],
  }),
  'POST /api/similarity/start/{courseID}': () => ({ evaluationId: 'OPEN' }),
  'POST /api/generate-pdf': () => ({ html: '<p>My philosophy</p>' }),
};

const QUERIES: { readonly [Name in EndpointName]?: CallOf<Name>['query'] } = {
  'GET /api/designVersions/changes/{courseID}': { to: 1 },
  'GET /api/designVersions/design/{courseID}': { version: 1 },
  'GET /api/designVersions/release-notes/{courseID}': { since: '2024-09-01' },
  'GET /api/gradesExport/{courseID}': { format: 'spreadsheet' },
  'GET /api/questionTemplate/{courseID}': { format: 'xlsx' },
  'GET /api/similarity/{courseID}': { evaluationId: 'OPEN' },
  'GET /api/similarity/pairs/{courseID}': { evaluationId: 'OPEN' },
  'GET /api/similarity/pair/{courseID}': {
    evaluationId: 'OPEN',
    questionID: 'duty1',
    first: 'sam',
    second: 'sue',
  },
  'GET /api/secondReadings/work/{courseID}': {
    evaluationId: 'OPEN',
    username: 'blind-222222222222',
  },
  'GET /api/gradingPlace/{courseID}/{username}': { evaluationId: 'OPEN' },
  'GET /api/gradingPass/{courseID}': { evaluationId: 'OPEN' },
  'GET /api/otherCourses/design/{courseID}': { from: 'elsewhere' },
  'GET /api/findStudents/{courseID}': { text: 's' },
  'GET /api/examAnswers/{courseID}/{username}': { date: '2026-09-14' },
  'GET /api/weeklyWords/{courseID}/{username}': { start: '2026-09-07', end: '2026-09-14' },
};

export const ROSTER =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nnetID,full name\nnew,New One\r\n--x--\r\n';

/** A spreadsheet of questions. */
export const QUESTION_FILE =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nType,Question,Option 1,Option 2\nOne choice,Why?,a,b\r\n--x--\r\n';

const EMPTY_COURSE = await writeCourseFile([]);

/** A form with a course file, after the fields of a new course. */
export function courseFileForm(bytes: Uint8Array, courseID = 'unused'): Buffer {
  const fields = { courseID, instructorFullName: 'New Instructor', instructorUserID: 'newi' };
  const heads = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.elenchus.zip"\r\n\r\n';
  return Buffer.concat([Buffer.from(heads.join('') + head), bytes, Buffer.from('\r\n--x--\r\n')]);
}

export const ROSTER_TYPE = 'multipart/form-data; boundary=x';

const UPLOADS: { readonly [Name in EndpointName]?: () => string | Buffer } = {
  'POST /api/users/{courseID}/batch-add': () => ROSTER,
  'POST /api/courseFile/read/{courseID}': () => courseFileForm(EMPTY_COURSE),
  'POST /api/admin/import-course': () =>
    courseFileForm(EMPTY_COURSE, `made-${Math.random().toString(36).slice(2)}`),
  'POST /api/questionFile/{courseID}': () => QUESTION_FILE,
};

/** The parts of a call as this role about the user of this row. */
export function partsOf(
  { endpoint, target }: Pick<AccessRow, 'endpoint' | 'target'>,
  role: Role,
  course = '',
): CallParts<EndpointName> {
  const about = { self: USERNAMES[role], sue: 'sue', unknown: 'nowhere', '-': 'sue' }[target];
  type BodyOf = (about: string, self: string, course: string) => never;
  const body = (BODIES[endpoint] as BodyOf | undefined)?.(about, USERNAMES[role], course);
  const upload = UPLOADS[endpoint]?.();
  return {
    params: { username: about, evaluationId: 'OPEN' },
    ...(body !== undefined && { body }),
    ...(QUERIES[endpoint] && { query: QUERIES[endpoint] as never }),
    ...(upload && {
      payload: upload,
      headers: { 'content-type': ROSTER_TYPE },
    }),
  };
}
