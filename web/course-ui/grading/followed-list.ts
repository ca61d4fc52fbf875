// The student list from which a grader opened the desk: the desk goes through the same students in the same order
// (GRD-134). The tab keeps it as it was at that moment, so that nobody leaves the list by being graded.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { personalText, type PersonalText, type TextOwner } from '../../lib/personal-text.ts';

interface FollowedStudent {
  readonly username: string;
  readonly fullname: string;
  /** Whether grading was complete when the list was left. */
  readonly isComplete: boolean;
}

export interface FollowedList {
  readonly evaluationId: string;
  readonly students: readonly FollowedStudent[];
}

function textOf(grader: TextOwner): PersonalText {
  return personalText(grader, 'followed list');
}

/** Keeps the list for this tab and those that it opens; null when the desk follows the order of names. */
export function keepFollowedList(grader: TextOwner, list: FollowedList | null): void {
  textOf(grader).keep(list && JSON.stringify(list));
}

/** The kept list, if it is about this evaluation and has this student. */
export function followedListAt(
  grader: TextOwner,
  evaluationId: string,
  username: string,
): FollowedList | null {
  const list = readList(textOf(grader).read());
  if (list?.evaluationId !== evaluationId) return null;
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
