// The table of users: which rows match the typed text, and in which order.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { sortUsers, statusLabel, type User } from '@elenchus/domain/people/user.ts';

export interface UserRow {
  readonly user: User;
  /** The full name of the TA, 'unassigned' for a student without one, '' for all others. */
  readonly ta: string;
  readonly status: string;
  /** Everything that can be searched for, folded. */
  readonly searchText: string;
}

interface UserOrder {
  readonly key: string;
  readonly isDescending: boolean;
}

/** The order in which the table opens. */
export const BY_NAME: UserOrder = { key: 'fullName', isDescending: false };

/** The rows of all users, by last name. */
export function userRows(users: readonly User[]): UserRow[] {
  const assistants = new Map(
    users.filter(({ status }) => status === 'ta').map((ta) => [foldName(ta.username), ta.fullName]),
  );
  return sortUsers(users).map((user) => {
    const ta = taName(user, assistants);
    const status = statusLabel(user.status);
    const searchText = foldName([user.username, user.fullName, ta, status].join(' '));
    return { user, ta, status, searchText };
  });
}

/** The rows that have every typed word, in the asked order; rows that are equal in it stay by last name. */
export function arrangeRows(rows: readonly UserRow[], typed: string, order: UserOrder): UserRow[] {
  const wanted = foldName(typed).split(/\s+/u);
  const found = rows.filter(({ searchText }) => wanted.every((word) => searchText.includes(word)));
  const textOf = TEXTS[order.key];
  if (textOf) {
    const { compare } = new Intl.Collator('en', { numeric: true });
    const sign = order.isDescending ? -1 : 1;
    return found.sort((one, other) => sign * compare(textOf(one), textOf(other)));
  }
  return order.isDescending ? found.toReversed() : found;
}

const TEXTS: Readonly<Record<string, (row: UserRow) => string>> = {
  username: ({ user }) => user.username,
  password: ({ user }) => `${user.password} ${user.claim?.state ?? ''}`,
  ta: ({ ta }) => ta,
  status: ({ status }) => status,
};

function taName(user: User, assistants: ReadonlyMap<string, string>): string {
  if (user.status !== 'student') return '';
  return (user.ta !== null && assistants.get(foldName(user.ta))) || 'unassigned';
}
