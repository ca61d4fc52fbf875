// A browser that has the current design gets its 304 without a read of the design.
import { COURSE_DAY_TYPES } from '@elenchus/domain/course/course-gate.ts';
import { expect, test } from 'vitest';
import { forSqlite } from '../../store/engine/written-sql.ts';
import type { Store } from '../../store/open-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS } from '../../testing/test-course.ts';

const READ = 'GET /api/courseDesign/{courseID}';
const DATES = COURSE_ITEMS.filter(({ dataType }) =>
  (COURSE_DAY_TYPES as readonly string[]).includes(dataType),
).length;

onEachEngine('designs that need not be read', (engine) => {
  let itemsRead = 0;
  const app = useApp(engine, (store) => countItems(store, (count) => (itemsRead += count)));

  /** How many items the work reads. */
  async function readBy(work: () => Promise<unknown>): Promise<number> {
    const before = itemsRead;
    await work();
    return itemsRead - before;
  }

  test.each([
    ['nobody', 0],
    ['ina', 0],
    ['sam', DATES],
  ])('after a restart, a 304 for %s reads %d items', async (username, expected) => {
    const first = await app().course();
    const before = username === 'nobody' ? first.nobody() : await first.as(username);
    const etag = String((await before.call(READ)).response.headers.etag);
    const restarted = await app().build();
    const send = async (ifNoneMatch: string) => {
      const answer = await restarted.http.inject({
        url: `/api/courseDesign/${first.id}`,
        headers: { 'if-none-match': ifNoneMatch, cookie: cookiesOf(before.cookies) },
      });
      return answer.statusCode;
    };
    expect(await readBy(async () => expect(await send(etag)).toBe(304))).toBe(expected);
    // The dates stay in memory.
    expect(await readBy(async () => expect(await send(etag)).toBe(304))).toBe(0);
    await restarted.http.close();
  });

  test('a design that was sent to one student is sent to the next without reading it', async () => {
    const course = await app().course();
    const headers = { 'accept-encoding': 'br' };
    const [sam, sue] = [await course.as('sam'), await course.as('sue')];
    const read = await readBy(() => sam.call(READ, { headers }));
    expect(read).toBe(DATES + COURSE_ITEMS.length);
    expect(await readBy(() => sue.call(READ, { headers }))).toBe(0);
  });
});

function cookiesOf(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The store, with a note of how many items of designs it read. */
function countItems(store: Store, onItems: (count: number) => void): Store {
  return {
    ...store,
    async readTogether(statements) {
      const results = await store.readTogether(statements);
      for (const [place, rows] of results.entries()) {
        const statement = statements[place];
        const text = statement && forSqlite(statement).text;
        if (text?.includes('from design_items')) onItems(rows.length);
      }
      return results;
    },
  };
}
