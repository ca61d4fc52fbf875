import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../open-store.ts';
import { settingsTable } from '../tables/installation-tables.ts';
import { engines } from '../testing/engines.ts';
import { procedures } from '../testing/trial-procedures.ts';
import { columnsOf } from './columns.ts';
import { openPostgresConnections } from './postgres-connections.ts';
import { sql } from './sql.ts';

const known = { procedures, module: new URL('../testing/trial-procedures.ts', import.meta.url) };
const engine = engines[1]!;
const OTHERS =
  'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

test.skipIf(!engine.available)(
  'PostgreSQL connections that break under load cost nothing that was acknowledged',
  async () => {
    const place = await engine.makePlace();
    const url = place.location.engine === 'postgres' ? place.location.url : '';
    const database = await openDatabase(place.location, known, 1);
    const killer = openPostgresConnections(url, 1);
    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    async function write(caller: number): Promise<void> {
      for (let round = 0; round < 60; round += 1) {
        const name = `${caller}-${round}`;
        try {
          acknowledged.push(await database.transact('put', { name, value: 'v' }));
        } catch (error) {
          refused.push(error);
        }
      }
    }
    const writers = Array.from({ length: 10 }, (_, caller) => write(caller));
    for (let round = 0; round < 20; round += 1) {
      await killer.use((session) => session.command(`select pg_terminate_backend(pid) ${OTHERS}`));
      await pause(10);
    }
    await Promise.all(writers);
    const rows = await database.read(sql`select ${columnsOf(settingsTable, 'name')} from settings`);
    const kept = new Set(rows.map(({ name }) => name));
    expect(refused.length).toBeGreaterThan(0);
    for (const error of refused) expect(error).toMatchObject({ code: 'storage-unavailable' });
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    await killer.close();
    await database.close();
    await place.remove();
  },
);

test.skipIf(!engine.available)(
  'PostgreSQL connections that broke while idle are replaced without a failure',
  async () => {
    const place = await engine.makePlace();
    const url = place.location.engine === 'postgres' ? place.location.url : '';
    const database = await openDatabase(place.location, known, 1);
    const put = (name: string): Promise<string> => database.transact('put', { name, value: 'v' });
    await Promise.all(['a', 'b', 'c', 'd'].map(put));
    const killer = openPostgresConnections(url, 1);
    const ask = (text: string) => killer.use((session) => session.command(text));
    await ask(`select pg_terminate_backend(pid) ${OTHERS}`);
    await expect.poll(async () => (await ask(`select pid ${OTHERS}`)).length).toBe(0);
    await pause(200);
    await expect(Promise.all(['e', 'f', 'g', 'h'].map(put))).resolves.toHaveLength(4);
    await killer.close();
    await database.close();
    await place.remove();
  },
);

test('a PostgreSQL that is not there is unavailable, not a crash', async () => {
  const location = { engine: 'postgres', url: 'postgres://nobody@127.0.0.1:9/none' } as const;
  await expect(openDatabase(location, known, 1)).rejects.toMatchObject({
    code: 'storage-unavailable',
    reason: 'unreachable',
  });
});
