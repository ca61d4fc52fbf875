// Saved comments: who sees, changes, orders and counts which.
import { COMMENTS_LIMIT } from '@elenchus/domain/comment-bank/saved-comment.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { selectPersonExport } from '../../store/personal-data/person-export-store.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { NOON } from '../../testing/test-course.ts';

const LIST = 'GET /api/savedComments/{courseID}';
const SAVE = 'POST /api/savedComments/save/{courseID}';
const DELETE = 'POST /api/savedComments/delete/{courseID}';
const ORDER = 'POST /api/savedComments/order/{courseID}';
const IMPORT = 'POST /api/savedComments/import/{courseID}';
const USES = 'POST /api/savedComments/uses/{courseID}';

const fresh = { id: 'c1', list: 'mine', label: '', text: 'Good.', expectedVersion: 0 } as const;

/** What a person sees, one comment a word: the course's with a star, what can't be changed in brackets. */
async function seenBy(client: TestClient): Promise<string> {
  const { comments } = await client.ask(LIST);
  return comments
    .map(
      ({ text, list, mayChange }) =>
        `${text}${list === 'course' ? '*' : ''}${mayChange ? '' : '!'}`,
    )
    .join(' ');
}

async function staffOf(course: TestCourse) {
  const [ina, tess, tom] = await Promise.all(['ina', 'tess', 'tom'].map((who) => course.as(who)));
  if (!ina || !tess || !tom) throw new Error('The course has these people.');
  return { ina, tess, tom };
}

onEachEngine('saved comments', (engine) => {
  const app = useApp(engine);

  test('CMB-1 CMB-3 a personal comment is its owner’s, a shared one everyone’s', async () => {
    const { ina, tess, tom } = await staffOf(await app().course());
    await tess.ask(SAVE, { body: { ...fresh, text: ' Mine. ' } });
    await ina.ask(SAVE, { body: { ...fresh, text: 'Hers.' } });
    await tess.ask(SAVE, { body: { ...fresh, list: 'course', text: 'Shared.' } });
    expect(await seenBy(tess)).toBe('Mine. Shared.*');
    expect(await seenBy(tom)).toBe('Shared.*!');
    expect(await seenBy(ina)).toBe('Hers. Shared.*');
  });

  test('CMB-3 the TA who added a shared comment and instructors change it, another TA not', async () => {
    const { ina, tess, tom } = await staffOf(await app().course());
    const shared = { ...fresh, list: 'course' } as const;
    await tess.ask(SAVE, { body: shared });
    const edit = { ...shared, text: 'Better.', expectedVersion: 1 };
    const refused = await tom.call(SAVE, { body: edit });
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'Another person added this comment to the course’s list. Only that person and instructors can change it.',
    ]);
    expect((await tom.call(DELETE, { body: { ...shared, expectedVersion: 1 } })).status).toBe(403);
    expect((await ina.ask(SAVE, { body: edit })).comment.version).toBe(2);
    await tess.ask(SAVE, { body: { ...edit, text: 'Best.', expectedVersion: 2 } });
    await ina.ask(DELETE, { body: { ...shared, expectedVersion: 3 } });
    expect(await seenBy(tess)).toBe('');
  });

  test('CMB-1 a change of an older version is refused with the current text; a repeated call isn’t', async () => {
    const { ina, tess } = await staffOf(await app().course());
    const shared = { ...fresh, list: 'course' } as const;
    await tess.ask(SAVE, { body: shared });
    const edit = { ...shared, text: 'Better.', expectedVersion: 1 };
    await ina.ask(SAVE, { body: edit });
    expect((await ina.ask(SAVE, { body: edit })).comment.version).toBe(2);
    const late = await tess.call(SAVE, { body: { ...edit, text: 'Other.' } });
    expect([late.status, late.error.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.error.details).toMatchObject([{ text: 'Better.', version: 2, list: 'course' }]);
    const lateDelete = await tess.call(DELETE, { body: { ...shared, expectedVersion: 1 } });
    expect(lateDelete.status).toBe(409);
    await ina.ask(DELETE, { body: { ...shared, expectedVersion: 2 } });
    const gone = await tess.call(SAVE, { body: { ...edit, expectedVersion: 2, text: 'Third.' } });
    expect([gone.status, gone.error.details]).toEqual([409, []]);
    await tess.ask(DELETE, { body: { ...shared, expectedVersion: 2 } });
  });

  test('CMB-1 CMB-2 what a list doesn’t take is refused with a sentence', async () => {
    const { tess } = await staffOf(await app().course());
    const empty = await tess.call(SAVE, { body: { ...fresh, text: ' \n' } });
    expect([empty.status, empty.error.message]).toEqual([400, 'A saved comment needs a text.']);
    const many = Array.from({ length: COMMENTS_LIMIT }, (_, index) => {
      return { label: '', text: `Comment ${index}` };
    });
    const imported = await tess.ask(IMPORT, { body: { list: 'mine', comments: many } });
    expect(imported).toEqual({ added: COMMENTS_LIMIT, skipped: 0 });
    const more = await tess.call(SAVE, { body: fresh });
    expect(more.error.message).toContain('up to 500 saved comments');
    const again = await tess.ask(IMPORT, { body: { list: 'mine', comments: many } });
    expect(again).toEqual({ added: 0, skipped: COMMENTS_LIMIT });
    const broken = [
      { label: '', text: 'Fine.' },
      { label: '', text: ' ' },
    ];
    const refused = await tess.call(IMPORT, { body: { list: 'course', comments: broken } });
    expect(refused.error.message).toContain('Comment 2: A saved comment needs a text.');
    expect((await tess.ask(LIST)).comments).toHaveLength(COMMENTS_LIMIT);
  });

  test('CMB-4 CMB-16 everyone orders their own list, instructors the course’s', async () => {
    const { ina, tess } = await staffOf(await app().course());
    for (const list of ['mine', 'course'] as const) {
      for (const text of ['A', 'B', 'C']) {
        await tess.ask(SAVE, { body: { ...fresh, id: text, list, text } });
      }
    }
    await tess.ask(ORDER, { body: { list: 'mine', ids: ['C', 'gone', 'A'] } });
    expect(await seenBy(tess)).toBe('C A B A* B* C*');
    const refused = await tess.call(ORDER, { body: { list: 'course', ids: ['C'] } });
    expect(refused.error.message).toContain('Only instructors');
    await ina.ask(ORDER, { body: { list: 'course', ids: ['C'] } });
    await tess.ask(SAVE, { body: { ...fresh, id: 'D', list: 'course', text: 'D' } });
    expect(await seenBy(tess)).toBe('C A B C* A* B* D*');
  });

  test('CMB-11 insertions add up by comment and question, the personal ones for their owner', async () => {
    const { tess, tom } = await staffOf(await app().course());
    await tess.ask(SAVE, { body: fresh });
    await tom.ask(SAVE, { body: fresh });
    await tess.ask(SAVE, { body: { ...fresh, list: 'course' } });
    const use = { list: 'mine', commentID: 'c1', questionID: 'duty1', count: 2 } as const;
    const shared = { ...use, list: 'course' } as const;
    const uses = [use, use, shared, { ...shared, questionID: '' }];
    expect(await tess.ask(USES, { body: { uses } })).toEqual({ counted: 8 });
    const skipped = [
      { ...use, questionID: 'nowhere' },
      { ...use, commentID: 'gone' },
    ];
    expect(await tom.ask(USES, { body: { uses: [shared, ...skipped] } })).toEqual({ counted: 2 });
    expect((await tess.ask(LIST)).uses).toEqual([
      { ...use, count: 4 },
      { ...shared, questionID: '', count: 2 },
      { ...shared, count: 4 },
    ]);
    expect((await tom.ask(LIST)).uses.map(({ list }) => list)).toEqual(['course', 'course']);
    await tess.ask(DELETE, { body: { ...fresh, expectedVersion: 1 } });
    expect((await tess.ask(LIST)).uses).toHaveLength(2);
  });

  test('CMB-3 who gets the netID of a former TA doesn’t get the comments', async () => {
    const course = await app().course();
    const { ina, tom } = await staffOf(course);
    await tom.ask(SAVE, { body: fresh });
    await tom.ask(SAVE, { body: { ...fresh, list: 'course', text: 'Shared.' } });
    await tom.ask(USES, {
      body: { uses: [{ list: 'mine', commentID: 'c1', questionID: '', count: 1 }] },
    });
    const params = { username: 'tom' };
    await ina.ask('DELETE /api/users/{courseID}/{username}', { params });
    const add = 'POST /api/users/{courseID}/add';
    const body = { username: 'tom', fullname: 'Tom Two', status: 'ta' } as const;
    expect((await ina.call(add, { body })).error.error).toBe('WAS_HERE_BEFORE');
    await ina.ask(add, { body: { ...body, person: 'another' } });
    const namesake = await course.as('tom');
    expect(await seenBy(namesake)).toBe('Shared.*!');
  });

  test('USR-35 USR-36 a person’s copy has the comments, and an erasure leaves no name', async () => {
    const course = await app().course();
    const { tess, tom } = await staffOf(course);
    await tess.ask(SAVE, { body: fresh });
    await tess.ask(SAVE, { body: { ...fresh, list: 'course', text: 'Shared.' } });
    await tess.ask(USES, {
      body: { uses: [{ list: 'mine', commentID: 'c1', questionID: '', count: 3 }] },
    });
    const { store } = app();
    expect(await selectPersonExport(store, course.id, 'tess')).toMatchObject({
      savedComments: [
        { list: 'course', text: 'Shared.' },
        { list: 'mine', text: 'Good.', uses: 3 },
      ],
    });
    const change = changeBy(course.id, 'admin', NOON);
    await store.transact('deleteUser', { ...change, actor: 'ina', usernameKey: 'tess' });
    const erasing = { ...changeBy(course.id, 'admin', NOON), usernameKey: 'tess' };
    expect((await store.transact('erasePerson', erasing)).ok).toBe(true);
    expect(await selectPersonExport(store, course.id, 'tess')).toBeUndefined();
    expect(await seenBy(tom)).toBe('Shared.*!');
  });
});
