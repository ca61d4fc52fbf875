import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import type { GradingType } from './grade-record.ts';
import { gradesLostToMode, modeSwitch, restorableAfterSwitch } from './switched-grading.ts';

const mode = (dataText: string) =>
  designItem({ dataType: 'questionByQuestionGrading', dataID: '1', dataText });
const other = designItem({ dataType: 'usesGradesForExams', dataID: '1', dataText: 'Yes' });

test.each([
  ['switched on', mode('No'), mode('Yes'), 'on'],
  ['on for the first time', undefined, mode('yes'), 'on'],
  ['switched off', mode('Yes'), mode('No'), 'off'],
  ['the setting is removed', mode('Yes'), null, 'off'],
  ['written differently', mode('yes'), mode('Yes'), null],
  ['off as before', undefined, mode('No'), null],
  ['another setting', undefined, other, null],
] as const)('GRD-175 the mode is %s', (_case, before, after, expected) => {
  expect(modeSwitch(before, after)).toBe(expected);
});

test.each([
  ['B+', '', 1],
  ['91', '70', 1],
  ['70', '70', 0],
  ['70.0', '70', 0],
  ['', '70', 0],
  [' ', '', 0],
] as const)(
  'GRD-175 a grade by hand of "%s" that becomes "%s" is lost: %s',
  (entered, text, lost) => {
    expect(gradesLostToMode([{ stored: { individualGradingData: entered }, text }])).toHaveLength(
      lost,
    );
    expect(gradesLostToMode([{ stored: undefined, text }])).toEqual([]);
  },
);

const BACK = 1000;
const entry = (
  id: string,
  before: string,
  stored: readonly [text: string, changedAt: number] | null,
  gradingType: GradingType = 'examGrade',
) => {
  const now = stored && { text: stored[0], changedAt: stored[1] };
  return { id, gradingType, before, stored: now };
};

test.each([
  ['it was deleted', [entry('a', '91', null)], ['a'], 1],
  ['a computed grade is left there', [entry('a', '91', ['70', 900])], ['a'], 1],
  ['someone entered another one since', [entry('a', '91', ['70', 1001])], [], 0],
  ['someone cleared it since', [entry('a', '91', ['', 1001])], [], 0],
  ['it is back', [entry('a', '91', ['91', 1001])], [], 0],
  ['there was none', [entry('a', '', null)], [], 0],
  [
    'with it, that grading was complete',
    [entry('a', '91', null), entry('b', 'yes', ['no', 500], 'gradingComplete')],
    ['a', 'b'],
    1,
  ],
  ['alone, that grading was complete', [entry('b', 'yes', ['no', 5], 'gradingComplete')], [], 0],
] as const)(
  'GRD-176 after switching back, a grade is offered: %s',
  (_case, entries, ids, grades) => {
    expect(restorableAfterSwitch(entries, BACK)).toEqual({ entries: ids, grades });
  },
);
