// Everything in the PDF of one person's work, as of this moment.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { longDateLabel } from '@elenchus/domain/base/calendar.ts';
import { studentGate } from '@elenchus/domain/course/course-gate.ts';
import { type CourseModel, readCourse } from '@elenchus/domain/course/course-model.ts';
import { showsComments } from '@elenchus/domain/grading/grade-visibility.ts';
import { evaluationsSeen } from '@elenchus/domain/grading/student-hand-back.ts';
import type { PassageComment } from '@elenchus/domain/passages/passage-comment.ts';
import { OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { callEndpoint, CallFailure } from '../../../calls/call-endpoint.ts';
import { lookUpFullName } from '../../../calls/people/full-name-query.ts';
import type { Session } from '../../../calls/session/kept-session.ts';
import { courseTitle } from '../../../course-ui/views/course-title.ts';
import type { WorkDocumentInput } from './work-document.ts';
import { serverNow } from '../../../opening/page/server-clock.ts';
import { loadUnsent, withUnsent } from './unsent-answers.ts';

export interface PdfOrder {
  readonly courseID: string;
  readonly session: Session;
  /** Whose work it is; null for one's own. */
  readonly student: string | null;
}

/** Whose work an address asks for: `?username=` with one's own name is one's own work. */
export function studentAskedFor(username: string | null, session: Session): string | null {
  const asked = username?.trim() ?? '';
  return asked === '' || foldName(asked) === foldName(session.username) ? null : asked;
}

/** The name of the person whose work it is. */
async function fullNameOf(
  { courseID, session, student }: PdfOrder,
  signal: AbortSignal,
): Promise<string> {
  if (student === null) return session.fullName;
  return lookUpFullName(courseID, student, signal);
}

/** Asks the server, so that nothing is taken from an older page. The server decides who may see whose work. */
export async function gatherWork(order: PdfOrder, signal: AbortSignal): Promise<WorkDocumentInput> {
  const { courseID, session, student } = order;
  const username = student ?? session.username;
  // The device first: a text that is saved between the two readings is then in both, and not in neither.
  const kept = student === null ? await loadUnsent(courseID, username) : null;
  const [answers, items, fullName] = await Promise.all([
    callEndpoint('GET /api/studentAnswers/{courseID}/{username}', {
      params: { courseID, username },
      signal,
    }),
    callEndpoint('GET /api/courseDesign/{courseID}', { query: {}, params: { courseID }, signal }),
    fullNameOf(order, signal),
  ]);
  const now = serverNow();
  const course = readCourse(items);
  // Staff print the course itself: they have no answers, and no date locks anything for them.
  const isPreview = student === null && (session.isInstructor || session.isTA);
  const comments = isPreview ? [] : await commentsOn(course, courseID, username, signal);
  return {
    courseTitle: courseTitle(course.settings, courseID),
    settings: course.settings,
    released: releaseCourse(course, isPreview ? OPEN_GATE : studentGate(course, now)),
    answers: kept ? withUnsent(answers, kept, Date.now()) : answers,
    comments,
    fullName,
    dateText: longDateLabel(localDate(now, course.settings.timeZone)),
  };
}

/** The comments on everything that was handed back. A grader's PDF has what the student's has. */
async function commentsOn(
  { evaluations, settings }: CourseModel,
  courseID: string,
  username: string,
  signal: AbortSignal,
): Promise<readonly PassageComment[]> {
  if (evaluations.length === 0 || !settings.givesStudentsComments) return [];
  const { handedBack } = await callEndpoint('GET /api/handedBack/{courseID}/{username}', {
    params: { courseID, username },
    signal,
  });
  const since = new Map(handedBack.map((one) => [one.evaluationDataID, one.since]));
  const shown = evaluationsSeen(evaluations, since).filter((one) => showsComments(one, settings));
  const works = await Promise.all(
    shown.map(({ id: evaluationId }) =>
      callEndpoint('GET /api/examAnswers/{courseID}/{username}', {
        params: { courseID, username },
        query: { evaluationId },
        signal,
      }).catch(withoutDueDate),
    ),
  );
  return works.flatMap(({ comments }) => comments);
}

/** Without a due date no answers count, and there are no comments. */
function withoutDueDate(error: unknown): { readonly comments: readonly PassageComment[] } {
  if (error instanceof CallFailure && error.code === 'MISSING_TARGET_DATE') return { comments: [] };
  throw error;
}
