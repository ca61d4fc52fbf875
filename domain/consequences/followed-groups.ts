// The answers of a class after options got new numbers and the stored answers followed them (CHK-45).
import type { GroupedAnswer } from '../logic/grouped-answers.ts';
import { followedAnswer } from '../questions/option-steps.ts';
import type { OptionNumberMap } from '../questions/question-options.ts';

/** By question, the new number of each option; only for questions whose stored answers follow. */
export type Following = ReadonlyMap<string, OptionNumberMap>;

export const NOTHING_FOLLOWS: Following = new Map();

/** The groups with the numbers that they have after the edit, now or as of an earlier date. */
export function followedGroups(
  groups: readonly GroupedAnswer[],
  following: Following,
  isEarlier = false,
): readonly GroupedAnswer[] {
  if (following.size === 0) return groups;
  return groups.map((group) => {
    const numbers = following.get(group.questionID);
    return numbers ? { ...group, text: followedAnswer(group.text, numbers, isEarlier) } : group;
  });
}
