import { describe, expect, test } from 'vitest';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';
import { positionText } from '../../course-ui/sortable/position-text.ts';
import { daysBySection, makerEntries, placeBeside, scheduleSize } from './row-words.ts';

const schedule: Schedule = {
  sections: [
    { id: 'a', name: 'Knowledge', index: 1 },
    { id: 'b', name: ' ', index: 4 },
  ],
  topics: [
    { id: 'a', name: 'Dreams', index: 2, hasQuestions: true },
    { id: 'c', name: 'Clocks', index: 3, hasQuestions: false },
  ],
  dates: [],
  links: [],
};

describe('rows of the schedule as text', () => {
  test('a section and a class day with one identifier stay apart', () => {
    expect(makerEntries(schedule).map(({ key }) => key)).toEqual([
      'section/a',
      'topic/a',
      'topic/c',
      'section/b',
    ]);
  });

  test.each([
    { key: 'section/a', text: 'row 1 of 4, at the top' },
    { key: 'topic/a', text: 'row 2 of 4, after “Knowledge”' },
    { key: 'section/b', text: 'row 4 of 4, after “Clocks”' },
  ])('$key is $text', ({ key, text }) => {
    expect(positionText(makerEntries(schedule), key)).toBe(text);
  });

  test.each([
    { key: 'topic/c', side: 'before' as const, place: 2.5 },
    { key: 'topic/c', side: 'after' as const, place: 3.5 },
    { key: 'topic/gone', side: 'after' as const, place: NaN },
  ])('the place $side $key is $place', ({ key, side, place }) => {
    expect(placeBeside(schedule, key, side)).toBe(place);
  });

  test('a row without a name is still called something', () => {
    expect(makerEntries(schedule)[3]?.name).toBe('Section without a name');
  });

  test('class days are listed under their sections, and days above the first section are not lost', () => {
    const early = { id: 'e', name: 'Early', index: 0, hasQuestions: true };
    const parts = daysBySection({ ...schedule, topics: [...schedule.topics, early] });
    expect(parts.map(({ name, days }) => [name, days.map(({ id }) => id)])).toEqual([
      ['', ['e']],
      ['Knowledge', ['a', 'c']],
    ]);
  });

  test('the size names both kinds', () => {
    expect(scheduleSize(schedule)).toBe('2 sections, 2 class days');
  });
});
