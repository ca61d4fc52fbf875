// What Undo calls a change of the question list, and what people who listen to the page hear after it (DSN-45).
import type { QuestionMove } from '../question-changes.ts';

export const MOVE_LABELS: Readonly<Record<QuestionMove['kind'], string>> = {
  up: 'move question up',
  down: 'move question down',
  place: 'move question',
  delete: 'delete question',
  duplicate: 'duplicate question',
  add: 'add question',
  'to-topic': 'move question to another class day',
};

interface ListPlace {
  /** The number of the question before the move. */
  readonly number: number;
  readonly count: number;
}

/** What was done, and for a move the new place: 'Moved the question up. It is now question 2 of 8.' */
export function movedSentence(
  move: QuestionMove,
  { number, count }: ListPlace,
  topicName: string,
): string {
  const now = (to: number): string => `It is now question ${to} of ${count}.`;
  switch (move.kind) {
    case 'up':
      return `Moved the question up. ${now(number - 1)}`;
    case 'down':
      return `Moved the question down. ${now(number + 1)}`;
    case 'place':
      return `Moved the question. ${now(move.place)}`;
    case 'to-topic':
      return `Moved the question to the end of “${topicName}”.`;
    case 'delete':
      return 'Deleted the question.';
    case 'duplicate':
      return 'Duplicated the question.';
    case 'add':
      break;
  }
  return 'Added a question.';
}
