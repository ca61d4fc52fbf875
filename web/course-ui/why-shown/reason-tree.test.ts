import { expect, test } from 'vitest';
import type { ReasonLine } from '@elenchus/domain/visibility/why-shown.ts';
import { reasonTree, type ReasonPart } from './reason-tree.ts';

const line = (depth: number): ReasonLine => ({
  depth,
  kind: 'atom',
  holds: true,
  sentence: `${depth}`,
});

function drawn(parts: readonly ReasonPart[]): string {
  return parts
    .map(({ line: { sentence }, parts: inner }) => `${sentence}(${drawn(inner)})`)
    .join('');
}

test.each([
  ['nothing', [], ''],
  ['side by side', [0, 0], '0()0()'],
  ['within and back', [0, 1, 2, 1, 0], '0(1(2())1())0()'],
])('lines become lists within lists: %s', (_, depths, expected) => {
  expect(drawn(reasonTree(depths.map(line)))).toBe(expected);
});

test('lists within lists end at some depth, and nothing is lost', () => {
  const depths = Array.from({ length: 5000 }, (_, depth) => depth);
  const text = drawn(reasonTree(depths.map(line)));
  expect(text.match(/\d+/gu)).toHaveLength(5000);
  expect(text).toContain('10()11()12()');
});
