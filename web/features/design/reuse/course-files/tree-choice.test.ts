import { describe, expect, test } from 'vitest';
import { NOTHING_CHOSEN } from '@elenchus/domain/course-file/chosen-parts.ts';
import type { FileDay, FileSection } from '@elenchus/domain/course-file/course-file.ts';
import { dayMark, markDay, markQuestion, markSection, sectionMark } from './tree-choice.ts';

function day(id: string, ...questions: string[]): FileDay {
  return {
    id,
    name: id,
    hasQuestions: true,
    date: { id: `${id} date`, label: '??', date: null, generated: false },
    links: [],
    questions: questions.map((each) => ({
      id: each,
      type: 'LongAnswer',
      text: each,
      options: [],
      logic: '',
      held: false,
    })),
  };
}

const full = day('full', 'a', 'b');
const empty = day('empty');
const section: FileSection = { id: 's', name: 'S', days: [full, empty] };

describe('check marks', () => {
  test('a mark on a section marks everything in it, and taking it off unmarks it', () => {
    const all = markSection(NOTHING_CHOSEN, section, true);
    expect([...all.questions, ...all.days, ...all.sections]).toEqual([
      'a',
      'b',
      'full',
      'empty',
      's',
    ]);
    expect(sectionMark(all, section)).toBe('all');
    expect(sectionMark(markSection(all, section, false), section)).toBe('none');
  });

  test('a day is partly marked while some of its questions are', () => {
    const one = markQuestion(NOTHING_CHOSEN, full, 'a', true);
    expect([dayMark(one, full), sectionMark(one, section)]).toEqual(['some', 'some']);
    const both = markQuestion(one, full, 'b', true);
    expect([dayMark(both, full), both.days.has('full')]).toEqual(['all', true]);
    expect(markQuestion(both, full, 'b', false).days.has('full')).toBe(false);
  });

  test('a day without questions has its own mark', () => {
    expect(dayMark(markDay(NOTHING_CHOSEN, empty, true), empty)).toBe('all');
    expect(dayMark(NOTHING_CHOSEN, empty)).toBe('none');
  });
});
