// Changes to the order of questions within topics: moving, adding, duplicating, deleting, renumbering from 1.

import type { Result } from '../base/result.ts';
import { accept, refuse } from '../base/result.ts';
import { QUESTION_NOT_FOUND } from '../answers/refused-answers.ts';
import type { Question } from './question.ts';
import { DEFAULT_QUESTION_TYPE } from './question-type.ts';
import { questionsByTopic } from './questions-by-topic.ts';

export type QuestionMoveRefusal = 'no-such-question' | 'at-the-edge' | 'id-taken';

/** A question after renumbering. */
interface PlacedQuestion extends Question {
  readonly index: number;
}

type Moved = Result<readonly PlacedQuestion[], QuestionMoveRefusal>;

const MOVED_INDEX = 100;

function isPlacedAt(question: Question, index: number): question is PlacedQuestion {
  return question.index === index;
}

/** Numbers the questions of every topic 1, 2, 3 …; unchanged questions stay the same objects. */
export function renumberQuestions(questions: readonly Question[]): readonly PlacedQuestion[] {
  return [...questionsByTopic(questions).values()].flatMap((topic) =>
    topic.map((question, index) =>
      isPlacedAt(question, index + 1) ? question : { ...question, index: index + 1 },
    ),
  );
}

function placeAtEnd(ordered: readonly PlacedQuestion[], question: Question): Moved {
  const inTopic = ordered.filter(({ topicId }) => topicId === question.topicId).length;
  const index = Math.max(MOVED_INDEX, inTopic + 1);
  return accept(renumberQuestions([...ordered, { ...question, index }]));
}

/** A new question at the end of a topic: a long answer with two empty options. */
export function addQuestion(questions: readonly Question[], topicId: string, newId: string): Moved {
  if (questions.some((question) => question.id === newId)) return refuse('id-taken');
  return placeAtEnd(renumberQuestions(questions), {
    id: newId,
    topicId,
    index: null,
    type: DEFAULT_QUESTION_TYPE,
    text: '',
    options: ['', ''],
    logic: '',
  });
}

function withQuestion(
  questions: readonly Question[],
  id: string,
  apply: (ordered: readonly PlacedQuestion[], found: PlacedQuestion) => Moved,
): Moved {
  const ordered = renumberQuestions(questions);
  const found = ordered.find((question) => question.id === id);
  return found ? apply(ordered, found) : refuse('no-such-question');
}

/** Swaps a question with its neighbor in the same topic. */
export function moveQuestion(
  questions: readonly Question[],
  id: string,
  direction: 'up' | 'down',
): Moved {
  return withQuestion(questions, id, (ordered, found) => {
    const target = found.index + (direction === 'up' ? -1 : 1);
    const neighbor = ordered.find(
      (question) => question.topicId === found.topicId && question.index === target,
    );
    if (!neighbor) return refuse('at-the-edge');
    const swapped = ordered.map((question) => {
      if (question === found) return { ...question, index: target };
      return question === neighbor ? { ...question, index: found.index } : question;
    });
    return accept(renumberQuestions(swapped));
  });
}

/** Puts a question at a place (1, 2, 3 …) in its own topic; the questions between move over by one. */
export function placeQuestion(questions: readonly Question[], id: string, place: number): Moved {
  return withQuestion(questions, id, (ordered, found) => {
    const last = ordered.filter(({ topicId }) => topicId === found.topicId).length;
    if (!Number.isInteger(place) || place < 1 || place > last) return refuse('at-the-edge');
    const index = place + (place > found.index ? 0.5 : -0.5);
    const moved = ordered.map((question) => {
      if (question !== found || place === found.index) return question;
      return { ...question, index };
    });
    return accept(renumberQuestions(moved));
  });
}

/** Puts a copy with its own id directly after the question. */
export function duplicateQuestion(
  questions: readonly Question[],
  id: string,
  newId: string,
): Moved {
  if (questions.some((question) => question.id === newId)) return refuse('id-taken');
  return withQuestion(questions, id, (ordered, found) =>
    accept(renumberQuestions([...ordered, { ...found, id: newId, index: found.index + 0.5 }])),
  );
}

/** Takes a question out; the rest of its topic closes up. */
export function deleteQuestion(questions: readonly Question[], id: string): Moved {
  return withQuestion(questions, id, (ordered, found) =>
    accept(renumberQuestions(ordered.filter((question) => question !== found))),
  );
}

/** Moves a question to the end of another topic, even when that topic has a hundred or more. */
export function moveQuestionToTopic(
  questions: readonly Question[],
  id: string,
  topicId: string,
): Moved {
  return withQuestion(questions, id, (ordered, found) =>
    placeAtEnd(renumberQuestions(ordered.filter((question) => question !== found)), {
      ...found,
      topicId,
    }),
  );
}

/** The questions that have to be saved to get from one list to the other. */
export function changedQuestions(
  before: readonly Question[],
  after: readonly Question[],
): readonly Question[] {
  const known = new Set(before);
  return after.filter((question) => !known.has(question));
}

/** The sentences for a designer whose change of order is refused. */
export const QUESTION_MOVE_REFUSAL_TEXTS: Readonly<Record<QuestionMoveRefusal, string>> = {
  'no-such-question': QUESTION_NOT_FOUND,
  'at-the-edge': 'This question is already at the end of its class day in that direction.',
  'id-taken': 'Another question has this ID already. Please try again.',
};
