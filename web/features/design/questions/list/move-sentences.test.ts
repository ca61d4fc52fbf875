import { expect, test } from 'vitest';
import { movedSentence } from './move-sentences.ts';
import type { QuestionMove } from '../question-changes.ts';

const cases: readonly (readonly [QuestionMove, string])[] = [
  [{ kind: 'up', id: 'a' }, 'Moved the question up. It is now question 2 of 8.'],
  [{ kind: 'down', id: 'a' }, 'Moved the question down. It is now question 4 of 8.'],
  [{ kind: 'place', id: 'a', place: 8 }, 'Moved the question. It is now question 8 of 8.'],
  [{ kind: 'to-topic', id: 'a', topicId: 'will' }, 'Moved the question to the end of “Free Will”.'],
  [{ kind: 'delete', id: 'a' }, 'Deleted the question.'],
  [{ kind: 'duplicate', id: 'a', newId: 'b', isOpenDay: false }, 'Duplicated the question.'],
  [{ kind: 'add', topicId: 'will', newId: 'b', isOpenDay: false }, 'Added a question.'],
];

test.each(cases)('DSN-45 after %j the page says %j', (move, sentence) => {
  expect(movedSentence(move, { number: 3, count: 8 }, 'Free Will')).toBe(sentence);
});
