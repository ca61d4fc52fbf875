// Runs in a bare page with three boxes: the answer queue of the student who is logged in, and nothing else of the screens.
import { callEndpoint } from '../../web/calls/call-endpoint.ts';
import {
  type AnswerQueue,
  answerSaveWords,
  openAnswerQueue,
  shownAnswers,
} from '../../web/saving/answers/answer-queue.ts';
import { browserStore } from '../../web/saving/queue/unsent-store.ts';

declare global {
  interface Window {
    /** Exists as soon as the answers were loaded, or could not be. */
    queuePage: {
      readonly queue: AnswerQueue;
      readonly load: () => Promise<void>;
      readonly browserStore: typeof browserStore;
    };
  }
}

const courseID = location.pathname.split('/').at(-1) ?? '';
const session = await callEndpoint('GET /api/session/{courseID}', { params: { courseID } }).catch(
  () => null,
);
// A tab that is opened while the server is unreachable uses the user who was logged in before.
const username = session?.username || (sessionStorage.getItem('username') ?? '');
sessionStorage.setItem('username', username);
const queue = openAnswerQueue({ courseID, username });
const boxes = document.querySelectorAll('textarea');

async function load(): Promise<void> {
  const params = { courseID, username };
  queue.mergeServerAnswers(
    await callEndpoint('GET /api/studentAnswers/{courseID}/{username}', { params }),
  );
}

function show(): void {
  const shown = new Map(shownAnswers(queue.state()).map((answer) => [answer.questionID, answer]));
  for (const box of boxes) {
    const text = shown.get(box.id)?.questionEssayAnswer ?? '';
    if (box.value !== text) box.value = text;
  }
  const words = answerSaveWords(queue.state(), (id) => `question ${id}`);
  document.querySelectorAll('output').forEach((output) => {
    output.textContent = words.text;
  });
}

queue.subscribe(show);
for (const box of boxes) {
  box.addEventListener('input', () => queue.editAnswer(box.id, { questionEssayAnswer: box.value }));
}
await load().catch(() => undefined);
show();
window.queuePage = { queue, load, browserStore };
