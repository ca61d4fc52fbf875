// How a comment travels: its text as JSON, and a comment that is brought back while its deletion is on the way.
import { afterEach, expect, test, vi } from 'vitest';
import { commentPoster, commentText, readCommentText } from './comment-post.ts';
import { PASSAGE_COMMENT } from './grade-field.ts';

afterEach(() => vi.unstubAllGlobals());

const anchor = { quote: 'clock', before: 'a ', after: '.', start: 2 };
const work = { username: 'ada', evaluationId: 'FIRST', gradingType: PASSAGE_COMMENT } as const;
const options = { keepalive: false, signal: new AbortController().signal };

test.each([
  ['a passage', { questionID: 'q', anchor, comment: 'Why?' }],
  ['the whole answer', { questionID: 'q', anchor: null, comment: 'Line\n"two"' }],
])('a comment on %s is the same after it was read', (_name, content) => {
  expect(readCommentText(commentText(content))).toEqual(content);
});

test.each([
  ['nothing', ''],
  ['a number', '7'],
  ['something else', '{"questionID":1}'],
])('%s is no comment', (_name, text) => {
  expect(readCommentText(text)).toBeNull();
});

/** Answers calls in order, and keeps what was sent. */
function answerWith(...answers: readonly { status: number; body: unknown }[]) {
  const sent: unknown[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (_address: string, call: { method: string; body: string }) => {
    sent.push([call.method, JSON.parse(call.body)]);
    const { status, body: answer } = left.shift() ?? { status: 500, body: {} };
    return Promise.resolve(Response.json(answer, { status }));
  });
  return sent;
}

const stored = {
  commentID: 'one',
  questionID: 'q',
  anchor: null,
  comment: 'Why?',
  author: 'simone',
  createdAt: 1,
  version: 8,
  changedBy: 'simone',
  changedAt: 8,
};
const GONE = { error: 'CHANGED_MEANWHILE', message: 'Changed.', details: [] };

test('a comment that this page deleted can be brought back over the version that it had', async () => {
  const text = commentText({ questionID: 'q', anchor: null, comment: 'Why?' });
  const sent = answerWith(
    { status: 200, body: { message: 'Deleted', deleted: true } },
    { status: 409, body: GONE },
    { status: 200, body: { message: 'Saved', comment: stored } },
  );
  const post = commentPoster('phil');
  const field = { ...work, questionID: 'one' };
  await expect(post(field, { text: '', expectedVersion: 7 }, options)).resolves.toMatchObject({
    record: { version: 0 },
  });
  const saved = await post(field, { text, expectedVersion: 7 }, options);
  expect(saved.record).toMatchObject({ version: 8, questionID: 'one', comment: text });
  expect(sent).toMatchObject([
    ['DELETE', { expectedVersion: 7 }],
    ['POST', { expectedVersion: 7 }],
    ['POST', { expectedVersion: 0, comment: 'Why?' }],
  ]);
});

test('a comment that somebody else deleted or changed is a conflict, with their record', async () => {
  const text = commentText({ questionID: 'q', anchor: null, comment: 'Mine' });
  const details = [stored];
  answerWith({ status: 409, body: GONE }, { status: 409, body: { ...GONE, details } });
  const post = commentPoster('phil');
  const edit = { text, expectedVersion: 7 };
  await expect(post({ ...work, questionID: 'two' }, edit, options)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: [],
  });
  await expect(post({ ...work, questionID: 'one' }, edit, options)).rejects.toMatchObject({
    details: [{ gradingType: PASSAGE_COMMENT, questionID: 'one', version: 8 }],
  });
});
