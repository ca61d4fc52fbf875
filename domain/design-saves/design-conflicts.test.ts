import { expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { designConflict } from './design-conflicts.ts';

function evaluation(dataID: string, questionOptions: string): DesignItem {
  return designItem({
    dataType: 'evaluation',
    dataID,
    dataText: `Exam ${dataID}`,
    questionOptions,
  });
}

function thesis(dataID: string, dataText: string): DesignItem {
  return designItem({ dataType: 'thesis', dataID, dataText });
}

type Case = readonly [string, readonly DesignItem[], readonly DesignItem[]];

const taken = "A section can belong to only one evaluation. Already used by 'Exam A'.";
const named = 'This thesis name is already taken: Please choose a different name.';

test.each<readonly [...Case, string | null]>([
  ['different sections', [], [evaluation('A', 's1,s2'), evaluation('B', 's3')], null],
  [
    'a section that another has',
    [evaluation('A', 's1')],
    [evaluation('A', 's1'), evaluation('B', 's1')],
    taken,
  ],
  ['two new ones with one section', [], [evaluation('B', 's1'), evaluation('A', ' s1 ')], taken],
  [
    'a section that moves from one to the other',
    [evaluation('A', 's1'), evaluation('B', '')],
    [evaluation('A', ''), evaluation('B', 's1')],
    null,
  ],
  [
    'two that already share one',
    [evaluation('A', 's1'), evaluation('B', 's1')],
    [evaluation('A', 's1'), { ...evaluation('B', 's1,s2'), dataText: 'renamed' }],
    null,
  ],
  [
    'a third for what two share',
    [evaluation('A', 's1'), evaluation('B', 's1')],
    [evaluation('A', 's1'), evaluation('B', 's1'), evaluation('C', 's1')],
    taken,
  ],
  ['a section twice in one evaluation', [], [evaluation('A', 's1,s1')], null],
])('GRD-77 %s', (_name, before, after, sentence) => {
  expect(designConflict(before, after)).toBe(sentence);
});

test.each<readonly [...Case, string | null]>([
  ['different names', [], [thesis('1', 'Egoism'), thesis('2', 'Duty')], null],
  [
    'a name that another has, in other letters',
    [thesis('1', 'Egoism')],
    [thesis('1', 'Egoism'), thesis('2', ' ego ISM')],
    named,
  ],
  [
    'a new name that another has',
    [thesis('1', 'Egoism'), thesis('2', 'Duty')],
    [thesis('1', 'Egoism'), thesis('2', 'egoism')],
    named,
  ],
  [
    'two that change names',
    [thesis('1', 'Egoism'), thesis('2', 'Duty')],
    [thesis('1', 'Duty'), thesis('2', 'Egoism')],
    null,
  ],
  [
    'two that already share one',
    [thesis('1', 'Egoism'), thesis('2', 'Egoism')],
    [thesis('1', 'Egoism'), thesis('2', 'egoism')],
    null,
  ],
  ['two without a name', [], [thesis('1', ''), thesis('2', ' ')], null],
])('LOG-41 %s', (_name, before, after, sentence) => {
  expect(designConflict(before, after)).toBe(sentence);
});
