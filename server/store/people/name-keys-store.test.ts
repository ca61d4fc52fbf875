import { nameKey } from '@elenchus/domain/base/name-key.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeBy } from '../logs/audit-store.ts';
import { columnsOf } from '../engine/columns.ts';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { sql } from '../engine/sql.ts';
import { openSqliteConnection } from '../engine/sqlite-connection.ts';
import { openStore, type Store } from '../open-store.ts';
import { usersTable } from '../tables/people-tables.ts';
import { onEachEngine, type TestPlace } from '../testing/engines.ts';
import { NOON, person } from '../testing/test-store.ts';

onEachEngine('keys of names beside an older program', (engine) => {
  let place: TestPlace;
  let store: Store;
  beforeEach(async () => {
    place = await engine.makePlace();
    store = await openStore(place.location, NOON);
    const users = Array.from({ length: 2010 }, (_, at) =>
      person(`mate${at}`, { fullName: `Given${at} Family${2010 - at}` }),
    );
    await store.transact('createCourse', { ...changeBy('logic', 'admin', NOON), users, items: [] });
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  async function write(command: string): Promise<void> {
    if (place.location.engine === 'sqlite') {
      const connection = openSqliteConnection(place.location.file, { readOnly: false });
      connection.command(command);
      connection.close();
      return;
    }
    const connections = openPostgresConnections(place.location.url, 1);
    await connections.use((session) => session.command(command));
    await connections.close();
  }

  async function wrongKeys(): Promise<string[]> {
    const rows = await store.read(
      sql`select ${columnsOf(usersTable, 'username', 'fullName', 'nameKey')} from users`,
    );
    return rows.filter((row) => row.nameKey !== nameKey(row.fullName)).map((row) => row.username);
  }

  /** What an older program that has no keys writes: a new person, and a changed name. */
  async function olderProgramWrites(): Promise<void> {
    await write(`insert into users (course, username_key, username, full_name, status,
        password_hash, password_state, version, added_at)
      values ('logic', 'zoe', 'zoe', 'Zoe Abel', 'student', 'hash', 'initial', 1, 1)`);
    await write(
      `update users set full_name = 'Ann O''Brien (she)' where username_key = 'mate2005'`,
    );
    expect((await wrongKeys()).toSorted()).toEqual(['mate2005', 'zoe']);
  }

  test('missing and outdated ones are computed again, the others are left', async () => {
    await olderProgramWrites();
    expect(await store.transact('renewNameKeys', undefined)).toBe(2);
    expect(await wrongKeys()).toEqual([]);
    expect(await store.transact('renewNameKeys', undefined)).toBe(0);
  });

  test.runIf(engine.name === 'PostgreSQL')(
    'the start of the next process does it, while the others go on',
    async () => {
      await olderProgramWrites();
      const next = await Promise.all([1, 2].map(() => openStore(place.location, NOON)));
      await Promise.all(next.map((opened) => opened.close()));
      expect(await wrongKeys()).toEqual([]);
    },
  );
});
