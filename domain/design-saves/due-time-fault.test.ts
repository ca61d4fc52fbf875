import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { designValueFault } from './design-value-faults.ts';

test('DUE-2 the API refuses another time with a sentence, and an older course keeps its own', () => {
  const odd = designItem({
    dataType: 'evaluation',
    dataID: 'MID',
    questionCourseDate: '2026-11-25T17:07',
  });
  expect(designValueFault(odd, [])?.sentence).toBe(
    'Enter a due time on the quarter hour from 00:15 to 23:45, for example 2026-09-04T17:00. Leave it out for the end of the day.',
  );
  expect(designValueFault(odd, [{ ...odd, dataText: 'Older' }])).toBeNull();
  expect(designValueFault({ ...odd, questionCourseDate: '2026-11-25T17:00' }, [])).toBeNull();
});
