// A person of one course: reading and writing the flat record, and the order in which people are listed.
import { foldName } from '../base/name-folding.ts';
import { compareCodePoints, sortByLastName } from '../base/name-key.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { fullNameSentence, readFullName } from './full-name.ts';
import { CLAIM_STATES, type ClaimState } from './claim-state.ts';
import { readUsername, usernameSentence } from './username.ts';

export const USER_STATUSES = ['student', 'ta', 'instructor', 'guest'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** `initial`: the password is still the netID. The password never leaves the server. */
export type PasswordState = 'initial' | 'set';

export interface User {
  readonly username: string;
  readonly fullName: string;
  readonly status: UserStatus;
  /** The username of the assigned TA, as it was stored; whether that TA exists is another question. */
  readonly ta: string | null;
  readonly password: PasswordState;
  /** The state of an unclaimed account; only instructors get it. */
  readonly claim?: UserClaim;
}

export interface UserClaim {
  readonly state: ClaimState;
  /** When the first password was set or the code was made, and when it stops working. */
  readonly since: number;
  readonly until: number;
}

/** A user record as it is sent and stored. */
export interface UserRecord {
  readonly username: string;
  readonly fullname: string;
  readonly TA: string;
  readonly status: string;
  readonly password: string;
  /** '' for a claimed account. */
  readonly claim?: string;
  readonly claimSince?: number;
  readonly claimUntil?: number;
}

/** The status that a text names, ignoring case and spaces around it. */
export function readStatus(text: string): UserStatus | null {
  const word = text.trim().toLowerCase();
  return USER_STATUSES.find((status) => status === word) ?? null;
}

/** The label of a status. */
export function statusLabel(status: UserStatus): string {
  return status === 'ta' ? 'TA' : status;
}

/** The TA that the stored field names, or null where the field means none. */
export function readTa(field: string | number, status: UserStatus): string | null {
  const name = String(field).trim();
  const meansNone = ['', '0', 'unassigned'].includes(foldName(name));
  // A TA is added with TA = 1, a flag and not a username; a student's '1' would be a username.
  const isMark = name === '1' && status === 'ta';
  return meansNone || isMark ? null : name;
}

/** The user that a stored record describes, or the sentences about what is wrong with it. */
export function readUser(record: UserRecord): Result<User, readonly string[]> {
  const username = readUsername(record.username);
  const fullName = readFullName(record.fullname);
  const status = readStatus(record.status);
  if (username.ok && fullName.ok && status !== null) {
    const ta = readTa(record.TA, status);
    const password: PasswordState = record.password === 'set' ? 'set' : 'initial';
    const claim = readClaim(record);
    const person = { username: username.value, fullName: fullName.value, status, ta, password };
    return accept({ ...person, ...(claim && { claim }) });
  }
  const sentences: string[] = [];
  if (!username.ok) sentences.push(usernameSentence(username.reason));
  if (!fullName.ok) sentences.push(fullNameSentence(fullName.reason));
  if (status === null) sentences.push(unknownStatusSentence(record.status));
  return refuse(sentences);
}

function readClaim({ claim, claimSince = 0, claimUntil = 0 }: UserRecord): UserClaim | null {
  const state = CLAIM_STATES.find((known) => known === claim);
  return state === undefined ? null : { state, since: claimSince, until: claimUntil };
}

/** The sentence for a role that is none of the four. */
export function unknownStatusSentence(text: string): string {
  return `'${text.trim()}' is not a role. The roles are student, TA, instructor and guest.`;
}

/** The record of a user, with the password's state in place of a password. */
export function writeUser(user: User): UserRecord {
  const { username, fullName: fullname, status, password } = user;
  return { username, fullname, TA: user.ta ?? 'unassigned', status, password };
}

/** People by the last word of the full name, then the full name, then the username. */
export function sortUsers<Person extends Pick<User, 'username' | 'fullName'>>(
  people: readonly Person[],
): readonly Person[] {
  const keyed = people.map((person) => ({ person, key: foldName(person.username) }));
  keyed.sort((one, other) => compareCodePoints(one.key, other.key));
  const byUsername = keyed.map(({ person }) => person);
  return sortByLastName(byUsername, (person) => person.fullName);
}
