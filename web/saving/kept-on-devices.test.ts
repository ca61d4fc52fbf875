// What an earlier version of the product left on a device is still found and sent. The rows are written out as they lie
// there: a test that made them with today's functions could not notice a change.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnswerQueue, type PostAnswers } from './answers/answer-queue.ts';
import { openDesignQueue, type DesignCalls } from './design/design-queue.ts';
import { openGradeQueue, type PostGrade } from './grades/grade-queue.ts';
import { openMessageQueue, type PostMessage } from './messages/message-queue.ts';
import { openReadingQueue, type PostReading } from './second-readings/reading-queue.ts';
import type { Unsent } from './queue/queue-state.ts';
import type { UnsentStore } from './queue/unsent-store.ts';

/** A device that has one row, under one scope. */
function deviceWith(scope: string, row: Pick<Unsent, 'key' | 'value'>): UnsentStore {
  const kept = { ...row, editedAt: 7, base: 0, tab: '1-2-3', seen: {}, sentAs: 0 };
  return {
    load: async (asked) => ({ unsent: asked === scope ? [kept] : [], setAside: [] }),
    apply: async () => {},
  };
}

interface Posted {
  readonly mock: { readonly calls: readonly (readonly unknown[])[] };
}

const opened: { close(): void }[] = [];

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
});

afterEach(() => {
  for (const queue of opened.splice(0)) queue.close();
  vi.unstubAllGlobals();
});

const sent = async (post: Posted): Promise<unknown> => {
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce(), 30_000);
  return post.mock.calls[0]?.[0];
};

test('an answer', async () => {
  const post = vi.fn<PostAnswers>(async () => ({
    saved: [{ questionID: 'q1', editedAt: 7 }],
    outdated: [],
  }));
  const store = deviceWith('["answers","phil-101","ada"]', {
    key: 'q1',
    value: { questionAnswer: '', questionEssayAnswer: 'I doubt it.' },
  });
  opened.push(openAnswerQueue({ courseID: 'phil-101', username: 'Ada', post, store }));
  expect(await sent(post)).toEqual({
    answerData: [
      {
        username: 'Ada',
        questionID: 'q1',
        questionAnswer: '',
        questionEssayAnswer: 'I doubt it.',
        editedAt: 7,
      },
    ],
  });
});

test('a grade', async () => {
  const post = vi.fn<PostGrade>(() => Promise.reject(new Error('No connection.')));
  const store = deviceWith('["grades","phil-101","theo"]', {
    key: '["ada","FIRST","comments","noQuestionID"]',
    value: { text: 'Well argued.', base: '4', madeAt: '1700000000000', sent: '' },
  });
  opened.push(
    openGradeQueue({
      courseID: 'phil-101',
      grader: 'Theo',
      post,
      store,
      expected: (_key, base) => base,
      isOwn: () => false,
      onSaved: () => {},
      onSent: () => {},
      onConflict: () => {},
      onLoss: () => {},
      onLoggedOut: () => {},
    }),
  );
  expect(await sent(post)).toEqual({
    username: 'ada',
    evaluationDataID: 'FIRST',
    gradingType: 'comments',
    questionID: 'noQuestionID',
    individualGradingData: '',
    comment: 'Well argued.',
    expectedVersion: 4,
  });
});

test('a change of the design', async () => {
  const update = vi.fn<DesignCalls['update']>(async () => ({ deletedGrades: 0 }));
  const store = deviceWith('["design","phil-101","sophia"]', {
    key: 'courseTitle/0',
    value: {
      before: '["courseTitle","0","","Ethics","","","",""]',
      after: '["courseTitle","0","","Ethics II","","","",""]',
      madeAt: '1700000000000',
    },
  });
  opened.push(
    openDesignQueue({
      courseID: 'phil-101',
      username: 'Sophia',
      store,
      calls: { load: async () => [], update, remove: async () => ({ deletedGrades: 0 }) },
      isLeaving: () => true,
      versionSeen: () => 3,
      isOwn: () => false,
      isConfirmed: () => false,
      baseOf: ({ before }) => before,
      onMerged: () => {},
      onConflicts: () => {},
      onQuestion: () => {},
      onGradesDeleted: () => {},
    }),
  );
  expect(await sent(update)).toMatchObject({
    designData: [
      { dataType: 'courseTitle', dataID: '0', dataText: 'Ethics II', expectedVersion: 3 },
    ],
  });
});

test('a message about a grade', async () => {
  const post = vi.fn<PostMessage>(() => Promise.reject(new Error('No connection.')));
  const store = deviceWith('["messages","phil-101","theo"]', {
    key: '["ada","FIRST","q1"]',
    value: { text: 'One point more.', grade: '8', base: '4', id: 'm1', ready: 'yes' },
  });
  opened.push(
    openMessageQueue({
      courseID: 'phil-101',
      username: 'Theo',
      post,
      store,
      onWritten: () => {},
      onLoggedOut: () => {},
    }),
  );
  expect(await sent(post)).toEqual({
    username: 'ada',
    evaluationDataID: 'FIRST',
    questionID: 'q1',
    messageID: 'm1',
    text: 'One point more.',
    grade: { individualGradingData: '8', expectedVersion: 4 },
  });
});

test('a second reading', async () => {
  const post = vi.fn<PostReading>(() => Promise.reject(new Error('No connection.')));
  const store = deviceWith('["second-readings","phil-101","theo"]', {
    key: '["blind-2","FIRST"]',
    value: { grade: '81', remark: 'Clear.', base: '4', ready: 'yes' },
  });
  opened.push(
    openReadingQueue({
      courseID: 'phil-101',
      username: 'Theo',
      post,
      store,
      onKnown: () => {},
      onLoggedOut: () => {},
    }),
  );
  expect(await sent(post)).toEqual({
    username: 'blind-2',
    evaluationDataID: 'FIRST',
    grade: '81',
    remark: 'Clear.',
    expectedVersion: 4,
  });
});
