// Keeps unsent and set-aside texts in the browser's database, so that they outlive the tab.
import { readSetAside, readUnsent } from './kept-records.ts';
import type { KeptTexts, StoreChange } from './queue-event.ts';
import type { Unsent } from './queue-state.ts';

export interface UnsentStore {
  /** Everything that is kept within a scope: one person in one course. */
  load(scope: string): Promise<KeptTexts>;
  /** Applies changes together or not at all. */
  apply(scope: string, changes: readonly StoreChange[]): Promise<void>;
}

const DATABASE = 'elenchus-unsent';
const UNSENT = 'unsent';
const SET_ASIDE = 'set-aside';
/** Some browsers leave a database that they cannot open waiting for ever. */
const OPENING_LIMIT_MS = 4000;

/** The store of this browser; every failure is a rejected promise, and the next call tries again. */
export function browserStore(): UnsentStore {
  let database: IDBDatabase | undefined;
  const forgetDatabase = (): void => {
    database = undefined;
  };
  const begin = (mode: IDBTransactionMode): IDBTransaction | undefined => {
    try {
      return database?.transaction([UNSENT, SET_ASIDE], mode);
    } catch {
      // The connection was closed under our feet, for example by clearing the site's data.
      return undefined;
    }
  };
  const openAndBegin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    database = await openDatabase(forgetDatabase);
    return database.transaction([UNSENT, SET_ASIDE], mode);
  };
  return {
    load: async (scope) => {
      const transaction = begin('readonly') ?? (await openAndBegin('readonly'));
      const [unsent, setAside] = await Promise.all([
        readAll(transaction, UNSENT, scope),
        readAll(transaction, SET_ASIDE, scope),
      ]);
      return { unsent: unsent.flatMap(readUnsent), setAside: setAside.flatMap(readSetAside) };
    },
    apply: async (scope, changes) => {
      // Without an await where the database is open: an ending page has no later.
      const transaction = begin('readwrite') ?? (await openAndBegin('readwrite'));
      const done = whenDone(transaction);
      for (const change of changes) applyChange(transaction, scope, change);
      transaction.commit();
      await done;
    },
  };
}

/** How many texts wait to be sent in all scopes that begin so. */
export async function countUnsent(scopeStart: string): Promise<number> {
  const database = await openDatabase(() => {});
  try {
    const every = IDBKeyRange.bound([scopeStart], [`${scopeStart}\uFFFF`]);
    const keys = database.transaction(UNSENT).objectStore(UNSENT).getAllKeys(every);
    // Two tabs may keep a text each for the same question.
    return new Set((await resultOf(keys)).map((key) => JSON.stringify([key].flat().slice(0, 2))))
      .size;
  } finally {
    database.close();
  }
}

/** None of the changes has to read first, so that an ending page can commit them at once. */
function applyChange(transaction: IDBTransaction, scope: string, change: StoreChange): void {
  const unsent = transaction.objectStore(UNSENT);
  const setAside = transaction.objectStore(SET_ASIDE);
  switch (change.type) {
    case 'keep':
      unsent.delete(upTo(scope, change.item));
      unsent.put({ scope, ...change.item });
      return;
    case 'forget':
      unsent.delete(upTo(scope, change.edit));
      return;
    case 'set-aside':
      setAside.put({ scope, ...change.text });
      return;
    case 'discard':
      setAside.delete([scope, change.text.key, change.text.editedAt, change.text.tab]);
      return;
  }
}

function upTo(
  scope: string,
  { key, tab, editedAt }: Pick<Unsent, 'key' | 'tab' | 'editedAt'>,
): IDBKeyRange {
  return IDBKeyRange.bound([scope, key, tab, 0], [scope, key, tab, editedAt]);
}

function openDatabase(onClose: () => void): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  // Where storage is forbidden, asking for it throws or is not possible at all.
  const request = indexedDB.open(DATABASE, 1);
  const limit = setTimeout(() => reject(new Error('The database did not open.')), OPENING_LIMIT_MS);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(UNSENT, { keyPath: ['scope', 'key', 'tab', 'editedAt'] });
    request.result.createObjectStore(SET_ASIDE, { keyPath: ['scope', 'key', 'editedAt', 'tab'] });
  });
  request.addEventListener('error', () => reject(failureOf(request.error)));
  request.addEventListener('success', () => {
    const database = request.result;
    database.addEventListener('close', onClose);
    database.addEventListener('versionchange', () => {
      database.close();
      onClose();
    });
    resolve(database);
  });
  return promise.finally(() => clearTimeout(limit));
}

function whenDone(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('abort', () => reject(failureOf(transaction.error)));
  return promise;
}

function readAll(transaction: IDBTransaction, name: string, scope: string): Promise<unknown[]> {
  return resultOf<unknown[]>(
    transaction.objectStore(name).getAll(IDBKeyRange.bound([scope], [scope, []])),
  );
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(failureOf(request.error)));
  return promise;
}

function failureOf(error: DOMException | null): Error {
  return error ?? new Error('The database gave no reason.');
}
