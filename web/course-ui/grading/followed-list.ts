// The student list from which a grader opened the desk: the desk goes through the same students in the same order
// (GRD-134). The tab keeps it as it was at that moment, so that nobody leaves the list by being graded.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { readStored, writeStored } from '../../lib/tab-storage.ts';

interface FollowedStudent {
  readonly username: string;
  readonly fullname: string;
  /** Whether grading was complete when the list was left. */
  readonly isComplete: boolean;
}

export interface FollowedList {
  readonly courseID: string;
  readonly evaluationId: string;
  readonly students: readonly FollowedStudent[];
}

const KEPT = 'gradingList';

/** Keeps the list for this tab and those that it opens; null when the desk follows the order of names. */
export function keepFollowedList(list: FollowedList | null): void {
  writeStored('sessionStorage', KEPT, list && JSON.stringify(list));
}

/** The kept list, if it is about this evaluation and has this student. */
export function followedListAt(
  courseID: string,
  evaluationId: string,
  username: string,
): FollowedList | null {
  const list = readList(readStored('sessionStorage', KEPT));
  if (list?.courseID !== courseID || list.evaluationId !== evaluationId) return null;
  return list.students.some((each) => isSameUsername(each.username, username)) ? list : null;
}

let lastRead: { readonly text: string; readonly list: FollowedList } | null = null;

function readList(text: string | null): FollowedList | null {
  if (text === null) return null;
  // Thousands of names need not be read again at every step.
  if (lastRead?.text === text) return lastRead.list;
  // This page wrote it, or one that it was opened from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const list = JSON.parse(text) as FollowedList;
  lastRead = { text, list };
  return list;
}
