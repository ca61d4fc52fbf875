import { expect, test } from 'vitest';
import { linkLabels } from './link-labels.ts';

test('several links of one kind are numbered; a single one is not', () => {
  const kinds = ['reading', 'video', 'reading', 'lecturenotes', 'html', 'link'] as const;
  expect(linkLabels(kinds.map((kind) => ({ kind })))).toEqual([
    'Reading 1',
    'Video',
    'Reading 2',
    'Lecture notes',
    'Web page',
    'Link',
  ]);
});
