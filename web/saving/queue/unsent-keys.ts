// Which texts wait on this device. Not part of the store: a student's first screen doesn't need it.
import { openUnsentDatabase, resultOf, UNSENT } from './unsent-store.ts';

/** The keys of the texts that wait to be sent, for each of these beginnings of scopes. */
export async function unsentKeys(scopeStarts: readonly string[]): Promise<readonly string[][]> {
  const database = await openUnsentDatabase(() => {});
  try {
    const store = database.transaction(UNSENT).objectStore(UNSENT);
    return await Promise.all(
      scopeStarts.map(async (start) => {
        const every = IDBKeyRange.bound([start], [`${start}\uFFFF`]);
        const rows = (await resultOf(store.getAllKeys(every))).map((row) => [row].flat());
        // Two tabs may keep a text each for the same question.
        const texts = new Map(rows.map((row) => [JSON.stringify(row.slice(0, 2)), row]));
        return [...texts.values()].flatMap(([, key]) => (typeof key === 'string' ? [key] : []));
      }),
    );
  } finally {
    database.close();
  }
}
