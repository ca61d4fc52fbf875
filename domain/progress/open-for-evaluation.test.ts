import { expect, test } from 'vitest';
import { openForEvaluation } from './open-for-evaluation.ts';
import type { SectionProgress } from './progress.ts';

function section(id: string, counts: Partial<SectionProgress> = {}): SectionProgress {
  return {
    section: { id, index: 1, name: id.toUpperCase() },
    isLocked: false,
    unansweredChoices: 0,
    unansweredEssays: 0,
    unresolvedContradictions: null,
    isComplete: false,
    ...counts,
  };
}

test.each<[string, readonly SectionProgress[], string | null]>([
  ['nothing is open', [section('a'), section('b')], null],
  [
    'one section, with its contradictions',
    [
      section('a'),
      section('b', { unansweredChoices: 2, unansweredEssays: 1, unresolvedContradictions: 2 }),
    ],
    '5 questions still open in B',
  ],
  [
    'two sections',
    [section('a', { unansweredEssays: 1 }), section('b', { unansweredChoices: 2 })],
    '1 question still open in A, 2 in B',
  ],
  [
    'many sections',
    ['a', 'b', 'c', 'd', 'e'].map((id) => section(id, { unansweredEssays: 1 })),
    '1 question still open in A, 1 in B, 1 in C, 2 in other sections',
  ],
  ['a section that isn’t open yet', [section('a', { isLocked: true, unansweredEssays: 4 })], null],
  ['a section of another evaluation', [section('z', { unansweredEssays: 4 })], null],
])('PRG-20 what is open for an evaluation: %s', (_name, progress, expected) => {
  const sectionIds = ['a', 'b', 'c', 'd', 'e'];
  expect(openForEvaluation({ sectionIds }, progress)).toBe(expected);
});
