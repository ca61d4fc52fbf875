// Failures of the storage: the caller did nothing wrong and may try again. HTTP answers 503.

export type UnavailableReason =
  | 'full'
  | 'read-only'
  | 'locked'
  | 'disk-error'
  | 'unreachable'
  | 'restarted'
  | 'contention'
  | 'overloaded'
  | 'closed';

/** What an operator reads in the log. */
const UNAVAILABLE_SENTENCES: Readonly<Record<UnavailableReason, string>> = {
  full: 'The disk of the database is full. Nothing was saved; saving resumes when there is space.',
  'read-only': 'The database cannot be written to (read-only file, folder or server).',
  locked: 'Another program keeps the database locked.',
  'disk-error': 'The disk of the database reports an error.',
  unreachable: 'The database server cannot be reached.',
  restarted:
    'The connection to the database broke before it confirmed the save; it may be tried again.',
  contention: 'Too many changes of the same records at once; it may be tried again.',
  overloaded: 'More saves are waiting than the disk can take; it may be tried again.',
  closed: 'The database is closed.',
};

export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly code = 'storage-unavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, options?: { cause?: unknown }) {
    super(UNAVAILABLE_SENTENCES[reason], options);
    this.reason = reason;
  }
}

const SQLITE_REASONS: Readonly<Record<number, UnavailableReason>> = {
  5: 'locked', // SQLITE_BUSY
  6: 'locked', // SQLITE_LOCKED
  8: 'read-only', // SQLITE_READONLY
  10: 'disk-error', // SQLITE_IOERR
  13: 'full', // SQLITE_FULL
  14: 'disk-error', // SQLITE_CANTOPEN
  15: 'locked', // SQLITE_PROTOCOL
};

/** Why SQLite couldn't do it, or undefined when the statement is at fault. */
export function sqliteUnavailableReason(error: unknown): UnavailableReason | undefined {
  const code = property(error, 'errcode');
  return typeof code === 'number' ? SQLITE_REASONS[code & 0xff] : undefined;
}

const POSTGRES_REASONS: readonly (readonly [RegExp, UnavailableReason])[] = [
  [/^(40001|40P01)$/, 'contention'],
  [/^53100$/, 'full'],
  [/^25006$/, 'read-only'],
  [/^55P03$/, 'locked'],
  [/^58030$/, 'disk-error'],
  [/^CONNECTION_ENDED$/, 'closed'],
  [/^(CONNECTION_CLOSED|CONNECTION_DESTROYED|57P0[12]|ECONNRESET|EPIPE)$/, 'restarted'],
  [/^(CONNECT_TIMEOUT|57P03|08...|53...|E[A-Z]+)$/, 'unreachable'],
];

/** Why PostgreSQL couldn't do it, or undefined when the statement is at fault. */
export function postgresUnavailableReason(error: unknown): UnavailableReason | undefined {
  const code = property(error, 'code');
  if (typeof code !== 'string') return undefined;
  return POSTGRES_REASONS.find(([pattern]) => pattern.test(code))?.[1];
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
