import { describe, expect, test } from 'vitest';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';
import { positionText } from '../../../course-ui/sortable/position-text.ts';
import {
  daysBySection,
  emptySectionsHint,
  makerEntries,
  placeBeside,
  scheduleSize,
} from './row-words.ts';

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

/** Sections of these names, one after the other, above the one with the class days. */
function emptySections(...names: readonly string[]): Schedule['sections'] {
  return [
    ...names.map((name, at) => ({ id: name, name, index: at + 1 })),
    { id: 'last', name: 'Freedom', index: 8 },
  ];
}

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

  describe('SCH-55 sections without class days are named, with what to do', () => {
    const move = `A section has the class days below it, up to the next section. Move the sections so that each is just above its first class day.`;
    const topics = [{ id: 't', name: 'Will', index: 9, hasQuestions: true }];
    test.each([
      { names: [], words: '' },
      { names: ['Minds'], words: `“Minds” has no class days. ${move}` },
      { names: ['Minds', 'Selves'], words: `“Minds” and “Selves” have no class days. ${move}` },
      {
        names: ['Minds', 'Selves', 'Time'],
        words: `“Minds”, “Selves” and “Time” have no class days. ${move}`,
      },
      {
        names: ['Minds', 'Selves', 'Time', 'God'],
        words: `4 sections have no class days. ${move}`,
      },
    ])('$names: $words', ({ names, words }) => {
      expect(emptySectionsHint({ ...schedule, sections: emptySections(...names), topics })).toBe(
        words,
      );
    });

    test('not a section that was just added below the last class day', () => {
      expect(emptySectionsHint(schedule)).toBe('');
    });

    test('nothing while there are no class days at all', () => {
      expect(emptySectionsHint({ ...schedule, sections: emptySections('Minds'), topics: [] })).toBe(
        '',
      );
    });
  });

  test('the size names both kinds', () => {
    expect(scheduleSize(schedule)).toBe('2 sections, 2 class days');
  });
});
