import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { DEFAULT_TIME_ZONE } from '../base/zoned-time.ts';
import {
  isListed,
  nextToGrade,
  readUngradedFilter,
  ungradedFilterText,
  type UngradedFilter,
} from './grade-next.ts';
import { UNGRADED } from './student-evaluation.ts';

const evaluations = [
  { id: 'FIRST', dueDate: isoDateOf('2026-10-01') },
  { id: 'SECOND', dueDate: isoDateOf('2026-11-01') },
  { id: 'LATER', dueDate: isoDateOf('2026-12-01') },
];
const clock = { nowEpochMs: Date.parse('2026-11-16T12:00:00Z'), zone: DEFAULT_TIME_ZONE };
const done = { ...UNGRADED, complete: true };
const begun = { ...UNGRADED, comments: 'A good start.' };
const extended = { ...UNGRADED, customDueDate: isoDateOf('2026-12-24') };

const ada = { name: 'ada', graded: [done, begun, UNGRADED] };
const mary = { name: 'mary', graded: [done, done, UNGRADED] };
const laura = { name: 'laura', graded: [extended, done, UNGRADED] };
const anton = { name: 'anton', graded: [UNGRADED, UNGRADED, UNGRADED] };
const all = [ada, mary, laura, anton];

const inside = (evaluationId: string): UngradedFilter => ({ evaluationId });

describe('the work to grade next', () => {
  test.each([
    ['the first evaluation with any comes first', all, 'all', 'anton FIRST'],
    ['then the order of the list decides', [ada, mary, laura], 'all', 'ada SECOND'],
    ['a filter for one evaluation looks only there', all, inside('SECOND'), 'ada SECOND'],
    ['another order of the list', all.toReversed(), inside('SECOND'), 'anton SECOND'],
    ['work that is due later for everyone', all, inside('LATER'), null],
    ['work that is due later for one student', [laura, mary], 'all', null],
    ['nobody listed', [], 'all', null],
  ] as const)('GRD-120 %s', (_name, listed, filter, expected) => {
    const next = nextToGrade(listed, filter, evaluations, clock);
    expect(next && `${next.student.name} ${next.evaluation.id}`).toBe(expected);
  });
});

describe('the filter for ungraded work', () => {
  test.each([
    ['everyone', 'all', ['ada', 'mary', 'laura', 'anton']],
    ['work that is due, begun or not', 'due', ['ada', 'anton']],
    [
      'one evaluation, also for students with a later due date',
      inside('FIRST'),
      ['laura', 'anton'],
    ],
    ['an evaluation that is not due yet', inside('LATER'), ['ada', 'mary', 'laura', 'anton']],
  ] as const)('GRD-121 %s', (_name, filter, expected) => {
    const listed = all.filter((student) => isListed(student, filter, evaluations, clock));
    expect(listed.map(({ name }) => name)).toEqual(expected);
  });

  test.each([
    ['due', 'due'],
    ['in SECOND', inside('SECOND')],
    ['in GONE', 'all'],
    ['SECOND', 'all'],
    ['', 'all'],
    [null, 'all'],
  ] as const)('GRD-121 the address %j', (text, filter) => {
    expect(readUngradedFilter(text, evaluations)).toEqual(filter);
  });

  test('GRD-121 what is written is read again, also for an evaluation called due', () => {
    for (const filter of ['all', 'due', inside('due')] as const) {
      const text = ungradedFilterText(filter);
      expect(readUngradedFilter(text, [{ id: 'due' }])).toEqual(filter);
    }
  });
});
