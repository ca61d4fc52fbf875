// The messages about a pasted list of topics.
import type { TopicListPlan } from '@elenchus/domain/schedule/topic-list.ts';
import { countOf } from '../../../../ui/count-words.ts';

const NAMED = 3;

/** '“Plato”, “Hume”, “Kant” and 4 more'. */
export function namesInQuotes(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

/** What the button does: 'Name 18 class days and add 2'. */
export function topicListButton({ named, leftOver }: TopicListPlan, addRest: boolean): string {
  const naming = `Name ${countOf(named.length, 'class day')}`;
  return addRest && leftOver.length > 0 ? `${naming} and add ${leftOver.length}` : naming;
}

/** What was done, and what was left out. */
export function topicListOutcome({ named, leftOver }: TopicListPlan, addRest: boolean): string {
  const done = `Named ${countOf(named.length, 'class day')}`;
  if (leftOver.length === 0) return `${done}. Undo takes it back in one step.`;
  return addRest
    ? `${done} and added ${leftOver.length} without a date. Undo takes it back in one step.`
    : `${done}. Left out: ${namesInQuotes(leftOver)}.`;
}
