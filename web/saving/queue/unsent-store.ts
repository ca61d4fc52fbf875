// Keeps unsent and set-aside texts in the browser's database, so that they outlive the tab.
import { readSetAside, readUnsent } from './kept-records.ts';
import type { KeptTexts, StoreChange } from './queue-event.ts';
import type { Unsent } from './queue-state.ts';

export interface UnsentStore {
  /** Everything that is kept within a scope: one person in one course. */
  load(scope: string): Promise<KeptTexts>;
  /** Writes first and deletes afterwards: a page that ends in between leaves too much, never too little. */
  apply(scope: string, changes: readonly StoreChange[]): Promise<void>;
}

const DATABASE = 'elenchus-unsent';
/** Where the texts are that wait to be sent. */
export const UNSENT = 'unsent';
const SET_ASIDE = 'set-aside';
/** Some browsers never answer when a database can't be opened. */
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
    database = await openUnsentDatabase(forgetDatabase);
    return database.transaction([UNSENT, SET_ASIDE], mode);
  };
  return {
    load: async (scope) => {
      const transaction = begin('readonly') ?? (await openAndBegin('readonly'));
      const [unsent, setAside] = await Promise.all([
        readAll(transaction, UNSENT, scope),
        readAll(transaction, SET_ASIDE, scope),
      ]);
      return {
        unsent: latestRows(unsent.flatMap(readUnsent)),
        setAside: setAside.flatMap(readSetAside),
      };
    },
    apply: async (scope, changes) => {
      // WebKit ends a transaction with its page. Without a disk it then takes back what was written, but not
      // what was deleted, so that a text replaced in one transaction would be gone.
      for (const step of [write, remove]) {
        const needed = changes.filter((change) => step.types.has(change.type));
        if (needed.length === 0) continue;
        // Without an await where the database is open: an ending page has no later.
        const transaction = begin('readwrite') ?? (await openAndBegin('readwrite'));
        const done = whenDone(transaction);
        for (const change of needed) step.apply(transaction, scope, change);
        transaction.commit();
        await done;
      }
    },
  };
}

/** A page that ended early leaves earlier versions behind. Rows of one text in one tab come in the order of their edits. */
function latestRows(rows: readonly Unsent[]): Unsent[] {
  return [...new Map(rows.map((row) => [JSON.stringify([row.key, row.tab]), row])).values()];
}

interface ApplyStep {
  readonly types: ReadonlySet<StoreChange['type']>;
  /** It doesn't have to read first, so that a closing page can commit immediately. */
  readonly apply: (transaction: IDBTransaction, scope: string, change: StoreChange) => void;
}

const write: ApplyStep = {
  types: new Set(['keep', 'set-aside']),
  apply: (transaction, scope, change) => {
    if (change.type === 'keep') transaction.objectStore(UNSENT).put({ scope, ...change.item });
    if (change.type === 'set-aside') {
      transaction.objectStore(SET_ASIDE).put({ scope, ...change.text });
    }
  },
};

const remove: ApplyStep = {
  types: new Set(['keep', 'forget', 'discard']),
  apply: (transaction, scope, change) => {
    const unsent = transaction.objectStore(UNSENT);
    if (change.type === 'keep') unsent.delete(upTo(scope, change.item, 'before it'));
    if (change.type === 'forget') unsent.delete(upTo(scope, change.edit, 'with it'));
    if (change.type === 'discard') {
      const { key, editedAt, tab } = change.text;
      transaction.objectStore(SET_ASIDE).delete([scope, key, editedAt, tab]);
    }
  },
};

function upTo(
  scope: string,
  { key, tab, editedAt }: Pick<Unsent, 'key' | 'tab' | 'editedAt'>,
  end: 'before it' | 'with it',
): IDBKeyRange {
  const last = [scope, key, tab, editedAt];
  return IDBKeyRange.bound([scope, key, tab, 0], last, false, end === 'before it');
}

/** Opens the browser's database; `onClose` is called when the browser closes it. */
export function openUnsentDatabase(onClose: () => void): Promise<IDBDatabase> {
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

/** What a request of the database brings. */
export function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(failureOf(request.error)));
  return promise;
}

function failureOf(error: DOMException | null): Error {
  return error ?? new Error('The database gave no reason.');
}
