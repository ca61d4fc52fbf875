import { expect, test } from 'vitest';
import { earlierDatesSentence, keepUnchangedLabel, loseAllLabel } from './extension-sentences.ts';

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

test.each([
  ['a later date', '2026-10-01', '2026-10-02', ''],
  ['the first date', null, '2026-10-02', ''],
  ['no date any more', '2026-10-01', null, ''],
  [
    'an earlier time of the same day',
    '2026-10-01',
    '2026-10-01T17:00',
    'For 1 student, this is earlier than the date in force. What they wrote after the new date won’t count, and they get a notice.',
  ],
])('DUE-17 an extension says who gets less time: %s', (_name, before, after, expected) => {
  const row = { username: 'ada', before, after };
  expect(earlierDatesSentence([row, row])).toBe(expected);
});
