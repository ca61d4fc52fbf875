import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { selectCourses, selectOptionalCourse } from '../courses/courses-store.ts';
import { selectOptionalDesign } from './design-store.ts';
import { selectOptionalSetting } from '../settings-store.ts';
import { readLogOf } from '../testing/audit-log.ts';
import { onEachEngine } from '../testing/engines.ts';
import { byKant, NOON, person, useStore } from '../testing/test-store.ts';

const title = designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Logic' });
const question = designItem({ dataType: 'question', dataID: 'abcde', dataText: 'Why?\nWhy not?' });

onEachEngine('courses and their design', (engine) => {
  const opened = useStore(engine);

  test('a course starts with its items and its instructor, and its id is taken only once', async () => {
    const { store } = opened();
    const users = [person('Kant', { status: 'instructor' })];
    const made = { ...byKant('phil-101'), items: [title], users };
    expect(await store.transact('createCourse', made)).toMatchObject({ ok: true });
    expect(await store.transact('createCourse', made)).toEqual({ ok: false, reason: 'taken' });
    expect(await selectOptionalCourse(store, 'phil-101')).toEqual({
      course: 'phil-101',
      createdAt: NOON,
      designVersion: 1,
      archivedAt: null,
      archivedBy: 'admin',
      deleteAfter: null,
      personalDataUntil: null,
      personalDataDeletedAt: null,
    });
    expect(await selectOptionalCourse(store, 'PHIL-101')).toBeUndefined();
    expect(await selectOptionalDesign(store, 'no-such-course')).toBeUndefined();
    const courses = await selectCourses(store);
    expect(courses.map(({ course }) => course)).toContain('phil-101');
  });

  test('saving and removing items raises the design version once', async () => {
    const { store, course } = opened();
    const id = await course({ items: [title] });
    const upserts = [{ ...title, dataText: 'Ethics' }, question];
    await store.transact('changeDesign', {
      ...byKant(id),
      upserts,
      removals: [],
      confirmed: false,
    });
    expect(await selectOptionalDesign(store, id)).toEqual({
      createdAt: NOON,
      designVersion: 2,
      items: [
        { ...title, dataText: 'Ethics', version: 2 },
        { ...question, version: 2 },
      ],
    });
    const change = { ...byKant(id), upserts: [], removals: [question, question], confirmed: false };
    expect(await store.transact('changeDesign', change)).toMatchObject({
      value: { designVersion: 3, removed: 1 },
    });
    expect((await selectOptionalDesign(store, id))?.items).toHaveLength(1);
    expect(await readLogOf(store, id, change.changeID)).toMatchObject([
      { action: 'design.remove', before: { dataText: 'Why?\nWhy not?' } },
    ]);
  });

  test('an item that is saved and removed in one change stays', async () => {
    const { store, course } = opened();
    const id = await course({ items: [title] });
    const change = { ...byKant(id), upserts: [title], removals: [title], confirmed: false };
    await store.transact('changeDesign', change);
    expect((await selectOptionalDesign(store, id))?.items).toHaveLength(1);
  });

  test('unchanged items change nothing', async () => {
    const { store, course } = opened();
    const id = await course({ items: [title] });
    const change = { ...byKant(id), upserts: [title], removals: [question], confirmed: false };
    await store.transact('changeDesign', change);
    expect(await selectOptionalCourse(store, id)).toMatchObject({ designVersion: 1 });
  });

  test('an item that another person changed since refuses the whole change', async () => {
    const { store, course } = opened();
    const id = await course({ items: [title] });
    const upserts = [question, { ...title, dataText: 'Mine', expectedVersion: 7 }];
    expect(
      await store.transact('changeDesign', {
        ...byKant(id),
        upserts,
        removals: [],
        confirmed: false,
      }),
    ).toMatchObject({
      ok: false,
      reason: {
        kind: 'conflict',
        conflicts: [{ yours: { dataText: 'Mine' }, theirs: { dataText: 'Logic' } }],
      },
    });
    expect(await selectOptionalCourse(store, id)).toMatchObject({ designVersion: 1 });
  });

  test('a change of a course that does not exist is refused', async () => {
    const { store } = opened();
    const change = { ...byKant('nowhere'), upserts: [title], removals: [], confirmed: false };
    expect(await store.transact('changeDesign', change)).toEqual({
      ok: false,
      reason: { kind: 'unknown-course' },
    });
  });

  test('as many items in one change as a course can have', async () => {
    const { store, course } = opened();
    const id = await course();
    const upserts = ['question', 'heldQuestion', 'syllabusLinkItem'].flatMap((dataType) =>
      Array.from({ length: 2000 }, (_, at) =>
        designItem({ dataType, dataID: `q${at}`, dataText: 'x'.repeat(50) }),
      ),
    );
    await store.transact('changeDesign', {
      ...byKant(id),
      upserts,
      removals: [],
      confirmed: false,
    });
    expect((await selectOptionalDesign(store, id))?.items).toHaveLength(6000);
  });

  test('20 concurrent changes of one design raise its version by 20', async () => {
    const { store, course } = opened();
    const id = await course();
    await Promise.all(
      Array.from({ length: 20 }, (_, position) =>
        store.transact('changeDesign', {
          ...byKant(id),
          upserts: [{ ...question, dataID: `q${position}` }],
          removals: [],
          confirmed: false,
        }),
      ),
    );
    expect(await selectOptionalCourse(store, id)).toMatchObject({ designVersion: 21 });
  });

  test('a setting made once stays', async () => {
    const { store } = opened();
    const setting = { name: 'adminPasswordHash', at: NOON } as const;
    expect(await selectOptionalSetting(store, 'adminPasswordHash')).toBeUndefined();
    const first = await store.transact('setSettingOnce', { ...setting, value: 'a' });
    const second = await store.transact('setSettingOnce', { ...setting, value: 'b' });
    expect([first, second]).toEqual([{ isNew: true }, { isNew: false }]);
    await store.transact('setSetting', { ...setting, value: 'c' });
    expect(await selectOptionalSetting(store, 'adminPasswordHash')).toBe('c');
  });
});
