// Grades that a changed due date took away can be given again, by the same person and by somebody else.
import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../../../saving/queue/testing/memory-store.ts';
import {
  clock,
  conflictOf,
  FakeServer,
  isSaved,
  load,
  openSaves,
  useStillPage,
  work,
} from './testing/fake-grade-server.ts';

useStillPage();

test('GRD-90 after a due date deleted a grade, it is typed again and saved', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  // Twice: the second time the grade builds on one that was itself given again.
  for (const grade of ['8', '9']) {
    saves.edit(clock, grade);
    await isSaved(saves);
    saves.edit(clock, `${grade}.5`);
    await isSaved(saves);
    server.deleteQuestionGrades();
    saves.forgetQuestionGrades(work);
    expect(saves.field(clock).text).toBe('');
    load(saves, server);
  }
  saves.edit(clock, '7');
  await isSaved(saves);
  expect(saves.field(clock).conflict).toBeUndefined();
  expect(server.grade('clock')).toBe('7');
});

test('GRD-90 a grade that somebody else’s due date deleted can be given again once it is known', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.edit(clock, '8');
  await isSaved(saves);
  server.deleteQuestionGrades();
  load(saves, server);
  saves.edit(clock, '6');
  await isSaved(saves);
  expect(server.grade('clock')).toBe('6');
});

test.each([
  ['mine', '6'],
  ['theirs', undefined],
] as const)(
  'GRD-90 a tab that did not know of the deletion asks, and the choice "%s" is saved',
  async (choice, stored) => {
    const server = new FakeServer();
    const saves = openSaves(server);
    saves.edit(clock, '8');
    await isSaved(saves);
    server.deleteQuestionGrades();
    saves.edit(clock, '6');
    const conflict = await conflictOf(saves, clock);
    expect(conflict).toMatchObject({ mine: '6', theirs: null });
    saves.choose(conflict, choice);
    await isSaved(saves);
    expect(server.grade('clock') || undefined).toBe(stored);
    expect(saves.field(clock)).toMatchObject({ text: stored ?? '', conflict: undefined });
    // And it goes on from there.
    saves.edit(clock, '5');
    await isSaved(saves);
    expect(server.grade('clock')).toBe('5');
  },
);

test('GRD-90 an edit made before the deletion was known is never saved over it unasked', async () => {
  const server = new FakeServer();
  const saves = openSaves(server);
  saves.edit(clock, '8');
  await isSaved(saves);
  server.isDown = true;
  saves.edit(clock, '9');
  server.deleteQuestionGrades();
  load(saves, server);
  server.isDown = false;
  saves.resume();
  expect(await conflictOf(saves, clock)).toMatchObject({ mine: '9', theirs: null });
  expect(server.grade('clock')).toBeUndefined();
});

test('GRD-90 in a second tab of the same person the grade can be given again as well', async () => {
  const server = new FakeServer();
  const tab = { store: memoryStore(), courseID: 'two-tabs' };
  const [one, other] = [openSaves(server, tab), openSaves(server, tab)];
  one.edit(clock, '8');
  await isSaved(one);
  load(other, server);
  server.deleteQuestionGrades();
  one.forgetQuestionGrades(work);
  load(other, server);
  await vi.waitFor(() => expect(other.field(clock).text).toBe(''), 30_000);
  other.edit(clock, '4');
  await isSaved(other);
  expect(server.grade('clock')).toBe('4');
  load(one, server);
  one.edit(clock, '4.5');
  await isSaved(one);
  expect(server.grade('clock')).toBe('4.5');
});
