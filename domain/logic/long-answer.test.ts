import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LongAnswer } from './long-answer.ts';

const digits = fc.array(fc.constantFrom('0', '1', '2'), { minLength: 1, maxLength: 9 });

test('LOG-104 a long answer contains exactly the numbers that a plain search finds, few or many', () => {
  const part = fc.oneof(
    digits.map((each) => each.join('')),
    fc.constantFrom(' ', 'a', '. ', '٣'),
  );
  const text = fc.array(part, { maxLength: 400 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.array(digits, { minLength: 100, maxLength: 200 }), (essay, asked) => {
      const answer = new LongAnswer(essay);
      const numbers = asked.map((each) => each.join(''));
      expect(numbers.map((number) => answer.contains(number))).toEqual(
        numbers.map((number) => essay.includes(number)),
      );
    }),
  );
});

test('LOG-104 thousands of numbers are found in one reading of a long answer', () => {
  // One search for each would read 40 billion characters.
  const essay = Array.from({ length: 40_000 }, (_, index) => 10_000 + index).join('');
  const answer = new LongAnswer(essay);
  let found = 0;
  for (let number = 0; number < 200_000; number += 1)
    if (answer.contains(`${number}99999`)) found += 1;
  expect(found).toBe(0);
});
