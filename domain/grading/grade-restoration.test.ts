import { expect, test } from 'vitest';
import { type KeptGrade, type PickedEntry, restorationOf } from './grade-restoration.ts';

interface Kept extends KeptGrade {
  readonly value: string;
}

function entry(
  action: string,
  value: string | null,
  fields: Partial<KeptGrade> = {},
): PickedEntry<Kept> {
  const key = {
    usernameKey: 'ann',
    evaluationDataID: 'MID',
    gradingType: 'questionGrade',
    questionID: 'q',
  } as const;
  return { action, before: value === null ? null : { ...key, ...fields, value } };
}

const save = (value: string | null, fields: Partial<KeptGrade> = {}) =>
  entry('grade.save', value, fields);
const remove = (value: string, fields: Partial<KeptGrade> = {}) =>
  entry('grade.delete', value, fields);
const none = { wanted: '', computed: 0, impossible: 0, superseded: 0 };

test.each<[string, readonly PickedEntry<Kept>[], Partial<typeof none>]>([
  ['nothing', [], {}],
  ['a deleted grade', [remove('5')], { wanted: '5' }],
  ['a changed grade', [save('5')], { wanted: '5' }],
  ['a grade that was new', [save(null)], { impossible: 1 }],
  ['a due date of the evaluation', [entry('evaluation.due-date', null)], { impossible: 1 }],
  [
    'a custom due date',
    [remove('2026-10-01', { gradingType: 'customDueDate' })],
    { impossible: 1 },
  ],
  [
    'a grade of a removed evaluation',
    [remove('5', { evaluationDataID: 'GONE' })],
    { impossible: 1 },
  ],
  [
    'a computed grade',
    [entry('grade.compute', '70', { gradingType: 'examGrade' })],
    { impossible: 1 },
  ],
  ['an exam grade of before', [remove('70', { gradingType: 'examGrade' })], { computed: 1 }],
  ['two changes: the earliest', [save('5'), save('6')], { wanted: '5', superseded: 1 }],
  ['two deletions: the latest', [remove('5'), remove('7')], { wanted: '7', superseded: 1 }],
  ['a change and a deletion', [save('5'), remove('6')], { wanted: '6', superseded: 1 }],
  ['a deletion and a change', [remove('6'), save('7')], { wanted: '6', superseded: 1 }],
  ['two questions', [save('5'), save('6', { questionID: 'r' })], { wanted: '5 6' }],
])('GRD-72 %s', (_name, entries, expected) => {
  const course = { evaluationIds: new Set(['MID']), isExamGradeComputed: true };
  const { wanted, ...counts } = restorationOf(entries, course);
  const values = wanted.map(({ value }) => value).join(' ');
  expect({ wanted: values, ...counts }).toEqual({ ...none, ...expected });
});

test('GRD-72 an exam grade that is entered by hand is restored', () => {
  const course = { evaluationIds: new Set(['MID']), isExamGradeComputed: false };
  const { wanted } = restorationOf([remove('A', { gradingType: 'examGrade' })], course);
  expect(wanted).toHaveLength(1);
});
