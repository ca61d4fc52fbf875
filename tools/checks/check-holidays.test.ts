import { expect, test } from 'vitest';
import { holidayWarning } from './check-holidays.ts';

test.each([
  { currentYear: 2034, isWarned: false },
  { currentYear: 2035, isWarned: true },
  { currentYear: 2040, isWarned: true },
])(
  'in $currentYear, a table until 2036 is warned about: $isWarned',
  ({ currentYear, isWarned }) => {
    expect(holidayWarning(2036, currentYear).includes('ends with 2036')).toBe(isWarned);
  },
);
