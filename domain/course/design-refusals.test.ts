import { describe, expect, test } from 'vitest';
import { DATA_TYPES, designItem, type DesignItem } from '../design/design-item.ts';
import { badDesignItems } from './design-refusals.ts';

const evaluation = designItem({ dataType: 'evaluation', dataID: 'EXAM' });

function item(dataType: string, fields: Partial<DesignItem>): DesignItem {
  return designItem({ dataType, dataID: 'x', ...fields });
}

function sentenceOf(bad: DesignItem, standing: readonly DesignItem[] = []): string | undefined {
  return badDesignItems([bad], standing)[0]?.sentence;
}

test.each([
  ['an evaluation without a date', evaluation],
  ['an evaluation with a date', { ...evaluation, questionCourseDate: '2026-11-30' }],
  [
    'a question, whose questionCourseDate is a topic',
    designItem({ dataType: 'question', dataID: 'ab12c', questionCourseDate: 'topic01' }),
  ],
])('GRD-41 accepts %s', (_name, good) => {
  expect(badDesignItems([good], [])).toEqual([]);
});

test.each([
  ['a date that is none', '30.11.2026'],
  ['a day that does not exist', '2026-02-30'],
])('GRD-41 refuses an evaluation with %s', (_name, questionCourseDate) => {
  expect(badDesignItems([{ ...evaluation, questionCourseDate }], [])).toMatchObject([
    { position: 0, dataType: 'evaluation', dataID: 'EXAM' },
  ]);
});

test('GRD-41 names every bad item by its place', () => {
  const bad = { ...evaluation, questionCourseDate: 'soon' };
  const unknown = designItem({ dataType: 'nonsense', dataID: '1' });
  expect(badDesignItems([evaluation, bad, unknown], []).map(({ position }) => position)).toEqual([
    1, 2,
  ]);
});

describe('values that nothing would understand', () => {
  test.each<[string, Partial<DesignItem>, string]>([
    [
      'question',
      { dataIndex: 'abc' },
      "dataIndex must be a number, such as 3 or 2.5, and not 'abc'.",
    ],
    ['hasFAQ', { dataText: 'Maybe' }, "hasFAQ: dataText must be Yes or No, and not 'Maybe'."],
    [
      'meetsOnFriday',
      { dataText: 'Yes' },
      "meetsOnFriday: dataText must be true or false, and not 'Yes'.",
    ],
    ['startDate', { dataText: '2026-02-30' }, 'That day does not exist in the calendar.'],
    [
      'endDate',
      { dataText: 'soon' },
      'Please write the date as yyyy-mm-dd, for example 2026-09-04.',
    ],
    ['courseDate', { questionLogic: '2026-13-01' }, 'That day does not exist in the calendar.'],
    [
      'courseTimeZone',
      { dataText: 'Mars/Phobos' },
      "courseTimeZone: dataText must be the name of a time zone, such as America/New_York, and not 'Mars/Phobos'.",
    ],
    [
      'timeToShowNewContent',
      { dataText: 'noon' },
      "timeToShowNewContent: dataText must be a time HH:MM, and not 'noon'.",
    ],
    [
      'timeToShowNewContent',
      { questionOptions: 'XM' },
      "timeToShowNewContent: questionOptions must be AM or PM, and not 'XM'.",
    ],
    [
      'penaltyForUnansweredMCQ',
      { dataText: '-1' },
      "penaltyForUnansweredMCQ: dataText must be a number from 0, and not '-1'.",
    ],
    [
      'numericVsLetterManualGrades',
      { dataText: 'Roman' },
      "numericVsLetterManualGrades: dataText must be Numeric or Letter, and not 'Roman'.",
    ],
    [
      'rubricWhereToShow',
      { dataText: '1,4' },
      "rubricWhereToShow: dataText must be a list of 1, 2 and 3, such as 1,3, and not '1,4'.",
    ],
    [
      'rubricWhereToShow',
      { dataText: '12' },
      "rubricWhereToShow: dataText must be a list of 1, 2 and 3, such as 1,3, and not '12'.",
    ],
    [
      'faq',
      { dataText: '{' },
      'faq: dataText must be a JSON list of entries with a question and an answer.',
    ],
    ['topic', { questionOptions: '1' }, "topic: questionOptions must be yes or no, and not '1'."],
    [
      'question',
      { questionType: 'Essay' },
      "question: questionType must be one of Radio, Checkbox, LongAnswer, Contradiction, and not 'Essay'.",
    ],
    [
      'thesis',
      { dataText: 'T', questionLogic: '((' },
      'This logic condition does not look well-formed.',
    ],
    ['thesis', { dataText: 'a&b' }, 'A thesis name cannot contain any of ( ) , & ∨ ¬ ^ ~.'],
    [
      'evaluation',
      { questionLogic: 'done' },
      "evaluation: questionLogic must be graded or ungraded, and not 'done'.",
    ],
    [
      'noClass',
      { questionLogic: '2026-11-26', questionCourseDate: '2026-11-25' },
      'noClass: The last day without class is before the first one.',
    ],
    [
      'noClass',
      { dataText: 'Spring break' },
      'noClass: Please choose the first day without class.',
    ],
  ])('DSN-29 refuses %s %o', (dataType, fields, sentence) => {
    expect(sentenceOf(item(dataType, fields))).toBe(sentence);
  });

  test.each<[string, Partial<DesignItem>]>([
    ['question', { dataIndex: ' 2.5 ', questionLogic: '((' }],
    ['hasFAQ', { dataText: 'yes' }],
    ['meetsOnFriday', { dataText: 'true' }],
    ['courseDate', { questionLogic: '??' }],
    ['courseDate', { questionLogic: '2026-09-04T00:00:00Z' }],
    ['courseTimeZone', { dataText: 'Europe/Berlin' }],
    ['timeToShowNewContent', { dataText: '1:00', questionOptions: 'pm' }],
    ['rubricWhereToShow', { dataText: '1, 3' }],
    ['faq', { dataText: '[]' }],
    // Whatever it says, only an address that is safe to open becomes a link (SCH-29).
    ['syllabusLinkItem', { questionLogic: 'javascript:alert(1)' }],
    ['thesis', { dataText: 'T', questionLogic: '(q1, 2) & ¬(q2, 1)' }],
    ['thesis', { questionLogic: '(q1, 2)' }],
  ])('DSN-29 accepts %s %o', (dataType, fields) => {
    expect(sentenceOf(item(dataType, fields))).toBeUndefined();
  });

  test('DSN-29 a long value is not repeated whole', () => {
    expect(sentenceOf(item('hasFAQ', { dataText: 'x'.repeat(5000) }))?.length).toBeLessThan(120);
  });

  test.each(DATA_TYPES)('DSN-30 %s with nothing in it is understood', (dataType) => {
    expect(sentenceOf(item(dataType, {}))).toBeUndefined();
  });

  test('DSN-30 an item of an older course can be saved with another field changed', () => {
    const standing = item('courseDate', { dataIndex: '2', questionLogic: 'in autumn' });
    expect(sentenceOf({ ...standing, dataIndex: '3' }, [standing])).toBeUndefined();
    expect(sentenceOf({ ...standing, questionLogic: 'in winter' }, [standing])).toBeDefined();
    const other = { ...standing, dataID: 'other' };
    expect(sentenceOf(other, [standing])).toBeDefined();
  });
});

describe('options of a choice question', () => {
  const sentence = 'A choice question needs at least two options.';
  test.each([
    ['Radio', 'only one', sentence],
    ['Checkbox', 'only one', sentence],
    ['Checkbox', '', undefined],
    ['Radio', '|||', undefined],
    ['Checkbox', 'a|||b', undefined],
    ['LongAnswer', '', undefined],
    ['Contradiction', 'one', undefined],
  ])('DSN-31 %s with %j', (questionType, questionOptions, expected) => {
    expect(sentenceOf(item('question', { questionType, questionOptions }))).toBe(expected);
  });
});
