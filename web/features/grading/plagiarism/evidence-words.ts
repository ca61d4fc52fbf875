// What the history shows about a shared passage. The sentences state facts and don't accuse.
import { countOf } from '../../../ui/count-words.ts';
import type {
  PassageSide,
  SharedPassageEvidence,
} from '../../../calls/answers/similarity-queries.ts';
import { momentWords, spanWords } from './moment-words.ts';

/** When this student first had the passage, and whether it was typed or appeared all at once. */
export function originSentence(
  name: string,
  { origin }: PassageSide,
  isHistoryWhole: boolean,
): string {
  if (origin === null)
    return isHistoryWhole
      ? `No saved version of ${name} has the whole passage.`
      : `${name} has too many saved versions of this essay to find the first one with this passage.`;
  const when = momentWords(origin.firstAt);
  const words = countOf(origin.words, 'word');
  switch (origin.arrival) {
    case 'first-version':
      return `${name} first had this passage on ${when}. It’s in the first saved version of the essay, ${words}.`;
    case 'at-once':
      return `${name} first had this passage on ${when}. It appeared all at once, ${words}, between two saves. The save before was on ${momentWords(origin.previousAt ?? origin.firstAt)}.`;
    case 'grew':
      return `${name} first had the whole passage on ${when}. It grew over time. The first part was saved on ${momentWords(origin.begunAt)}, and the save before the last step had ${origin.wordsBefore} of its ${words}.`;
  }
}

/** Which of the two sides had the passage earlier; null when the history does not say. */
export function orderSentence(
  first: string,
  second: string,
  passage: Pick<SharedPassageEvidence, 'first' | 'second'>,
): string | null {
  const [one, other] = [passage.first.origin, passage.second.origin];
  if (one === null || other === null) return null;
  const between = Date.parse(other.firstAt) - Date.parse(one.firstAt);
  if (between === 0) return 'Both had it at the same moment.';
  const [earlier, later] = between > 0 ? [first, second] : [second, first];
  return `${earlier} had it ${spanWords(Math.abs(between))} before ${later}.`;
}
