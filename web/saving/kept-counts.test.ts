import { LAST_VISITED_TYPES } from '@elenchus/domain/design/last-visited.ts';
import { expect, test, vi } from 'vitest';
import { isWork } from './design/design-entry.ts';
import { keptCounts } from './kept-counts.ts';
import { unsentKeys } from './queue/unsent-keys.ts';

vi.mock('./queue/unsent-keys.ts', () => ({ unsentKeys: vi.fn<typeof unsentKeys>() }));

test('USR-111 what nobody wrote isn’t counted among the changes to the design', async () => {
  const places = LAST_VISITED_TYPES.map((type) => `${type}/ada`);
  const design = [...places, 'question/q1', 'courseTitle/1'];
  vi.mocked(unsentKeys).mockResolvedValue([['q1'], [], [], [], design]);
  expect(design.filter(isWork)).toHaveLength(2);
  expect(await keptCounts('c')).toEqual([
    { kind: 'answers', count: 1 },
    { kind: 'design', count: 2 },
  ]);
});
