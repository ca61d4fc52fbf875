import { describe, expect, test } from 'vitest';
import type { DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import type { Thesis } from '@elenchus/domain/logic/thesis.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { moveSave, questionEdit, typeEdit, type QuestionMove } from './question-changes.ts';
import { newThesis, thesisSave } from './theses/thesis-changes.ts';

function question(id: string, topicId: string, index: number, logic = ''): Question {
  return { id, topicId, index, type: 'LongAnswer', text: id, options: ['', ''], logic };
}

const thesis: Thesis = { id: 't1', name: 'Dualism', logic: '(a, 1)', description: '', index: 1 };
const course = {
  questions: [
    question('a', 'mon', 1),
    question('b', 'mon', 2, '(dualism) & ¬(a, 1)'),
    question('x', 'fri', 7),
    question('y', 'wed', 1),
  ],
  theses: [thesis, { ...thesis, id: 't2', name: 'Both', logic: '( Dualism ) & (b, 2)', index: 4 }],
};

function saved({ upserts, removals }: DesignChanges): readonly string[] {
  return [
    ...upserts.map((item) => `${item.dataID}@${item.questionCourseDate}:${item.dataIndex}`),
    ...removals.map(({ dataID }) => `-${dataID}`),
  ];
}

describe('a question that comes, goes or moves', () => {
  const cases: [string, QuestionMove, readonly string[]][] = [
    ['up', { kind: 'up', id: 'b' }, ['b@mon:1', 'a@mon:2']],
    [
      'a copy after its original',
      { kind: 'duplicate', id: 'a', newId: 'n', isOpenDay: false },
      ['n@mon:2', 'b@mon:3'],
    ],
    ['the rest closes up', { kind: 'delete', id: 'a' }, ['b@mon:1', '-a']],
    [
      'a new one is the last',
      { kind: 'add', topicId: 'mon', newId: 'n', isOpenDay: false },
      ['n@mon:3'],
    ],
    [
      'another class day; a third one is left alone',
      { kind: 'to-topic', id: 'a', topicId: 'wed' },
      ['b@mon:1', 'a@wed:2'],
    ],
  ];
  test.each(cases)('%s', (_, move, expected) => {
    const save = moveSave(course, move);
    expect(save.ok && saved(save.value).toSorted()).toEqual(expected.toSorted());
  });

  test('the first does not go up', () => {
    expect(moveSave(course, { kind: 'up', id: 'a' })).toEqual({ ok: false, reason: 'at-the-edge' });
  });
});

describe('the fields of a question', () => {
  test('newlines of the text are kept', () => {
    const { upserts } = questionEdit(question('a', 'mon', 1), { text: 'One\n\ntwo' });
    expect(upserts[0]?.dataText).toBe('One\n\ntwo');
  });

  test('a choice question has two options at least, and options outlive a change of type', () => {
    const bare = { ...question('a', 'mon', 1), options: ['Yes'] };
    expect(typeEdit(bare, 'Radio').upserts[0]?.questionOptions).toBe('Yes|||');
    const chosen = { ...bare, options: ['Yes', 'No'] };
    expect(typeEdit(chosen, 'LongAnswer').upserts[0]?.questionOptions).toBe('Yes|||No');
  });

  test('an option that could not be read back saves nothing', () => {
    expect(questionEdit(question('a', 'mon', 1), { options: ['a|||b', 'c'] }).upserts).toEqual([]);
  });
});

describe('theses', () => {
  test('a new name goes into every formula that uses it, in the same save', () => {
    const save = thesisSave(course, { ...thesis, name: 'Two Substances' });
    const logic = (save.ok ? save.value.upserts : []).map((item) => item.questionLogic);
    expect(logic).toEqual(['(a, 1)', '(TwoSubstances) & ¬(a, 1)', '(TwoSubstances) & (b, 2)']);
  });

  test('without a new name the thesis alone is saved', () => {
    const save = thesisSave(course, { ...thesis, description: 'Mind and body are two.' });
    expect(save.ok && save.value.upserts.map(({ dataID }) => dataID)).toEqual(['t1']);
  });

  test.each([
    ['a taken name', { name: 'BOTH' }, 'name-taken'],
    ['a malformed condition', { logic: '(a, 1) &' }, 'malformed-logic'],
    ['no name', { name: ' ' }, 'empty-name'],
  ])('%s is refused', (_, differs, reason) => {
    expect(thesisSave(course, { ...thesis, ...differs })).toEqual({ ok: false, reason });
  });

  test('a new thesis stands last', () => {
    expect(newThesis(course.theses, 'n').index).toBe(5);
    expect(newThesis([], 'n').index).toBe(1);
  });
});
