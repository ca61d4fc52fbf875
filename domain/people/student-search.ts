// Finds the students that a search offers (USR-40). The server finds the same in an index; this is the rule that it
// is tested against.
import { matchesSearch } from '../base/name-key.ts';

export interface FoundStudents<Student> {
  /** In the order of the list. */
  readonly students: readonly Student[];
  /** How many there are in all. */
  readonly found: number;
}

/** A longer list is narrowed by typing more, not by scrolling. */
export const MOST_OFFERED = 50;

/** The students whose name or netID contains what was typed. */
export function findStudents<
  Student extends { readonly username: string; readonly fullName: string },
>(students: readonly Student[], typed: string): FoundStudents<Student> {
  const found = students.filter((student) => matchesSearch(typed, student));
  return { students: found.slice(0, MOST_OFFERED), found: found.length };
}
