import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../store/logs/audit-store.ts';
import type { Store } from '../store/open-store.ts';
import { engines } from '../store/testing/engines.ts';
import { NOON, useStore } from '../store/testing/test-store.ts';
import { CourseCache } from './course-cache.ts';

const stored = useStore(engines[0]!);

function title(dataText: string) {
  return designItem({ dataType: 'courseTitle', dataID: '0', dataText });
}

async function rename(course: string, dataText: string): Promise<void> {
  const change = changeBy(course, 'ina', NOON);
  const parts = { upserts: [title(dataText)], removals: [], confirmed: true };
  await stored().store.transact('changeDesign', { ...change, ...parts });
}

/** A store that counts the reads of whole designs and can delay one after it was read. */
function watched(store: Store) {
  const watch = { versions: 0, readings: 0, hold: Promise.resolve() };
  const reader: Store = {
    async read(statement) {
      const rows = await store.read(statement);
      watch.versions += 1;
      return rows;
    },
    async readTogether(statements) {
      watch.readings += 1;
      const rows = await store.readTogether(statements);
      await watch.hold;
      return rows;
    },
    transact: (name, input) => store.transact(name, input),
    report: (name, input) => store.report(name, input),
    close: () => store.close(),
  };
  return { watch, reader };
}

test('a design is read once per version, also for many requests at once', async () => {
  const course = await stored().course({ items: [title('First')] });
  const { watch, reader } = watched(stored().store);
  const cache = new CourseCache(reader);
  await Promise.all([1, 2, 3].map(() => cache.get(course)));
  await cache.get(course);
  expect(watch.readings).toBe(1);
  await rename(course, 'Second');
  expect((await cache.get(course))?.model.settings.title).toBe('Second');
  expect(watch.readings).toBe(2);
});

test('a person who saves while others are reading gets their own change, not the earlier reading', async () => {
  const course = await stored().course({ items: [title('First')] });
  const { watch, reader } = watched(stored().store);
  const cache = new CourseCache(reader);
  const { promise, resolve } = Promise.withResolvers<void>();
  watch.hold = promise;
  const early = cache.get(course);
  await expect.poll(() => watch.readings).toBe(1);
  await rename(course, 'Second');
  const late = cache.get(course);
  // Waits until it has seen the new version and joined the read in progress.
  await expect.poll(() => watch.versions).toBe(2);
  watch.hold = Promise.resolve();
  resolve();
  expect((await early)?.model.settings.title).toBe('First');
  expect((await late)?.model.settings.title).toBe('Second');
  expect((await cache.get(course))?.model.settings.title).toBe('Second');
});

test('a course that is not there is undefined', async () => {
  expect(await new CourseCache(stored().store).get('no-such-course')).toBeUndefined();
});
