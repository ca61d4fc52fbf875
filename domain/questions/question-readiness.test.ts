import { describe, expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { heldQuestionIds, holdFault, holdOf, keysOfQuestions } from './held-question.ts';
import { isReady, withheldBadge, withheldBy } from './question-readiness.ts';
import { readQuestions, writeQuestion, type Question } from './question.ts';

const base: Question = {
  id: 'q',
  topicId: 't',
  index: 1,
  type: 'Radio',
  text: 'Why?',
  options: ['Yes', 'No'],
  logic: '',
};

describe('QST-23 which questions are unfinished', () => {
  test.each<[string, Partial<Question>, string | null]>([
    ['a choice with two options', {}, null],
    ['no text', { text: '' }, 'Unfinished: add the text'],
    ['nothing but spaces and line breaks', { text: ' \n\t' }, 'Unfinished: add the text'],
    ['no option', { options: [] }, 'Unfinished: add two options'],
    ['two empty options', { options: ['', '  '] }, 'Unfinished: add two options'],
    ['one option with text', { options: ['', 'Yes'] }, 'Unfinished: add a second option'],
    ['two with text among empty ones', { options: ['', 'Yes', '', 'No'] }, null],
    [
      'a Checkbox with one',
      { type: 'Checkbox', options: ['Yes'] },
      'Unfinished: add a second option',
    ],
    ['an essay with empty options', { type: 'LongAnswer', options: ['', ''] }, null],
    ['an essay without text', { type: 'LongAnswer', text: '' }, 'Unfinished: add the text'],
    ['a contradiction without logic', { type: 'Contradiction' }, 'Unfinished: add logic'],
    [
      'a contradiction with blank logic',
      { type: 'Contradiction', logic: ' ' },
      'Unfinished: add logic',
    ],
    ['a contradiction with logic', { type: 'Contradiction', logic: '(q1, 1)' }, null],
    // It is false for every student, which is a separate error.
    ['a contradiction with malformed logic', { type: 'Contradiction', logic: '(' }, null],
    ['held back', { isHeld: true }, 'Held back'],
    ['held back and unfinished', { isHeld: true, text: '' }, 'Unfinished: add the text'],
    ['released', { isHeld: false }, null],
  ])('QST-23 QST-24 %s', (_, differs, badge) => {
    const question = { ...base, ...differs };
    const withheld = withheldBy(question);
    expect(withheld && withheldBadge(withheld)).toBe(badge);
    expect(isReady(question)).toBe(badge === null);
  });
});

function stored(dataID: string): DesignItem {
  return designItem({ dataType: 'question', dataID, dataText: 'Why?', questionType: 'LongAnswer' });
}

test('QST-24 a hold is a separate record, whose dataID is the ID of the question', () => {
  const { questions } = readQuestions([holdOf('b'), stored('a'), stored('b'), holdOf('gone')]);
  expect(questions.map(({ id, isHeld }) => [id, isHeld ?? false])).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(heldQuestionIds([holdOf('b')])).toEqual(new Set(['b']));
  const written = writeQuestion(questions[1] ?? base);
  expect(written).toMatchObject({ ok: true, value: { dataType: 'question', dataID: 'b' } });
});

test('QST-26 a question is deleted with its hold', () => {
  expect(keysOfQuestions([base, { id: 'held', isHeld: true }])).toEqual([
    { dataType: 'question', dataID: 'q' },
    { dataType: 'question', dataID: 'held' },
    { dataType: 'heldQuestion', dataID: 'held' },
  ]);
});

test.each<[string, DesignItem, string | null]>([
  ['a question that exists', holdOf('a'), null],
  ['no question', holdOf('b'), "heldQuestion: there is no question with the ID 'b'."],
  ['a value', { ...holdOf('a'), dataText: 'Yes' }, 'heldQuestion: dataText must be empty.'],
  ['a place', { ...holdOf('a'), dataIndex: '1' }, 'heldQuestion: dataIndex must be empty.'],
])('DSN-32 a hold with %s', (_, item, fault) => {
  expect(holdFault(item, (id) => id === 'a')).toBe(fault);
});
