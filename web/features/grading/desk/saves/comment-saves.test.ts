// Comments on passages go through the grader's save queue: nothing that somebody typed is lost.
import { expect, test, vi } from 'vitest';
import {
  commentText,
  readCommentText,
  type PostComment,
} from '../../../../saving/grades/comment-post.ts';
import type { WireGrade } from '../../../../saving/grades/grade-field.ts';
import { connectionLost, refusedWith } from '../../../../saving/queue/testing/fake-connection.ts';
import { memoryStore } from '../../../../saving/queue/testing/memory-store.ts';
import { readableText } from './field-names.ts';
import { GradeSaves } from './grade-saves.ts';
import { commentKey } from '../comments/question-comments.ts';
import { knownFigures, shownRecords } from './student-grades.ts';
import {
  conflictOf,
  isSaved,
  opened,
  useStillPage,
  wordsOf,
  work,
} from './testing/fake-grade-server.ts';

useStillPage();

const key = commentKey(work, 'one');
const anchor = { quote: 'clock', before: 'a ', after: '.', start: 2 };
const textWith = (comment: string): string => commentText({ questionID: 'clock', anchor, comment });

/** A server that keeps comments with versions, as the real one does. */
class CommentServer {
  readonly records = new Map<string, WireGrade>();
  isDown = false;
  #version = 100;

  postBy(by: string): PostComment {
    return async (field, { text, expectedVersion }) => {
      if (this.isDown) throw connectionLost();
      const { username, evaluationId, gradingType, questionID } = field;
      const stored = this.records.get(questionID);
      this.#version += 1;
      const stamp = { version: this.#version, changedBy: by, changedAt: this.#version };
      const about = { username, evaluationDataID: evaluationId, gradingType, questionID };
      const record = { ...about, individualGradingData: '', comment: text, ...stamp };
      if (stored?.comment === text) return { record: stored, deletedGrades: 0 };
      if (expectedVersion !== (stored?.version ?? 0) && (stored || text !== '')) {
        throw refusedWith(409, 'CHANGED_MEANWHILE', [stored ?? null]);
      }
      if (text !== '') {
        this.records.set(questionID, record);
        return { record, deletedGrades: 0 };
      }
      this.records.delete(questionID);
      return { record: { ...record, version: 0 }, deletedGrades: 0 };
    };
  }

  comment(): string | undefined {
    return readCommentText(this.records.get('one')?.comment ?? '')?.comment;
  }
}

function openFor(server: CommentServer, grader = 'simone', store = memoryStore()): GradeSaves {
  const saves = new GradeSaves({
    courseID: `phil-${opened.length}`,
    grader,
    post: () => Promise.reject(new Error('There are no grades here.')),
    postComment: server.postBy(grader),
    onLoggedOut: () => {},
    store,
  });
  opened.push(saves);
  saves.hearAll(work, [...server.records.values()], saves.now());
  return saves;
}

test('a comment is saved, changed, deleted and brought back, and is no grade', async () => {
  const server = new CommentServer();
  const saves = openFor(server);
  saves.edit(key, textWith('Why'));
  await isSaved(saves);
  saves.edit(key, textWith('Why?'));
  await isSaved(saves);
  expect(server.comment()).toBe('Why?');
  expect(saves.keysOf(work)).toEqual([key]);
  expect(shownRecords(saves, work)).toEqual([]);
  expect(knownFigures(saves, work).records).toBe(1);
  saves.edit(key, '');
  await isSaved(saves);
  expect(server.records.size).toBe(0);
  expect(saves.keysOf(work)).toEqual([]);
  saves.edit(key, textWith('Why?'));
  await isSaved(saves);
  expect(server.comment()).toBe('Why?');
  expect(readableText(key, saves.field(key).text)).toBe('Why?');
});

test('a comment typed without a connection survives the page', async () => {
  const server = new CommentServer();
  const store = memoryStore();
  server.isDown = true;
  const before = openFor(server, 'simone', store);
  before.edit(key, textWith('Offline'));
  await vi.waitFor(() => expect(wordsOf(before)).toContain('Offline'), 30_000);
  before.close();
  server.isDown = false;
  const courseID = `phil-${opened.length - 1}`;
  const after = new GradeSaves({
    courseID,
    grader: 'simone',
    post: () => Promise.reject(new Error('There are no grades here.')),
    postComment: server.postBy('simone'),
    onLoggedOut: () => {},
    store,
  });
  opened.push(after);
  await vi.waitFor(() => expect(server.comment()).toBe('Offline'), 30_000);
});

test('two graders who change one comment: both texts are shown, and the choice is saved', async () => {
  const server = new CommentServer();
  const simone = openFor(server);
  simone.edit(key, textWith('First'));
  await isSaved(simone);
  const karl = openFor(server, 'karl');
  karl.edit(key, textWith('Karl’s'));
  await isSaved(karl);
  simone.edit(key, textWith('Simone’s'));
  const conflict = await conflictOf(simone, key);
  expect(readableText(key, conflict.mine)).toBe('Simone’s');
  expect(readableText(key, conflict.theirs?.text ?? '')).toBe('Karl’s');
  simone.choose({ ...conflict, mine: textWith('Karl’s\n\nSimone’s') }, 'mine');
  await isSaved(simone);
  expect(server.comment()).toBe('Karl’s\n\nSimone’s');
});

test('a comment that one deletes and another changes is kept until somebody decides', async () => {
  const server = new CommentServer();
  const simone = openFor(server);
  simone.edit(key, textWith('First'));
  await isSaved(simone);
  const karl = openFor(server, 'karl');
  karl.edit(key, textWith('Better'));
  await isSaved(karl);
  simone.edit(key, '');
  const conflict = await conflictOf(simone, key);
  expect(server.comment()).toBe('Better');
  simone.choose(conflict, 'theirs');
  await isSaved(simone);
  expect(server.comment()).toBe('Better');
});
