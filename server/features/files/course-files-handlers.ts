// A course as a file, and parts of another course of the same person.
import type { courseFilesApi } from '@elenchus/contract/course-files-api.ts';
import type { ErrorCode } from '@elenchus/contract/error-catalog.ts';
import { isStorable } from '@elenchus/domain/answers/storable-text.ts';
import { itemsOfCourseFile } from '@elenchus/domain/course-file/decode-course.ts';
import { courseFileOf } from '@elenchus/domain/course-file/encode-course.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { readNewCourse, type NewCourse } from '@elenchus/domain/people/new-course.ts';
import { courseStateOf } from '@elenchus/domain/people/course-state.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  type CourseFileProblem,
  courseFileSentence,
} from '../../course-files/course-file-problem.ts';
import { COURSE_FILE_BYTES, readCourseFile } from '../../course-files/read-course-file.ts';
import { writeCourseFile } from '../../course-files/write-course-file.ts';
import { fail, Failure } from '../../http/failure.ts';
import { type Call, type HandlersOf, CustomAnswer } from '../../http/handler.ts';
import { selectTaughtCourses } from '../../store/courses/other-courses-store.ts';
import { selectOptionalSession } from '../../store/login/sessions-store.ts';
import { createCourseWith } from '../courses/created-course.ts';
import type { Services } from '../services.ts';

/** The handlers of the course file endpoints. */
export function courseFilesHandlers(services: Services): HandlersOf<typeof courseFilesApi> {
  return {
    'GET /api/courseFile/{courseID}': async ({ params }) => {
      const cached = await services.courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      // A course name has only letters, digits, dashes and underscores: nothing needs escaping.
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${cached.course}.elenchus.zip"`,
      };
      return new CustomAnswer(200, headers, await writeCourseFile(cached.items));
    },
    'POST /api/courseFile/read/{courseID}': async ({ request, params, tokenHash, now, write }) => {
      const upload = await uploadOf(request);
      if (upload instanceof Failure) return upload;
      // The login can end while the file arrives. Using the session again finds out.
      const use = { course: params.courseID, tokenHash: tokenHash ?? '', at: now };
      await write('touchSession', use);
      const course = await readCourseFile(upload.bytes);
      if (!course.ok) return fileFailure(course.reason);
      return { title: course.value.settings.title, course: course.value };
    },
    'GET /api/otherCourses/{courseID}': async (call) => {
      const others = call.cookies
        .sessions()
        .filter(({ course }) => course !== call.params.courseID);
      const taught = await selectTaughtCourses(services.store, others, call.now);
      return taught
        .map(({ course, title }) => ({ courseID: course, title }))
        .toSorted((one, other) => (one.courseID < other.courseID ? -1 : 1));
    },
    'GET /api/otherCourses/design/{courseID}': async (call) => {
      const cached = await courseTaughtHere(services, call, call.query.from);
      // The same answer for a course that doesn't exist: nobody learns which ones do.
      if (!cached) return fail('FORBIDDEN', { message: LOG_IN_THERE });
      return {
        title: cached.model.settings.title,
        course: courseFileOf(cached.items),
      };
    },
    'POST /api/admin/import-course': (call) => importCourse(services, call),
  };
}

const LOG_IN_THERE =
  'To copy from another course, log in to it as its instructor in this browser first.';

type OtherCall = Pick<Call<'GET /api/otherCourses/{courseID}'>, 'cookies' | 'now' | 'write'>;

/** The course, if the browser of this call also has a valid session of an instructor of it. */
async function courseTaughtHere(services: Services, call: OtherCall, course: string) {
  const session = call.cookies.sessions().find((each) => each.course === course);
  if (!session) return undefined;
  const toucher = { ...services.store, transact: call.write };
  const use = { course, tokenHash: session.tokenHash, at: call.now };
  const live = await selectOptionalSession(toucher, use);
  const isTaught =
    live?.kind === 'session' &&
    live.status === 'instructor' &&
    courseStateOf(live) !== 'scheduledForDeletion';
  return isTaught ? services.courses.get(course) : undefined;
}

async function importCourse(services: Services, call: Call<'POST /api/admin/import-course'>) {
  const upload = await uploadOf(call.request);
  if (upload instanceof Failure) return upload;
  const typed = readNewCourse(upload.fields);
  if (!typed.ok) {
    const message = typed.reason.map(({ sentence }) => sentence).join(' ');
    return fail('INVALID_INPUT', { message, details: typed.reason });
  }
  const course = await readCourseFile(upload.bytes);
  if (!course.ok) return fileFailure(course.reason);
  const dataText = typed.value.instructorFullName;
  const items = [
    ...itemsOfCourseFile(course.value),
    designItem({ dataType: 'instructorName', dataID: '0', dataText }),
  ];
  return createCourseWith(services, call, typed.value, items);
}

function fileFailure(problem: CourseFileProblem): Failure {
  return fail(CODES.get(problem) ?? 'INVALID_INPUT', { message: courseFileSentence(problem) });
}

const CODES: ReadonlyMap<CourseFileProblem, ErrorCode> = new Map([
  ['too-large', 'TOO_LARGE'],
  ['timeout', 'TIMEOUT'],
  ['busy', 'BUSY'],
]);

interface Upload {
  readonly bytes: Uint8Array;
  readonly fields: NewCourse;
}

const FIELD_LIMIT = 4000;

async function uploadOf(request: FastifyRequest): Promise<Upload | Failure> {
  if (!request.isMultipart()) return fail('INVALID_INPUT', { message: 'No file selected' });
  try {
    const part = await request.file({
      limits: { fileSize: COURSE_FILE_BYTES, files: 1, fields: 10, fieldSize: FIELD_LIMIT },
    });
    if (part === undefined) return fail('INVALID_INPUT', { message: 'No file selected' });
    const bytes = await part.toBuffer();
    const field = (name: keyof NewCourse) => fieldText(part, name);
    const [courseID, instructorFullName] = [field('courseID'), field('instructorFullName')];
    const instructorUserID = field('instructorUserID');
    return { bytes, fields: { courseID, instructorFullName, instructorUserID } };
  } catch (error) {
    // An exceeded limit has its own status; anything else is a form that can't be read.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return fail('BAD_REQUEST', { message: 'The file didn’t arrive complete. Please try again.' });
  }
}

function fieldText({ fields }: MultipartFile, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = field && !Array.isArray(field) && field.type === 'field' ? field.value : '';
  return typeof value === 'string' && isStorable(value) ? value : '';
}
