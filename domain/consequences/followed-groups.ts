// The answers of a class after options got new numbers and the stored answers followed them (CHK-45).
import { isPastDue } from '../base/deadline.ts';
import type { DueDate } from '../base/due-date.ts';
import type { CourseModel } from '../course/course-model.ts';
import type { GroupedAnswer } from '../logic/grouped-answers.ts';
import { followedAnswer } from '../questions/option-steps.ts';
import type { OptionNumberMap } from '../questions/question-options.ts';

/** By question, the new number of each option; only for questions whose stored answers follow. */
export type Following = ReadonlyMap<string, OptionNumberMap>;

export const NOTHING_FOLLOWS: Following = new Map();

/** The groups with the numbers that they have after the edit. */
export function followedGroups(
  groups: readonly GroupedAnswer[],
  following: Following,
): readonly GroupedAnswer[] {
  if (following.size === 0) return groups;
  return groups.map((group) => {
    const numbers = following.get(group.questionID);
    return numbers ? { ...group, text: followedAnswer(group.text, numbers) } : group;
  });
}

/** Which options move in the answers as of a due date: the history keeps its numbers, so only current answers follow. */
export function followingOn(
  edit: {
    readonly before: Pick<CourseModel, 'settings'>;
    readonly nowEpochMs: number;
    readonly following?: Following;
  },
  due: DueDate,
): Following {
  const isPast = isPastDue(due, edit.nowEpochMs, edit.before.settings.timeZone);
  return isPast ? NOTHING_FOLLOWS : (edit.following ?? NOTHING_FOLLOWS);
}
