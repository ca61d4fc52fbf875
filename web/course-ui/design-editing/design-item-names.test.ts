import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { itemName } from './design-item-names.ts';

test.each([
  ['courseTitle/0', '', 'the course title'],
  ['sectionName/s1', 'Mind and Body', 'the section “Mind and Body”'],
  ['question/q1', '', 'the question “q1”'],
  ['question/q1', 'long '.repeat(20), 'the question “long long long long long long long long …”'],
  ['penaltyForUnansweredMCQ/1', '5', 'a setting'],
])('%s %s', (key, dataText, name) => {
  const [dataType = '', dataID = ''] = key.split('/');
  expect(itemName(key, designItem({ dataType, dataID, dataText }))).toBe(name);
});
