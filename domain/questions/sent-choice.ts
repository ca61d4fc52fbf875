// Finds the options that a choice from a device meant: it may have waited there while options got other numbers
// (QST-106).

import {
  changesBehind,
  inferredNumbers,
  type GivenChoice,
  type OptionRenumbering,
} from './option-identity.ts';
import { followedAnswer } from './option-steps.ts';

interface OptionHistory {
  readonly texts: readonly string[];
  readonly changes: readonly (OptionRenumbering & { readonly at: number })[];
}

interface SentChoice {
  readonly text: string;
  /** The options that the device showed; without them the time of the edit decides. */
  readonly shown?: readonly string[] | undefined;
  readonly editedAt: number;
}

/** The choice with the options that its numbers meant. */
export function sentChoice(
  { texts, changes }: OptionHistory,
  { text, shown, editedAt }: SentChoice,
): GivenChoice {
  const seen = changes.length;
  if (!shown) {
    const under = changes.findIndex(({ at }) => at > editedAt);
    return { text, under: under < 0 ? seen : under, seen };
  }
  const under = changesBehind(changes, texts, shown);
  if (under !== null) return { text, under, seen };
  // The course never had these options, or nothing is like them after so many rewordings.
  return { text: followedAnswer(text, inferredNumbers(shown, texts)), under: seen, seen };
}
