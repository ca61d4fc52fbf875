// Requests about grades as a whole and planned hand backs, which the demo course doesn't have: they are added to
// the server's answers.
import type { Page } from '@playwright/test';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { routeCalls } from './cached-routes.ts';

const SENT = Date.UTC(2026, 10, 10, 15);

const MESSAGES = [
  {
    id: 'asked',
    by: 'student',
    author: '',
    sentAt: SENT,
    text: 'Why did I lose two points here?',
    grade: null,
  },
  {
    id: 'answered',
    by: 'grader',
    author: 'Theo Marsh',
    sentAt: SENT + 3_600_000,
    text: 'You are right, I missed your second example.',
    grade: { before: '7.5', after: '8.5' },
  },
];

function conversation(evaluationDataID: string, questionID: string) {
  return {
    evaluationDataID,
    questionID,
    state: 'open',
    askedAt: SENT,
    version: 1,
    messages: MESSAGES,
  };
}

/** The student has asked about the grade that is handed back. */
export async function haveAsked(view: Page): Promise<void> {
  await routeCalls(view, '/api/handedBack/**', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    const requests = [conversation('QKWDMTRB', NO_QUESTION)];
    await route.fulfill({ json: { ...answer, requests } });
  });
}

/** The student on the desk has asked about the grade as a whole. */
export async function askOnDesk(view: Page): Promise<void> {
  const person = { username: 'theo', fullname: 'Theo Marsh' };
  const asked = {
    ...conversation('TRVXAHNC', NO_QUESTION),
    assignedTo: person,
    graders: [person, { username: 'sophia', fullname: 'Sophia Renard' }],
  };
  await routeCalls(view, '/api/gradingDesk/*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { readonly student: object };
    const student = { ...answer.student, requests: [asked] };
    await route.fulfill({ json: { ...answer, student } });
  });
}

/** The list has an open request. */
export async function listRequest(view: Page): Promise<void> {
  const { messages: _messages, ...request } = conversation('QKWDMTRB', NO_QUESTION);
  const listed = {
    ...request,
    student: { username: 'bkess', fullname: 'Benedikt Kessler' },
    changedAt: SENT,
    assignedTo: null,
    isMine: true,
    messages: 1,
    lastText: 'Why did I lose two points here?',
  };
  await routeCalls(view, '/api/gradeRequests/*', (route) =>
    route.fulfill({ json: { waiting: 1, requests: [listed] } }),
  );
}

/** The planned time of a hand back has come. */
export async function planHasCome(view: Page): Promise<void> {
  const everyone = {
    evaluationDataID: 'TRVXAHNC',
    username: null,
    fullname: '',
    since: SENT,
    changedBy: 'sophia',
    changedAt: SENT,
  };
  await routeCalls(view, '/api/handBacks/*', (route) =>
    route.fulfill({ json: { handBacks: [everyone], extended: [] } }),
  );
}
