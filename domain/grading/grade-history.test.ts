import { expect, test } from 'vitest';
import {
  canRestoreEntry,
  DEFAULT_KINDS,
  HISTORY_KINDS,
  historyKind,
  historyKindsSentence,
  readHistoryKinds,
} from './grade-history.ts';

test.each([
  ['grade.save', 'questionGrade', 'changed'],
  ['grade.save', 'customDueDate', 'due-date'],
  ['grade.delete', 'examGrade', 'deleted'],
  ['grade.delete', 'customDueDate', 'due-date'],
  ['grade.restore', 'comments', 'restored'],
  ['grade.compute', 'examGrade', 'computed'],
  ['grade.comment', null, 'commented'],
  ['grade.uncomment', null, 'commented'],
  ['evaluation.due-date', null, 'due-date'],
  ['evaluation.hand-back', null, 'hand-back'],
  ['design.remove', null, 'removed'],
  ['user.password', null, 'users'],
] as const)('GRD-70 %s of %s is %s', (action, gradingType, kind) => {
  expect(historyKind(action, gradingType)).toBe(kind);
});

test('GRD-70 without a wish the history shows what people did to grades', () => {
  expect(HISTORY_KINDS.filter((kind) => !DEFAULT_KINDS.includes(kind))).toEqual([
    'computed',
    'commented',
    'users',
  ]);
});

test.each([
  ['deleted', ['deleted']],
  [' users , changed', ['changed', 'users']],
  ['', 'unknown-kind'],
  ['deleted,', 'unknown-kind'],
  ['grades', 'unknown-kind'],
])('GRD-70 the kinds %j', (text, expected) => {
  const read = readHistoryKinds(text);
  expect(read.ok ? read.value : read.reason).toEqual(expected);
});

test('GRD-70 an unknown kind is answered with those that there are', () => {
  expect(historyKindsSentence('unknown-kind')).toContain('changed, deleted, restored');
});

test.each([
  ['a changed grade', {}, false, true],
  ['a deleted grade', { kind: 'deleted' }, false, true],
  ['a restored grade', { kind: 'restored' }, false, true],
  ['a grade that was new', { hadValue: false }, false, false],
  ['a due date', { kind: 'due-date', gradingType: null }, false, false],
  ['a computed grade', { kind: 'computed', gradingType: 'examGrade' }, true, false],
  ['an exam grade entered by hand', { gradingType: 'examGrade' }, false, true],
  ['an exam grade that is computed now', { gradingType: 'examGrade' }, true, false],
] as const)('GRD-71 %s', (_name, fields, isComputed, expected) => {
  const entry = {
    kind: 'changed',
    gradingType: 'questionGrade',
    hadValue: true,
    ...fields,
  } as const;
  expect(canRestoreEntry(entry, isComputed)).toBe(expected);
});
