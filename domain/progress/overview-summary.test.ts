import { expect, test } from 'vitest';
import type { OpenSection } from '../visibility/released-course.ts';
import { nextSection, overviewSummary } from './overview-summary.ts';

test.each([
  ['some open', [7, 1, 1], ['7 of 8', '1 contradiction', 'conflicting']],
  ['all answered, in tension', [8, 0, 2], ['8 of 8', '2 contradictions', 'conflicting']],
  ['all answered', [8, 0, 0], ['8 of 8', null, 'complete']],
  ['nothing answered', [0, 8, 0], ['0 of 8', null, 'incomplete']],
  ['nothing asked', [0, 0, 0], null],
] as const)('VIEW-77 the summary with %s', (_name, [answered, open, contradictions], expected) => {
  const summary = overviewSummary({ answered, open, contradictions });
  expect(summary && [summary.progress, summary.contradictions, summary.state]).toEqual(expected);
});

const section = (id: string, isLocked: boolean): OpenSection => ({
  section: { id, name: id, index: 1 },
  isLocked,
  topics: [],
});

test.each([
  ['an open one', 'one', 'two'],
  ['a locked one', 'two', 'three'],
  ['none after the last', 'three', null],
  ['none after a section that is gone', 'gone', null],
])('VIEW-78 the next section: %s', (_name, id, next) => {
  const sections = [section('one', false), section('two', false), section('three', true)];
  expect(nextSection(sections, id)?.section.id ?? null).toBe(next);
});
