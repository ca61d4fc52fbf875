// The calls that the screens make, as a browser sends them.
import type { HttpCall } from './http-callers.ts';

/** Chromium accepts these over TLS; over plain HTTP on loopback it asks for less. */
const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export interface CourseCalls {
  get(who: string, path: string): HttpCall;
  post(who: string, path: string, body: object): HttpCall;
  page(who: string, path: string): HttpCall;
  autosave(student: string, questionID: string, round: number): HttpCall;
  openDesk(grader: string, student: string, evaluationId: string): HttpCall;
  openForGrading(grader: string, student: string, evaluationId: string): HttpCall;
  presence(grader: string, student: string, evaluationId: string): HttpCall;
  gradeSave(grader: string, student: string, evaluationId: string, round: number): HttpCall;
  passageComment(grader: string, work: CommentedWork, round: number): HttpCall;
}

interface CommentedWork {
  readonly student: string;
  readonly evaluation: string;
  readonly essay: string;
}

/** The calls of one course; a path ends where the course's name belongs, or has `{course}` there. */
export function courseCalls(course: string, cookies: ReadonlyMap<string, string>): CourseCalls {
  const base = (who: string) => ({ cookie: cookies.get(who) ?? '', headers: BROWSER_HEADERS });
  const address = (path: string) => `/api/${path.replace('{course}', course)}`;
  const post: CourseCalls['post'] = (who, path, body) => ({
    ...base(who),
    method: 'POST',
    path: address(path),
    body: JSON.stringify(body),
  });
  return {
    get: (who, path) => ({ ...base(who), method: 'GET', path: address(path) }),
    post,
    page: (who, path) => ({ ...base(who), method: 'GET', path }),
    autosave: (username, questionID, round) => {
      const questionEssayAnswer = `${SENTENCE.repeat(17)}${round}`;
      const answer = { username, questionID, questionAnswer: '', questionEssayAnswer };
      return post(username, 'studentAnswers/update/{course}', { answerData: [answer] });
    },
    openDesk: (grader, username, evaluationDataID) =>
      post(grader, 'gradingDesk/{course}', { username, evaluationDataID, tab: grader }),
    openForGrading: (grader, username, evaluationDataID) =>
      post(grader, 'studentGrades/open/{course}', { username, evaluationDataID }),
    presence: (grader, username, evaluationDataID) =>
      post(grader, 'gradingPresence/{course}', { username, evaluationDataID, tab: grader }),
    gradeSave: (grader, username, evaluationDataID, round) =>
      post(grader, 'studentGrades/update/{course}', {
        username,
        evaluationDataID,
        gradingType: 'comments',
        comment: `${SENTENCE}${round}`,
      }),
    passageComment: (grader, { student, evaluation, essay }, round) =>
      post(grader, 'passageComments/update/{course}', {
        username: student,
        evaluationDataID: evaluation,
        // A few comments on each student, changed again and again, as graders type them.
        commentID: `bench-${round % COMMENTS_ON_A_STUDENT}`,
        questionID: essay,
        anchor: {
          quote: SENTENCE.slice(17, 60),
          before: SENTENCE.slice(0, 17),
          after: '',
          start: 17,
        },
        comment: `${SENTENCE}${round}`,
      }),
  };
}

const COMMENTS_ON_A_STUDENT = 8;
const SENTENCE = 'It seems to me that the second premise is the one that we should doubt. ';
