import { expect, test } from 'vitest';
import { keepUnchangedLabel, loseAllLabel } from './extension-sentences.ts';

test.each([
  [8, null, 'and keep the grades of unchanged answers', 'and delete 8 grades'],
  [8, 0, 'and keep every grade', 'and delete 8 grades'],
  [8, 1, 'and delete 1 grade', 'and delete all 8 grades'],
  [1176, 1048, 'and delete 1,048 grades', 'and delete all 1,176 grades'],
  [8, 8, 'and delete 8 grades', 'and delete 8 grades'],
])('EXT-4 the buttons say what they do to %s grades, of which %s differ', (...given) => {
  const [grades, changed, keeping, all] = given;
  expect(keepUnchangedLabel('Change the date', changed)).toBe(`Change the date ${keeping}`);
  expect(loseAllLabel('Change the date', grades, changed)).toBe(`Change the date ${all}`);
});
