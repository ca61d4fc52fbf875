// Finds what an uploaded roster would change, compared with the current users before anything is written.
import { foldName } from '../base/name-folding.ts';
import { alreadyPresentSentence } from './new-user.ts';
import type { RefusedRow, Roster, RosterRow } from './roster-rows.ts';
import type { User } from './user.ts';

interface RosterDifference {
  readonly row: RosterRow;
  readonly user: User;
}

interface RosterDiff {
  readonly added: readonly RosterRow[];
  readonly unchanged: readonly RosterDifference[];
  /** In the course with another name or role: an upload adds people, but doesn't change them. */
  readonly different: readonly RosterDifference[];
}

/** Each row of the file next to the user who is already in the course. */
export function diffRoster(rows: readonly RosterRow[], users: readonly User[]): RosterDiff {
  const present = new Map(users.map((user) => [foldName(user.username), user]));
  const added: RosterRow[] = [];
  const unchanged: RosterDifference[] = [];
  const different: RosterDifference[] = [];
  for (const row of rows) {
    const user = present.get(foldName(row.username));
    if (user === undefined) added.push(row);
    else (isSame(row, user) ? unchanged : different).push({ row, user });
  }
  return { added, unchanged, different };
}

/** The plan of an upload: the rows to add, and every other row with its reason, in the order of the file. */
export function planUpload(roster: Roster, users: readonly User[]): Roster {
  const { added, unchanged, different } = diffRoster(roster.rows, users);
  const present = [...unchanged, ...different].map(presentRow);
  const refused = [...roster.refused, ...present].sort((one, other) => one.row - other.row);
  return { rows: added, refused };
}

function isSame(row: RosterRow, user: User): boolean {
  return row.fullName === user.fullName && row.status === user.status;
}

function presentRow({ row, user }: RosterDifference): RefusedRow {
  const already = alreadyPresentSentence(row.username);
  const sentence = isSame(row, user)
    ? already
    : `${already} The name or role in the file is different and wasn’t changed.`;
  return { row: row.row, username: row.username, sentence };
}
