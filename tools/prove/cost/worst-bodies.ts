// Builds bodies of calls with one field at its worst: a text, or a list as long as the contract allows.
import type { ContractField } from './contract-fields.ts';
import { kindOf } from './field-table.ts';

type Json = Readonly<Record<string, unknown>>;

/** About the largest body that the server reads. */
const MOST_BYTES = 31_000_000;
/** For lists that the contract doesn't limit. */
const LONGEST_LIST = 10_000;

/** A copy of a body with another value at a place such as `designData[].dataText`. */
export function withValue(body: unknown, place: string, value: unknown): unknown {
  const [name = '', ...rest] = place.split('.');
  if (name === '') return value;
  const key = name.replaceAll('[]', '');
  const isInList = name.endsWith('[]');
  const holder = isObject(body) ? body : {};
  const inner = holder[key];
  const first: unknown = isInList ? (inner as readonly unknown[] | undefined)?.[0] : inner;
  const deeper = rest.length === 0 ? value : withValue(first, rest.join('.'), value);
  return { ...holder, [key]: isInList ? [deeper] : deeper };
}

/** The value at a place; of a list, of its first entry. */
export function valueAt(body: unknown, place: string): unknown {
  let value: unknown = body;
  for (const name of place.split('.')) {
    const inner: unknown = isObject(value) ? value[name.replaceAll('[]', '')] : undefined;
    value = name.endsWith('[]') ? (inner as readonly unknown[] | undefined)?.[0] : inner;
  }
  return value;
}

interface LongList {
  readonly name: string;
  readonly make: () => readonly unknown[];
}

/** The longest lists that a field can have; `scale` shortens them. */
export function longLists(
  { endpoint, place, most }: ContractField,
  entry: unknown,
  scale: number,
): LongList[] {
  const count = Math.max(Math.floor((most ?? LONGEST_LIST) * scale), 1);
  const isName = (inner: string): boolean =>
    ['identifier', 'username', 'cursor'].includes(kindOf(endpoint, `${place}[]${inner}`) ?? '');
  const size = Math.max(JSON.stringify(entry ?? '').length, 1);
  const long = longEntry(endpoint, `${place}[]`, entry);
  const longSize = JSON.stringify(long ?? '').length;
  const equal = Math.min(count, Math.floor(MOST_BYTES / size));
  return [
    { name: 'different entries', make: () => repeat(equal, (at) => renamed(entry, at, isName)) },
    { name: 'equal entries', make: () => repeat(equal, () => entry) },
    ...(longSize > size + 1000
      ? [
          {
            name: 'long entries',
            make: () =>
              repeat(Math.min(count, Math.floor((MOST_BYTES * scale) / longSize)), (at) =>
                renamed(long, at, isName),
              ),
          },
        ]
      : []),
  ];
}

function repeat(count: number, make: (at: number) => unknown): unknown[] {
  return Array.from({ length: Math.max(count, 1) }, (_, at) => make(at));
}

/** An entry with other names, so that it counts as a different one. */
function renamed(entry: unknown, at: number, isName: (inner: string) => boolean): unknown {
  if (typeof entry === 'string') return isName('') ? `${entry}-${at}` : entry;
  if (!isObject(entry)) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) =>
      typeof value === 'string' && isName(`.${key}`) ? [key, `${value}-${at}`] : [key, value],
    ),
  );
}

const LONG_TEXT = 'So is it right to lie, then, or not? '.repeat(500);

/** An entry whose prose is long. */
function longEntry(endpoint: ContractField['endpoint'], place: string, entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const kind = kindOf(endpoint, `${place}.${key}`) ?? '';
      return ['essay', 'marked text', 'design text', 'prose'].includes(kind)
        ? [key, LONG_TEXT]
        : [key, value];
    }),
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
