import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../open-store.ts';
import { settingsTable } from '../tables/installation-tables.ts';
import { onEachEngine, type TestPlace } from '../testing/engines.ts';
import { procedures } from '../testing/trial-procedures.ts';
import { columnsOf } from './columns.ts';
import type { Database } from './database.ts';
import { utcText } from './engine-words.ts';
import { gathered } from './gathered-reads.ts';
import { plainSql, sql } from './sql.ts';

/** Asks for a table that isn't there. */
const NOWHERE = sql`select 1 as one from nowhere`;

const known = { procedures, module: new URL('../testing/trial-procedures.ts', import.meta.url) };

onEachEngine('the engine', (engine) => {
  let place: TestPlace;
  let database: Database<typeof procedures>;

  beforeAll(async () => {
    place = await engine.makePlace();
    database = await openDatabase(place.location, known, 1);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  async function value(name: string): Promise<string | undefined> {
    const rows = await database.read(
      sql`select ${columnsOf(settingsTable, 'value')} from settings where name = ${name}`,
    );
    return rows[0]?.value;
  }

  test('a read sees every write that was acknowledged before it', async () => {
    for (let round = 0; round < 20; round += 1) {
      await database.transact('put', { name: 'seen', value: String(round) });
      expect(await value('seen')).toBe(String(round));
    }
  });

  test('small reads that come during a large one are done before it', async () => {
    await Promise.all([value('seen'), value('seen')]);
    const ended: string[] = [];
    const large = database
      .read(
        sql`with recursive n (x) as (select 1 union all select x + 1 from n where x < 3000000)
          select count(*) as n from n`,
      )
      .then(() => ended.push('large'));
    await pause(100);
    await Promise.all(
      Array.from({ length: 12 }, () => value('seen').then(() => ended.push('small'))),
    );
    await large;
    expect(ended.at(-1)).toBe('large');
  });

  test('20 concurrent read-modify-writes end at 20', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => database.transact('increment', { name: 'counter' })),
    );
    expect(await value('counter')).toBe('20');
  });

  test('a bad unit fails alone, with nothing of it left, and its neighbors are kept', async () => {
    const outcomes = await Promise.allSettled([
      database.transact('put', { name: 'first', value: 'a' }),
      database.transact('breakAfterWriting', { name: 'bad' }),
      database.transact('violate', { name: 'worse' }),
      database.transact('put', { name: 'last', value: 'b' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[1]).toMatchObject({ reason: { message: 'broken on purpose' } });
    expect([await value('first'), await value('last')]).toEqual(['a', 'b']);
    expect([await value('bad'), await value('worse')]).toEqual([undefined, undefined]);
  });

  test('any Unicode is read as it was stored, and U+0000 is refused', async () => {
    const text = 'ἔλεγχος ¬(q1, 2) ∨ "quoted" \\ \n\r\n 🦉 \u0301 \uFEFF end';
    await database.transact('put', { name: 'text', value: text });
    expect(await value('text')).toBe(text);
    await expect(database.transact('put', { name: 'nul', value: 'a\0b' })).rejects.toThrow(
      'U+0000',
    );
  });

  test('reads together see one moment', async () => {
    const writes = Array.from({ length: 50 }, () =>
      database.transact('increment', { name: 'both' }),
    );
    const reads = Array.from({ length: 50 }, () =>
      database.readTogether([
        sql`select value from settings where name = ${'both'}`,
        sql`select value from settings where name = ${'both'}`,
      ]),
    );
    for (const [one, other] of await Promise.all(reads)) expect(one).toEqual(other);
    await Promise.all(writes);
  });

  test('a read that is wrong fails, and the next one works', async () => {
    await expect(database.read(NOWHERE)).rejects.toThrow('nowhere');
    await expect(database.readTogether([sql`select 1 as one`, NOWHERE])).rejects.toThrow('nowhere');
    expect(await database.read(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('of 100 reads at once, each gets its own answer, and a wrong one fails alone', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, number) =>
        database.read(number % 10 === 3 ? NOWHERE : sql`select ${String(number)} as number`),
      ),
    );
    const answers = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : 'wrong',
    );
    expect(answers).toEqual(
      answers.map((_, number) => (number % 10 === 3 ? 'wrong' : [{ number: String(number) }])),
    );
  });

  test('statements of 400 different texts, twice: each gets the rows and the columns of its own', async () => {
    const numbers = Array.from({ length: 400 }, (_, number) => number);
    for (let round = 0; round < 2; round += 1) {
      const found = await Promise.all(
        numbers.map((number) => database.read(plainSql(`select ${number} as column${number}`))),
      );
      expect(found).toEqual(numbers.map((number) => [{ [`column${number}`]: number }]));
    }
  });

  test('gathered reads get their own rows, and fail together', async () => {
    await database.transact('put', { name: 'gathered', value: 'a' });
    expect(
      await gathered(database, (reader) => [
        reader.read(sql`select value from settings where name = ${'gathered'}`),
        reader.read(sql`select value from settings where name = ${'nobody'}`),
        reader.readTogether([sql`select 1 as one`, sql`select 2 as two`]),
      ]),
    ).toEqual([[{ value: 'a' }], [], [[{ one: 1 }], [{ two: 2 }]]]);
    await expect(
      gathered(database, (reader) => [reader.read(sql`select 1 as one`), reader.read(NOWHERE)]),
    ).rejects.toThrow('nowhere');
    // Columns that would have come with the rows that failed.
    expect(await database.read(sql`select 3 as one, 4 as other`)).toEqual([{ one: 3, other: 4 }]);
  });

  test('sums and counts arrive as numbers, and text sorts by its bytes', async () => {
    for (const name of ['sort-b', 'sort-B', 'sort-é', 'sort-a']) {
      await database.transact('put', { name, value: '7' });
    }
    const rows = await database.read(sql`select name from settings
      where name in ('sort-b', 'sort-B', 'sort-é', 'sort-a') order by name`);
    expect(rows).toEqual(['sort-B', 'sort-a', 'sort-b', 'sort-é'].map((name) => ({ name })));
    const [total] = await database.read(
      sql`select count(*) as count, sum(changed_at) as total from settings where value = '7'`,
    );
    expect(total).toEqual({ count: 4, total: 0 });
  });

  test('a moment is written as JavaScript writes it', async () => {
    const start = Date.UTC(2026, 10, 25, 4, 59, 59);
    const moments = [0, 1, 999, -1, Date.UTC(2028, 1, 29), Date.UTC(9999, 11, 31, 23, 59, 59, 999)];
    const all = [...moments, ...Array.from({ length: 1000 }, (_, index) => start + index)];
    const rows = await database.read(sql`select ${utcText(sql`column1`)} as text
      from (values ${plainSql(all.map((at) => `(${at})`).join(', '))}) moments`);
    expect(rows).toEqual(all.map((at) => ({ text: new Date(at).toISOString() })));
  });

  test('a question mark in a text is no value', async () => {
    const rows = await database.read(sql`select '?' as mark, '$1' as dollar, ${'why?'} as value`);
    expect(rows).toEqual([{ mark: '?', dollar: '$1', value: 'why?' }]);
  });

  test('after closing, everything is refused as unavailable', async () => {
    const other = await engine.makePlace();
    const closed = await openDatabase(other.location, known, 1);
    const underWay = closed.transact('put', { name: 'last', value: 'word' });
    const reads = Array.from({ length: 100 }, () => closed.read(sql`select 1 as one`));
    await setImmediate();
    await closed.close();
    await expect(underWay).resolves.toBe('last');
    expect(await Promise.all(reads)).toEqual(reads.map(() => [{ one: 1 }]));
    const refusal = { code: 'storage-unavailable', reason: 'closed' };
    await expect(closed.transact('put', { name: 'a', value: 'b' })).rejects.toMatchObject(refusal);
    await expect(closed.read(sql`select 1 as one`)).rejects.toMatchObject(refusal);
    await other.remove();
  });
});
