// Turns names of a roster that are written 'Last, First' into 'First Last' (USR-41, USR-42).
import type { Roster, RosterRow } from './roster-rows.ts';

export const NAME_ORDERS = ['firstLast', 'asWritten'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

export interface OrderedRoster {
  readonly roster: Roster;
  /** The people whose names are written 'Last, First' in the file. */
  readonly lastFirst: readonly TurnedName[];
}

interface TurnedName {
  readonly row: number;
  readonly written: string;
  readonly shown: string;
}

/** What can follow a comma without being a first name. Case matters: 'Md' and 'Vi' are first names, 'MD' and 'VI' aren't. */
const SUFFIX =
  /^(?:[JjSs][Rr]\.?|JNR\.?|Jnr\.?|I{2,3}|IV|V|VI|[1-9](?:st|nd|rd|th)|[Ee]sq\.?|Ph\.? ?D\.?|PHD|D\.?Phil\.?|M\.?D\.?|J\.?D\.?|Ed\.?D\.?|M\.?B\.?A\.?|M\.A\.|B\.A\.|M\.S\.|B\.S\.|MSc|BSc|RN|CPA|DDS|DVM|LL\.?M\.?)$/;

/** 'Lovelace, Ada' as 'Ada Lovelace'; null when the name is not written with the last name first. */
export function firstLastName(name: string): string | null {
  const [last = '', ...rest] = name.split(/[,，]/u).map((part) => part.trim());
  const firstNames = rest.filter((part) => !SUFFIX.test(part));
  const [first = ''] = firstNames;
  // 'King, Jr.' has no first name, and 'Bloom, Leopold, Dublin' isn't a name that could be reversed.
  if (last === '' || first === '' || firstNames.length > 1) return null;
  const suffixes = rest.filter((part) => SUFFIX.test(part));
  return [`${first} ${last}`, ...suffixes].join(', ');
}

/** The roster with every 'Last, First' reversed, or as written in the file. */
export function orderNames(roster: Roster, order: NameOrder): OrderedRoster {
  const lastFirst = roster.rows.flatMap(({ row, fullName }) => {
    const shown = firstLastName(fullName);
    return shown === null ? [] : [{ row, written: fullName, shown }];
  });
  if (order === 'asWritten') return { roster, lastFirst };
  const turned = new Map(lastFirst.map(({ row, shown }) => [row, shown]));
  const rows = roster.rows.map((row): RosterRow => ({
    ...row,
    fullName: turned.get(row.row) ?? row.fullName,
  }));
  return { roster: { ...roster, rows }, lastFirst };
}
