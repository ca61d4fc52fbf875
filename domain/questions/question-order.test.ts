import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from './question.ts';
import {
  addQuestion,
  changedQuestions,
  deleteQuestion,
  duplicateQuestion,
  moveQuestion,
  moveQuestionToTopic,
  placeQuestion,
  QUESTION_MOVE_REFUSAL_TEXTS,
  renumberQuestions,
} from './question-order.ts';
import { questionsByTopic } from './questions-by-topic.ts';

function question(id: string, topicId: string, index: number | null): Question {
  return {
    id,
    topicId,
    index,
    type: 'Radio',
    text: `Text of ${id}`,
    options: ['Yes', 'No'],
    logic: '',
  };
}

const course = [
  question('a', 'monday', 1),
  question('b', 'monday', 2),
  question('c', 'monday', 3),
  question('x', 'friday', 1),
];

function places(questions: readonly Question[] | false): string {
  if (!questions) return 'refused';
  return questions.map(({ id, topicId, index }) => `${id}@${topicId}:${index}`).join(' ');
}

function sorted(text: string): string {
  return text.split(' ').toSorted().join(' ');
}

function ids(list: readonly Question[]): string[] {
  return list.map(({ id }) => id).toSorted();
}

function after(result: ReturnType<typeof moveQuestion>): string {
  return result.ok ? places(result.value) : result.reason;
}

describe('renumbering', () => {
  test.each([
    ['half steps', [1, 1.5, 2], 'a@t:1 b@t:2 c@t:3'],
    ['repeated indexes, by id', [4, 4, 4], 'a@t:1 b@t:2 c@t:3'],
    ['gaps and negative numbers', [900, -5, 0], 'b@t:1 c@t:2 a@t:3'],
    ['unreadable ones last', [null, 2, 1], 'c@t:1 b@t:2 a@t:3'],
  ])('QST-13 %s become 1, 2, 3', (_, indexes, expected) => {
    const questions = indexes.map((index, at) => question('abc'.charAt(at), 't', index));
    expect(places(renumberQuestions(questions))).toBe(expected);
  });

  test('QST-13 every topic is numbered separately', () => {
    expect(places(renumberQuestions(course.toReversed()))).toBe(
      'x@friday:1 a@monday:1 b@monday:2 c@monday:3',
    );
  });

  test('QST-13 a question that keeps its place is not saved again', () => {
    const untidy = [question('a', 't', 1), question('b', 't', 7)];
    const tidy = renumberQuestions(untidy);
    expect(changedQuestions(untidy, tidy).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('one question moved, added, duplicated or deleted', () => {
  const monday = 'a@monday:1 b@monday:2 c@monday:3';
  test.each([
    [
      'QST-14 up swaps with the one before',
      moveQuestion(course, 'b', 'up'),
      'b@monday:1 a@monday:2 c@monday:3 x@friday:1',
    ],
    [
      'QST-14 down swaps with the one after',
      moveQuestion(course, 'b', 'down'),
      'a@monday:1 c@monday:2 b@monday:3 x@friday:1',
    ],
    ['QST-14 the first cannot go up', moveQuestion(course, 'a', 'up'), 'at-the-edge'],
    ['QST-14 the last cannot go down', moveQuestion(course, 'c', 'down'), 'at-the-edge'],
    [
      'DSN-42 a question is put first',
      placeQuestion(course, 'c', 1),
      'c@monday:1 a@monday:2 b@monday:3 x@friday:1',
    ],
    [
      'DSN-42 a question is put last',
      placeQuestion(course, 'a', 3),
      'b@monday:1 c@monday:2 a@monday:3 x@friday:1',
    ],
    [
      'DSN-42 a question that stays where it is changes nothing',
      placeQuestion(course, 'b', 2),
      'a@monday:1 b@monday:2 c@monday:3 x@friday:1',
    ],
    ['DSN-42 there is no place before the first', placeQuestion(course, 'a', 0), 'at-the-edge'],
    ['DSN-42 there is no place after the last', placeQuestion(course, 'a', 4), 'at-the-edge'],
    ['DSN-42 a place is a whole number', placeQuestion(course, 'a', 1.5), 'at-the-edge'],
    [
      'DSN-42 a question that is gone has no place',
      placeQuestion(course, 'gone', 1),
      'no-such-question',
    ],
    [
      'QST-15 a duplicate is next to its original',
      duplicateQuestion(course, 'a', 'n'),
      'a@monday:1 n@monday:2 b@monday:3 c@monday:4 x@friday:1',
    ],
    [
      'QST-15 a duplicate is after its original whatever its id',
      duplicateQuestion(course, 'b', '0'),
      'a@monday:1 b@monday:2 0@monday:3 c@monday:4 x@friday:1',
    ],
    ['QST-15 a duplicate needs an id of its own', duplicateQuestion(course, 'a', 'x'), 'id-taken'],
    [
      'QST-16 the rest closes up after a deletion',
      deleteQuestion(course, 'b'),
      'a@monday:1 c@monday:2 x@friday:1',
    ],
    [
      'QST-17 a question moved to another topic is last there',
      moveQuestionToTopic(course, 'a', 'friday'),
      'x@friday:1 a@friday:2 b@monday:1 c@monday:2',
    ],
    [
      'QST-17 moved to an empty topic it is the first',
      moveQuestionToTopic(course, 'x', 'sunday'),
      `${monday} x@sunday:1`,
    ],
    [
      'QST-17 moved to its own topic it becomes the last',
      moveQuestionToTopic(course, 'a', 'monday'),
      'b@monday:1 c@monday:2 a@monday:3 x@friday:1',
    ],
    [
      'QST-18 a new question is the last of its topic',
      addQuestion(course, 'friday', 'n'),
      `${monday} x@friday:1 n@friday:2`,
    ],
    [
      'QST-18 a new question needs an id of its own',
      addQuestion(course, 'friday', 'a'),
      'id-taken',
    ],
    ['QST-19 moving what is not there', moveQuestion(course, 'q', 'up'), 'no-such-question'],
    [
      'QST-19 duplicating what is not there',
      duplicateQuestion(course, 'q', 'n'),
      'no-such-question',
    ],
    ['QST-19 deleting what is not there', deleteQuestion(course, 'q'), 'no-such-question'],
    [
      'QST-19 moving to a topic what is not there',
      moveQuestionToTopic(course, 'q', 't'),
      'no-such-question',
    ],
  ])('%s', (_, result, expected) => {
    expect(sorted(after(result))).toBe(sorted(expected));
  });

  test('QST-15 a duplicate copies all but id and place', () => {
    const result = duplicateQuestion(course, 'a', 'n');
    const copy = result.ok ? result.value.find(({ id }) => id === 'n') : undefined;
    expect(copy).toEqual({ ...course[0], id: 'n', index: 2 });
  });

  test('QST-17 a moved question is last even in a topic of 150', () => {
    const many = Array.from({ length: 150 }, (_, index) => question(`m${index}`, 'big', index + 1));
    const result = moveQuestionToTopic([...many, ...course], 'x', 'big');
    const moved = result.ok ? result.value.find(({ id }) => id === 'x') : undefined;
    expect(moved?.index).toBe(151);
  });

  test('QST-18 a new question is a long answer with two empty options', () => {
    const result = addQuestion([], 'friday', 'n');
    expect(result.ok && result.value).toEqual([
      {
        id: 'n',
        topicId: 'friday',
        index: 1,
        type: 'LongAnswer',
        text: '',
        options: ['', ''],
        logic: '',
      },
    ]);
  });

  test('QST-19 each refusal has a sentence', () => {
    expect(QUESTION_MOVE_REFUSAL_TEXTS).toEqual({
      'no-such-question': 'Question not found',
      'at-the-edge': 'This question is already at the end of its class day in that direction.',
      'id-taken': 'Another question has this ID already. Please try again.',
    });
  });
});

const anyCourse = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 5 }),
      topicId: fc.constantFrom('t1', 't2', 't3'),
      index: fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(1.5, 2.5, null)),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 30 },
  )
  .map((rows) => rows.map(({ id, topicId, index }) => question(id, topicId, index)));

test('QST-20 no sequence of moves loses, doubles or alters a question, and every topic stays 1 to n', () => {
  const step = fc.tuple(fc.nat(), fc.constantFrom('up', 'down', 't1', 't2', 't3'));
  fc.assert(
    fc.property(anyCourse, fc.array(step, { maxLength: 20 }), (start, steps) => {
      let present: readonly Question[] = renumberQuestions(start);
      for (const [pick, where] of steps) {
        const id = present[pick % present.length]!.id;
        const result =
          where === 'up' || where === 'down'
            ? moveQuestion(present, id, where)
            : moveQuestionToTopic(present, id, where);
        if (result.ok) present = result.value;
      }
      expect(ids(present)).toEqual(ids(start));
      for (const topic of questionsByTopic(present).values()) {
        expect(topic.map(({ index }) => index)).toEqual(topic.map((_, index) => index + 1));
      }
    }),
  );
});

test('QST-20 a move up and down again leaves the order as it was', () => {
  fc.assert(
    fc.property(anyCourse, fc.nat(), (start, pick) => {
      const tidy = renumberQuestions(start);
      const { id } = tidy[pick % tidy.length]!;
      const up = moveQuestion(tidy, id, 'up');
      fc.pre(up.ok);
      expect(after(moveQuestion(up.value, id, 'down'))).toBe(places(tidy));
    }),
  );
});

test('QST-20 five thousand questions in one topic are renumbered in one pass', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    question(`q${index}`, 'big', 5000 - index),
  );
  expect(renumberQuestions(many)[0]?.id).toBe('q4999');
});
