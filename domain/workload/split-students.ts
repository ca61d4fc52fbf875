// Divides students among TAs: evenly, at random or by last name (LOD-1 to LOD-6).
import { foldingOnce, foldName } from '../base/name-folding.ts';
import { assignmentColumns, type StudentMove } from '../people/ta-assignment.ts';
import type { User } from '../people/user.ts';

/** 'name' gives each TA a run of last names. 'random' follows the seed: the same seed gives the same split. */
type SplitOrder = { readonly by: 'name' } | { readonly by: 'random'; readonly seed: string };

export interface SplitPlan {
  /** The usernames of the TAs who get students. */
  readonly tas: readonly string[];
  readonly order: SplitOrder;
  /** Whether students who have a TA stay with that TA. */
  readonly keepsAssigned: boolean;
}

/** The moves that divide the students. Students who are already with the right TA have none. */
export function splitStudents(users: readonly User[], plan: SplitPlan): readonly StudentMove[] {
  const wanted = new Set(plan.tas.map(foldName));
  const { columns, unassigned } = assignmentColumns(users);
  const chosen = columns.filter(({ ta }) => wanted.has(foldName(ta.username)));
  if (chosen.length === 0) return [];
  const students = plan.keepsAssigned
    ? unassigned
    : assignmentColumns(users.map(withoutTa)).unassigned;
  const held = chosen.map((column) => (plan.keepsAssigned ? column.students.length : 0));
  const shares = evenShares(held, students.length);
  const ordered = plan.order.by === 'name' ? students : shuffled(students, plan.order.seed);
  const present = new Map(users.map(({ username, ta }) => [username, ta]));
  const targets = shares.flatMap((share, index) =>
    Array.from({ length: share }, () => chosen[index]?.ta.username ?? null),
  );
  return ordered.flatMap(({ username }, index) => {
    const [from, to] = [present.get(username) ?? null, targets[index] ?? null];
    return foldName(from ?? '') === foldName(to ?? '') ? [] : [{ username, from, to }];
  });
}

/**
 * The number of students that each TA gets, which makes their totals as even as possible without taking students
 * away. Of two TAs with equal numbers, the first gets the odd one.
 */
export function evenShares(held: readonly number[], students: number): readonly number[] {
  const shares = held.map(() => 0);
  for (let given = 0; given < students; given += 1) {
    let least = 0;
    for (const index of held.keys()) {
      if (totalAt(held, shares, index) < totalAt(held, shares, least)) least = index;
    }
    shares[least] = (shares[least] ?? 0) + 1;
  }
  return shares;
}

function totalAt(held: readonly number[], shares: readonly number[], index: number): number {
  return (held[index] ?? 0) + (shares[index] ?? 0);
}

function withoutTa(user: User): User {
  return user.status === 'student' ? { ...user, ta: null } : user;
}

/** The students in an order that depends only on the seed and their usernames, not on who else is in the list. */
function shuffled(students: readonly User[], seed: string): readonly User[] {
  const fold = foldingOnce();
  return students
    .map((student) => {
      const key = fold(student.username);
      return { student, key, rank: mixed(`${seed}\n${key}`) };
    })
    .toSorted((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : 1))
    .map(({ student }) => student);
}

/** A number from 0 to 2^32 - 1 in which every character of the text counts in every bit. */
function mixed(text: string): number {
  let hash = 0x9e3779b9;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x85ebca6b);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return (hash ^ (hash >>> 15)) >>> 0;
}
