import { expect, test } from 'vitest';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { holdSave, moveSave } from './question-changes.ts';

const question: Question = {
  id: 'q',
  topicId: 't',
  index: 1,
  type: 'LongAnswer',
  text: 'Why?',
  options: [],
  logic: '',
};
const hold = { dataType: 'heldQuestion', dataID: 'q' };

test('QST-24 holding back adds a record, and releasing removes it', () => {
  expect(holdSave(question)).toMatchObject({ upserts: [hold], removals: [] });
  expect(holdSave({ ...question, isHeld: true })).toEqual({ upserts: [], removals: [hold] });
});

const HELD = ['question/new', 'heldQuestion/new'];
const FREE = ['question/new'];

test.each([
  ['a copy of a held question', { isHeld: true }, { kind: 'duplicate', id: 'q' }, false, HELD],
  ['a copy of another', { isHeld: false }, { kind: 'duplicate', id: 'q' }, false, FREE],
  ['a copy on an open class day', { isHeld: false }, { kind: 'duplicate', id: 'q' }, true, HELD],
  ['a new question on a later class day', {}, { kind: 'add', topicId: 't' }, false, FREE],
  ['a new question on an open class day', {}, { kind: 'add', topicId: 't' }, true, HELD],
] as const)('QST-25 QST-70 %s', (_, differs, move, isOpenDay, expected) => {
  const questions = [{ ...question, ...differs }];
  const save = moveSave({ questions }, { ...move, newId: 'new', isOpenDay });
  const keys = save.ok && save.value.upserts.map(({ dataType, dataID }) => `${dataType}/${dataID}`);
  expect(keys).toEqual(expected);
});

test('QST-70 a question that moves to an open class day keeps its state', () => {
  const save = moveSave({ questions: [question] }, { kind: 'to-topic', id: 'q', topicId: 't2' });
  expect(save.ok && save.value.upserts.map(({ dataType }) => dataType)).toEqual(['question']);
});

test('QST-26 a deleted question takes its hold with it, so that Undo brings both back', () => {
  const questions = [{ ...question, isHeld: true }];
  const save = moveSave({ questions }, { kind: 'delete', id: 'q' });
  expect(save.ok && save.value.removals).toEqual([{ dataType: 'question', dataID: 'q' }, hold]);
});
