import { describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../../../../saving/queue/testing/memory-store.ts';
import { fieldKey, type WireGrade } from '../../../../saving/grades/grade-field.ts';
import { GradeSaves } from './grade-saves.ts';
import { gradedNow, shownEvaluation } from './student-grades.ts';
import {
  clock,
  commentRecord,
  comments,
  conflictOf,
  FakeServer,
  isSaved,
  load,
  opened,
  openSaves,
  useStillPage,
  wordsOf,
  work,
} from './testing/fake-grade-server.ts';

useStillPage();

test('what is typed shows at once, is saved after a pause, and goes on over the own save', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.edit(comments, 'Well');
  expect(saves.field(comments).text).toBe('Well');
  expect(server.saves).toBe(0);
  await isSaved(saves);
  saves.edit(comments, 'Well done');
  await isSaved(saves);
  expect(server.comment()).toBe('Well done');
  expect(server.saves).toBe(2);
});

test('EXT-12 EXT-14 a grade says as of which date its answers were shown, and when, although it arrives later', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.shown.show({ ...work, username: 'Ada' }, { readAsOf: '2026-09-10T17:00', readAt: 50 });
  server.isDown = true;
  saves.edit(clock, '7');
  saves.edit(comments, 'Well');
  await vi.waitFor(() => expect(wordsOf(saves)).toContain('Offline'), 30_000);
  saves.shown.show(work, { readAsOf: '2026-09-13T17:00' });
  server.isDown = false;
  saves.resume();
  await isSaved(saves);
  expect(new Set(server.readDates)).toEqual(new Set(['2026-09-10T17:00', undefined]));
  expect(new Set(server.readMoments)).toEqual(new Set([50, undefined]));
  saves.edit(clock, '8');
  await isSaved(saves);
  expect(server.readDates.at(-1)).toBe('2026-09-13T17:00');
});

test('USR-115 what waits for a person who was deleted is refused, and the next edit is about the one who is shown', async () => {
  const server = new FakeServer();
  server.personTag = 'first';
  const saves = openSaves(server);
  saves.shown.show(work, { personTag: 'first' });
  saves.edit(clock, '6');
  await isSaved(saves);
  server.isDown = true;
  saves.edit(clock, '7');
  saves.edit(comments, 'Well');
  await vi.waitFor(() => expect(wordsOf(saves)).toContain('Offline'), 30_000);
  server.personTag = 'second';
  server.records.clear();
  server.isDown = false;
  saves.resume();
  await vi.waitFor(() => expect(saves.stuck()).toHaveLength(2), 30_000);
  expect(wordsOf(saves)).toContain('Someone else has the netID now.');
  expect(server.records.size).toBe(0);
  saves.shown.show(work, { personTag: 'second' });
  load(saves, server);
  saves.edit(clock, '8');
  await vi.waitFor(() => expect(server.grade('clock')).toBe('8'), 30_000);
  expect(server.comment()).toBeUndefined();
  saves.drop(comments);
  await isSaved(saves);
});

test('an answer that got lost on the way is no conflict with oneself', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  server.isMute = true;
  saves.edit(comments, 'Well');
  await vi.waitFor(() => expect(server.comment()).toBe('Well'), 30_000);
  await vi.waitFor(() => expect(wordsOf(saves)).toContain('Offline'), 30_000);
  saves.edit(comments, 'Well done');
  server.isMute = false;
  await isSaved(saves);
  expect(server.comment()).toBe('Well done');
  expect(saves.field(comments).conflict).toBeUndefined();
});

test('somebody else’s text is never overwritten: both are shown, and the choice is saved', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  for (const [choice, result] of [
    ['mine', 'mine'],
    ['theirs', 'theirs'],
    ['both', 'theirs\n\nmine'],
  ] as const) {
    load(saves, server);
    server.force('karl', commentRecord('theirs'));
    saves.edit(comments, 'mine');
    const conflict = await conflictOf(saves, comments);
    expect(conflict).toMatchObject({ mine: 'mine', theirs: { text: 'theirs', changedBy: 'karl' } });
    expect(server.comment()).toBe('theirs');
    expect(wordsOf(saves)).toContain('Not saved');
    saves.choose(conflict, choice);
    await isSaved(saves);
    expect(server.comment()).toBe(result);
    expect(saves.field(comments)).toMatchObject({ text: result, conflict: undefined });
    server.force('karl', commentRecord(''));
  }
});

test('a field that is not edited follows the other person and says who it was', () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  server.force('karl', commentRecord('his'));
  load(saves, server);
  expect(saves.field(comments)).toMatchObject({ text: 'his', news: { by: 'karl' } });
});

test('a field with the focus stays as it is until it is left', () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.hold(comments);
  server.force('karl', commentRecord('his'));
  load(saves, server);
  expect(saves.field(comments)).toMatchObject({ text: '', isHeldBack: true });
  saves.release(comments);
  expect(saves.field(comments)).toMatchObject({ text: 'his', isHeldBack: false });
});

test('typing into a held field meets the other text as a conflict', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.hold(comments);
  server.force('karl', commentRecord('his'));
  load(saves, server);
  saves.edit(comments, 'hers');
  expect(await conflictOf(saves, comments)).toMatchObject({
    mine: 'hers',
    theirs: { text: 'his' },
  });
});

test('what was typed in a tab that closed without a connection is sent by the next one', async () => {
  const server = new FakeServer();
  const store = memoryStore();
  server.isDown = true;
  const first = new GradeSaves({
    courseID: 'phil',
    grader: 'simone',
    post: server.postBy('simone'),
    onLoggedOut: () => {},
    store,
  });
  first.edit(comments, 'on a train');
  await vi.waitFor(() => expect(wordsOf(first)).toContain('Offline: 1 change'), 30_000);
  first.close();
  server.isDown = false;
  const second = new GradeSaves({
    courseID: 'phil',
    grader: 'simone',
    post: server.postBy('simone'),
    onLoggedOut: () => {},
    store,
  });
  opened.push(second);
  await vi.waitFor(() => expect(server.comment()).toBe('on a train'), 30_000);
  await isSaved(second);
});

test('an older list never takes back what was saved since, and a deleted record goes', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  const askedAt = saves.now();
  saves.edit(clock, '8');
  await isSaved(saves);
  saves.hearAll(work, [], askedAt);
  expect(saves.field(clock).text).toBe('8');
  saves.hearAll(work, [], saves.now());
  expect(saves.field(clock).text).toBe('');
});

test('a record that is refused holds up no other, is kept, and can be given up', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  server.forbidden.add('laura');
  const others = fieldKey({ ...work, username: 'laura' }, 'comments');
  saves.edit(others, 'for Laura');
  saves.edit(comments, 'for Ada');
  await vi.waitFor(() => expect(server.comment()).toBe('for Ada'), 30_000);
  await vi.waitFor(() => expect(saves.stuck()).toHaveLength(1), 30_000);
  expect(saves.stuck()[0]).toMatchObject({ text: 'for Laura', sentence: 'No permission.' });
  saves.drop(others);
  expect(saves.stuck()).toEqual([]);
  expect(saves.field(others).text).toBe('');
  await isSaved(saves);
});

test('a deleted record does not come back with a list that was asked for before', () => {
  const server = new FakeServer();
  server.force('karl', commentRecord('his'));
  const saves = openSaves(server);
  const askedAt = saves.now();
  saves.hearAll(work, [], saves.now());
  saves.hearAhead(work, [...server.records.values()], askedAt);
  expect(saves.field(comments).text).toBe('');
});

const bea = { ...work, username: 'bea' };

/** A record of Bea's that Karl saved. */
function recordOf(comment: string, version: number): WireGrade {
  const stamp = { version, changedBy: 'karl', changedAt: version };
  return { ...commentRecord(comment), username: 'bea', ...stamp };
}

describe('a student who comes next', () => {
  test('has filled fields before anybody looks; what others change is news only from then on', () => {
    const saves = openSaves(new FakeServer());
    expect(saves.isLoaded(bea)).toBe(false);
    saves.hearAhead(bea, [recordOf('first', 1)], saves.now());
    saves.hearAhead(bea, [recordOf('second', 2)], saves.now());
    const comment = fieldKey(bea, 'comments');
    expect(saves.isLoaded(bea)).toBe(true);
    expect(saves.field(comment)).toMatchObject({ text: 'second', news: undefined });
    saves.hearAll(bea, [recordOf('second', 2)], saves.now());
    saves.hearAll(bea, [recordOf('third', 3)], saves.now());
    expect(saves.field(comment).news).toEqual({ by: 'karl', at: 3 });
  });

  test('is drawn once when nothing has changed since', () => {
    const saves = openSaves(new FakeServer());
    const records = [recordOf('first', 1)];
    saves.hearAhead(bea, records, saves.now());
    const before = saves.moment();
    saves.hearAll(bea, records, saves.now());
    saves.releaseAll();
    expect(saves.moment()).toBe(before);
  });

  test('is not counted again among the graded, whom the server has counted', async () => {
    const saves = openSaves(new FakeServer());
    const askedAt = saves.now();
    const complete = { ...recordOf('', 1), gradingType: 'gradingComplete' };
    saves.hearAhead(bea, [{ ...complete, individualGradingData: 'yes' }], askedAt);
    const count = { graded: 1, askedAt, wasComplete: false };
    expect(gradedNow(saves, work, count)).toBe(1);
    saves.edit(fieldKey(work, 'gradingComplete'), 'yes');
    await isSaved(saves);
    expect(gradedNow(saves, work, count)).toBe(2);
    expect(gradedNow(saves, bea, { ...count, wasComplete: true })).toBe(2);
  });
});

test('the evaluation is read with what is not saved yet', () => {
  const saves = openSaves(new FakeServer());
  saves.edit(clock, '8.5');
  expect(shownEvaluation(saves, work).questionGrades.get('clock')).toBe(8.5);
  expect(shownEvaluation(saves, { ...work, username: 'laura' }).questionGrades.size).toBe(0);
});

test('GRD-13 what is no grade stays in the field, and what was there before is saved', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.edit(clock, '7');
  await isSaved(saves);
  saves.hold(clock);
  // '1' on the way to '11' is a grade that nobody meant.
  saves.edit(clock, '1');
  saves.reject(clock, '11');
  expect(saves.field(clock)).toMatchObject({ text: '7', rejected: '11' });
  expect(saves.rejected()).toEqual([{ key: clock, text: '11' }]);
  saves.release(clock);
  await isSaved(saves);
  expect(server.grade('clock')).toBe('7');
  expect(saves.field(clock).rejected).toBe('11');
  saves.edit(clock, '1.5');
  expect(saves.field(clock)).toMatchObject({ text: '1.5', rejected: undefined });
  await isSaved(saves);
  expect(server.grade('clock')).toBe('1.5');
});

test('GRD-13 a grade that was sent on the way to something else is taken back', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.hold(clock);
  saves.edit(clock, '1');
  await isSaved(saves);
  expect(server.grade('clock')).toBe('1');
  saves.reject(clock, '1-');
  await isSaved(saves);
  expect(server.grade('clock')).toBe('');
  saves.restore(clock);
  expect(saves.field(clock)).toMatchObject({ text: '', rejected: undefined });
});

const dueDate = fieldKey(work, 'customDueDate');

test('EXT-4 a person who keeps the grades of unchanged answers says so with the due date', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.edit(clock, '8');
  await isSaved(saves);
  saves.edit(dueDate, '2026-10-09');
  await vi.waitFor(() => expect(saves.field(dueDate).losing?.grades).toBe(1), 30_000);
  expect(server.hasKept).toBe(false);
  saves.answerLoss(dueDate, 'changed');
  await isSaved(saves);
  expect(server.hasKept).toBe(true);
  expect(saves.field(dueDate).text).toBe('2026-10-09');
});

test('GRD-93 a due date that deletes grades waits for an answer, also from another page', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.edit(clock, '8');
  await isSaved(saves);
  saves.edit(dueDate, '2026-10-09');
  await vi.waitFor(
    () => expect(saves.field(dueDate).losing).toEqual({ grades: 1, changed: 1 }),
    30_000,
  );
  expect(wordsOf(saves)).toContain('it would delete grades');
  expect(saves.stuck()).toEqual([]);
  saves.answerLoss(dueDate, null);
  await isSaved(saves);
  expect(saves.field(dueDate)).toMatchObject({ text: '', losing: undefined });
  expect(server.grade('clock')).toBe('8');

  saves.edit(dueDate, '2026-10-10');
  await vi.waitFor(
    () => expect(saves.field(dueDate).losing).toEqual({ grades: 1, changed: 1 }),
    30_000,
  );
  saves.answerLoss(dueDate, 'all');
  await isSaved(saves);
  expect(saves.field(dueDate).text).toBe('2026-10-10');
  expect(saves.field(clock).text).toBe('');
  saves.edit(clock, '9');
  await isSaved(saves);
  expect(server.grade('clock')).toBe('9');
});

test('EXT-13 a grade that somebody gives before the answer is not deleted unasked', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.edit(clock, '8');
  await isSaved(saves);
  saves.edit(dueDate, '2026-10-09');
  const asked = async (grades: number) =>
    vi.waitFor(
      () => expect(saves.field(dueDate).losing).toEqual({ grades, changed: grades }),
      30_000,
    );
  await asked(1);
  const theirs = {
    ...commentRecord(''),
    gradingType: 'questionGrade',
    questionID: 'duty',
  } as const;
  server.force('karl', { ...theirs, individualGradingData: '5' });
  saves.answerLoss(dueDate, 'all');
  await asked(2);
  expect([server.grade('clock'), server.grade('duty')]).toEqual(['8', '5']);
  saves.answerLoss(dueDate, 'all');
  await isSaved(saves);
  expect([server.grade('clock'), server.grade('duty')]).toEqual([undefined, undefined]);
});

test('GRD-93 a due date without grades is saved at once, and can be taken away and set again', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  for (const date of ['2026-10-09', '', '2026-10-10', '']) {
    saves.edit(dueDate, date);
    await isSaved(saves);
    expect(saves.field(dueDate)).toMatchObject({ text: date, losing: undefined });
    expect(server.dueDate()).toBe(date);
  }
});
