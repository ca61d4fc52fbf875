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

test.each([
  ['a held question', true, ['question/copy', 'heldQuestion/copy']],
  ['another', false, ['question/copy']],
])('QST-25 a copy of %s', (_, isHeld, expected) => {
  const questions = [{ ...question, isHeld }];
  const save = moveSave({ questions }, { kind: 'duplicate', id: 'q', newId: 'copy' });
  const keys = save.ok && save.value.upserts.map(({ dataType, dataID }) => `${dataType}/${dataID}`);
  expect(keys).toEqual(expected);
});

test('QST-26 a deleted question takes its hold with it, so that Undo brings both back', () => {
  const questions = [{ ...question, isHeld: true }];
  const save = moveSave({ questions }, { kind: 'delete', id: 'q' });
  expect(save.ok && save.value.removals).toEqual([{ dataType: 'question', dataID: 'q' }, hold]);
});
