// Lists the errors of the catalog that a call can answer: those common to calls of its kind, and its own.
import { type Endpoint, writesIn } from './endpoint.ts';
import { endpointTable, type EndpointName } from './endpoint-table.ts';
import type { ErrorCode } from './error-catalog.ts';

/** The errors of a call besides those for its gate, its path and its body. */
const ENDPOINT_ERRORS: Readonly<Partial<Record<EndpointName, readonly ErrorCode[]>>> = {
  'POST /api/authenticate/{courseID}': [
    'USER_NOT_FOUND',
    'WRONG_PASSWORD',
    'PASSWORD_NOT_USED',
    'TOO_MANY_ATTEMPTS',
  ],
  'GET /api/sign-on/{courseID}': ['NOT_FOUND'],
  'GET /api/sign-on/callback': ['NOT_FOUND'],
  'POST /api/reset-password/{courseID}': [
    'NOT_LOGGED_IN',
    'FORBIDDEN',
    'USER_NOT_FOUND',
    'WRONG_PASSWORD',
    'PASSWORD_NOT_USED',
    'TOO_MANY_ATTEMPTS',
  ],
  'POST /api/account/password/{courseID}': [
    'WRONG_PASSWORD',
    'PASSWORD_NOT_USED',
    'TOO_MANY_ATTEMPTS',
  ],
  'GET /api/calendar/{courseID}/{secret}': ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  'POST /api/announcements/{courseID}': ['USER_NOT_FOUND', 'LIMIT_REACHED'],
  'GET /api/account/mail/{courseID}': ['NOT_FOUND'],
  'POST /api/account/mail/{courseID}': ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  'POST /api/account/mail-kinds/{courseID}': ['NOT_FOUND'],
  'GET /api/unsubscribe/{courseID}/{secret}': ['NOT_FOUND'],
  'POST /api/unsubscribe/{courseID}/{secret}': ['NOT_FOUND'],
  'POST /api/admin/keep-personal-data/{courseID}': ['CHANGED_MEANWHILE'],
  'POST /api/admin/login': ['WRONG_ADMIN_PASSWORD', 'TOO_MANY_ATTEMPTS'],
  'POST /api/admin/create-course': ['ALREADY_EXISTS'],
  'POST /api/useAgain/{courseID}': ['ALREADY_EXISTS', 'USER_NOT_FOUND', 'LIMIT_REACHED'],
  'POST /api/admin/import-course': ['ALREADY_EXISTS', 'LIMIT_REACHED', 'BUSY', 'TIMEOUT'],
  'POST /api/courseFile/read/{courseID}': ['BUSY', 'TIMEOUT'],
  'POST /api/admin/rename-course/{courseID}': ['CHANGED_MEANWHILE', 'LIMIT_REACHED'],
  'POST /api/admin/add-instructor/{courseID}': [
    'ALREADY_EXISTS',
    'WAS_HERE_BEFORE',
    'LIMIT_REACHED',
  ],
  'POST /api/admin/reset-instructor/{courseID}': ['USER_NOT_FOUND', 'FORBIDDEN'],
  'POST /api/users/{courseID}/renew': ['CHANGED_MEANWHILE'],
  'POST /api/courseDesign/update/{courseID}': [
    'CHANGED_MEANWHILE',
    'CONFIRMATION_NEEDED',
    'LIMIT_REACHED',
  ],
  'POST /api/courseDesign/remove/{courseID}': ['CHANGED_MEANWHILE', 'CONFIRMATION_NEEDED'],
  'POST /api/courseDesign/delete/{courseID}': ['CONFIRMATION_NEEDED'],
  'POST /api/studentAnswers/update/{courseID}': ['QUESTION_NOT_FOUND'],
  'GET /api/examAnswers/{courseID}/{username}': ['MISSING_TARGET_DATE', 'EVALUATION_NOT_FOUND'],
  'POST /api/studentGrades/update/{courseID}': [
    'EVALUATION_NOT_FOUND',
    'QUESTION_NOT_FOUND',
    'CHANGED_MEANWHILE',
    'CONFIRMATION_NEEDED',
  ],
  'POST /api/passageComments/update/{courseID}': [
    'LIMIT_REACHED',
    'EVALUATION_NOT_FOUND',
    'QUESTION_NOT_FOUND',
    'CHANGED_MEANWHILE',
  ],
  'DELETE /api/passageComments/delete/{courseID}': ['CHANGED_MEANWHILE'],
  'GET /api/secondReadings/work/{courseID}': ['EVALUATION_NOT_FOUND', 'USER_NOT_FOUND'],
  'POST /api/secondReadings/save/{courseID}': [
    'EVALUATION_NOT_FOUND',
    'USER_NOT_FOUND',
    'CHANGED_MEANWHILE',
    'SOMEONE_ELSE_NOW',
  ],
  'POST /api/designConsequences/{courseID}': ['LIMIT_REACHED'],
  'POST /api/extensions/preview/{courseID}': ['EVALUATION_NOT_FOUND', 'LIMIT_REACHED'],
  'POST /api/extensions/{courseID}': ['EVALUATION_NOT_FOUND', 'CHANGED_MEANWHILE', 'LIMIT_REACHED'],
  'POST /api/studentGrades/confirm/{courseID}': ['EVALUATION_NOT_FOUND'],
  'POST /api/handBacks/{courseID}': ['EVALUATION_NOT_FOUND'],
  'POST /api/gradeRequests/{courseID}': [
    'EVALUATION_NOT_FOUND',
    'QUESTION_NOT_FOUND',
    'ALREADY_EXISTS',
    'CHANGED_MEANWHILE',
    'NOT_FOUND',
  ],
  'POST /api/gradeRequests/change/{courseID}': ['CHANGED_MEANWHILE', 'NOT_FOUND'],
  'POST /api/studentGrades/open/{courseID}': ['EVALUATION_NOT_FOUND', 'MISSING_TARGET_DATE'],
  'GET /api/gradingPlace/{courseID}/{username}': ['EVALUATION_NOT_FOUND'],
  'POST /api/gradingDesk/{courseID}': ['EVALUATION_NOT_FOUND'],
  'GET /api/gradingPass/{courseID}': ['EVALUATION_NOT_FOUND'],
  'POST /api/showNames/{courseID}': ['EVALUATION_NOT_FOUND'],
  'GET /api/students/{courseID}': ['EVALUATION_NOT_FOUND'],
  'GET /api/waiting/{courseID}': ['EVALUATION_NOT_FOUND'],
  'GET /api/changedWork/{courseID}': ['EVALUATION_NOT_FOUND'],
  'GET /api/findStudents/{courseID}': ['EVALUATION_NOT_FOUND'],
  'POST /api/gradingPresence/{courseID}': ['EVALUATION_NOT_FOUND'],
  'POST /api/savedComments/save/{courseID}': ['CHANGED_MEANWHILE'],
  'POST /api/savedComments/delete/{courseID}': ['CHANGED_MEANWHILE'],
  'POST /api/users/{courseID}/move': ['CHANGED_MEANWHILE'],
  'POST /api/users/{courseID}/add': ['ALREADY_EXISTS', 'WAS_HERE_BEFORE', 'LIMIT_REACHED'],
  'POST /api/users/{courseID}/batch-add': [
    'CHANGED_MEANWHILE',
    'LIMIT_REACHED',
    'WAS_HERE_BEFORE',
    'BUSY',
    'TIMEOUT',
  ],
  'POST /api/similarity/start/{courseID}': [
    'EVALUATION_NOT_FOUND',
    'MISSING_TARGET_DATE',
    'CHECK_RUNNING',
  ],
  'GET /api/similarity/pair/{courseID}': ['NOT_FOUND', 'BUSY', 'TIMEOUT'],
  'POST /api/questionFile/{courseID}': ['BUSY', 'TIMEOUT'],
  'GET /api/courseCheck/{courseID}': ['BUSY', 'TIMEOUT'],
  'GET /api/designVersions/{courseID}': ['TIMEOUT'],
  'GET /api/designVersions/changes/{courseID}': ['TIMEOUT'],
  'GET /api/designVersions/design/{courseID}': ['TIMEOUT'],
  'GET /api/designVersions/release-notes/{courseID}': ['TIMEOUT'],
  'POST /api/generate-pdf': ['BUSY', 'TIMEOUT', 'PDF_UNAVAILABLE'],
};

/** Every error that a call can answer. */
export function documentedErrors(name: EndpointName): ReadonlySet<ErrorCode> {
  const endpoint: Endpoint = endpointTable[name];
  const [method = '', path = ''] = name.split(' ');
  const takesBody = endpoint.body !== undefined || endpoint.upload !== undefined;
  const takesInput = takesBody || endpoint.query !== undefined || path.includes('{');
  const found: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [true, ['BAD_REQUEST', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE']],
    [true, ['INTERNAL_ERROR', 'STORAGE_UNAVAILABLE']],
    [takesInput, ['INVALID_INPUT']],
    [endpoint.gate !== 'anyone', ['NOT_LOGGED_IN']],
    [endpoint.gate !== 'anyone' && endpoint.gate !== 'administrator', ['FORBIDDEN']],
    [takesTurns(name, endpoint), ['BUSY']],
    [method !== 'GET', ['FOREIGN_ORIGIN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']],
    [paced(endpoint, method), ['SAVING_TOO_FAST']],
    [path.includes('{courseID}'), ['COURSE_NOT_FOUND']],
    [
      path.includes('{courseID}') && writesIn(endpoint) !== 'scheduledForDeletion',
      ['COURSE_CLOSED'],
    ],
    [
      path.includes('{courseID}') && method !== 'GET' && writesIn(endpoint) === 'open',
      ['COURSE_ARCHIVED'],
    ],
    [endpoint.target !== 'none', ['USER_NOT_FOUND']],
    [endpoint.target !== 'none' && method !== 'GET', ['SOMEONE_ELSE_NOW']],
    [true, ENDPOINT_ERRORS[name] ?? []],
  ];
  return new Set(found.flatMap(([applies, codes]) => (applies ? codes : [])));
}

/** A person's reads and large calls take turns, and too many at once are refused. */
function takesTurns(name: EndpointName, { costly, wholeClass }: Endpoint): boolean {
  return name.startsWith('GET ') || costly === true || wholeClass !== undefined;
}

/** Whether the call counts toward how much a person saves in a time. */
function paced(endpoint: Endpoint, method: string): boolean {
  const { gate, worksIn, upload } = endpoint;
  if (upload || gate === 'make a PDF') return false;
  const isPersonal = gate !== 'anyone' && gate !== 'administrator';
  return isPersonal && method !== 'GET' && worksIn !== 'closed, reading';
}
