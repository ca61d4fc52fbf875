import { describe, expect, test } from 'vitest';
import { DATA_TYPES } from '../design/data-types.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { badDesignItems, badDesignKeys } from './design-refusals.ts';
import { normalizedItem } from './normalized-item.ts';

const evaluation = designItem({ dataType: 'evaluation', dataID: 'EXAM' });

function item(dataType: string, fields: Partial<DesignItem>): DesignItem {
  return designItem({ dataType, dataID: 'x', ...fields });
}

function sentenceOf(bad: DesignItem, stored: readonly DesignItem[] = []): string | undefined {
  return badDesignItems([bad], stored)[0]?.sentence;
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
    ['startDate', { dataText: '2026-02-30' }, 'That date doesn’t exist.'],
    ['endDate', { dataText: 'soon' }, 'Enter the date as yyyy-mm-dd, for example 2026-09-04.'],
    ['courseDate', { questionLogic: '2026-13-01' }, 'That date doesn’t exist.'],
    [
      'courseTimeZone',
      { dataText: 'Mars/Phobos' },
      "courseTimeZone: dataText must be the name of a time zone, such as America/New_York, and not 'Mars/Phobos'.",
    ],
    [
      'timeToShowNewContent',
      { dataText: 'noon' },
      "timeToShowNewContent: dataText must be a time HH:MM from 01:00 to 12:59, and not 'noon'.",
    ],
    [
      'timeToShowNewContent',
      { dataText: '25:00' },
      "timeToShowNewContent: dataText must be a time HH:MM from 01:00 to 12:59, and not '25:00'.",
    ],
    [
      'timeToShowNewContent',
      { dataText: '01:60' },
      "timeToShowNewContent: dataText must be a time HH:MM from 01:00 to 12:59, and not '01:60'.",
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
    [
      'topic',
      { dataText: 'Day', questionOptions: '1' },
      "topic: questionOptions must be yes or no, and not '1'.",
    ],
    [
      'question',
      { questionType: 'Essay' },
      "question: questionType must be one of Radio, Checkbox, LongAnswer, Contradiction, and not 'Essay'.",
    ],
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
    ['question', { dataIndex: ' 2.5 ', questionLogic: ' ' }],
    ['hasFAQ', { dataText: 'yes' }],
    ['meetsOnFriday', { dataText: 'true' }],
    ['courseDate', { questionLogic: '??' }],
    ['courseDate', { questionLogic: '2026-09-04T00:00:00Z' }],
    ['courseTimeZone', { dataText: 'Europe/Berlin' }],
    ['timeToShowNewContent', { dataText: '1:00', questionOptions: 'pm' }],
    ['rubricWhereToShow', { dataText: '1, 3' }],
    ['faq', { dataText: '[]' }],
    ['syllabusLinkItem', { questionLogic: 'www.example.org/reading' }],
    ['thesis', { dataText: 'T', questionLogic: '(q1, 2) & ¬(q2, 1)' }],
    ['newUserRole', { dataText: 'still being typed' }],
  ])('DSN-29 accepts %s %o', (dataType, fields) => {
    expect(sentenceOf(item(dataType, fields))).toBeUndefined();
  });

  test('DSN-29 a long value is not repeated whole', () => {
    expect(sentenceOf(item('hasFAQ', { dataText: 'x'.repeat(5000) }))?.length).toBeLessThan(120);
  });

  const needSomething = new Set<string>(
    'sectionName topic thesis syllabusLinkItem persona'.split(' '),
  );
  const mayBeEmpty = DATA_TYPES.filter((dataType) => !needSomething.has(dataType));

  test.each(mayBeEmpty)('DSN-30 %s with nothing in it is understood', (dataType) => {
    expect(sentenceOf(item(dataType, {}))).toBeUndefined();
  });

  test('DSN-30 an item of an older course can be saved with another field changed', () => {
    const stored = item('courseDate', { dataIndex: '2', questionLogic: 'in autumn' });
    expect(sentenceOf({ ...stored, dataIndex: '3' }, [stored])).toBeUndefined();
    expect(sentenceOf({ ...stored, questionLogic: 'in winter' }, [stored])).toBeDefined();
    const other = { ...stored, dataID: 'other' };
    expect(sentenceOf(other, [stored])).toBeDefined();
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

describe('what the screens refuse', () => {
  const unsound = 'This logic condition does not look well-formed.';
  const persona = { answers: [], questionIds: [], thesisNames: [] };

  test.each<[string, string, Partial<DesignItem>, string]>([
    ['DSN-35', 'sectionName', { dataText: ' ' }, 'Please enter a name.'],
    ['DSN-35', 'topic', { dataText: '\t' }, 'Please enter a name.'],
    ['DSN-36', 'thesis', { questionLogic: '(q1, 1)' }, 'Please give the thesis a name.'],
    [
      'DSN-36',
      'thesis',
      { dataText: 'a&b', questionLogic: '(q1, 1)' },
      'A thesis name cannot contain any of ( ) , & ∨ ¬ ^ ~.',
    ],
    ['DSN-36', 'thesis', { dataText: 'T' }, unsound],
    [
      'LOG-42',
      'thesis',
      { dataText: 'T', questionLogic: '(q1, 1' },
      `${unsound} At character 7: Add a closing parenthesis right after the option number.`,
    ],
    [
      'LOG-42',
      'question',
      { questionLogic: '(q1, 1) (q2, 2)' },
      `${unsound} At character 9, “(”: Two conditions are next to each other. Put & or ∨ between them.`,
    ],
    [
      'LOG-42',
      'question',
      { questionLogic: `${'¬('.repeat(12)}(q1, 1)${')'.repeat(12)}` },
      `${unsound} It is nested too deeply.`,
    ],
    [
      'DSN-37',
      'syllabusLinkItem',
      { questionLogic: 'javascript:alert(1)' },
      'A link can only begin with https://, http:// or mailto:.',
    ],
    [
      'SCH-53',
      'syllabusLinkItem',
      { questionLogic: '/meno.pdf', questionOptions: 'x'.repeat(121) },
      'Please use at most 120 characters for the title.',
    ],
    ['DSN-37', 'syllabusLinkItem', {}, 'Please enter the address of the link.'],
    [
      'DSN-38',
      'persona',
      { dataText: 'Descartes', questionOptions: '{"answers": []}' },
      'persona: questionOptions must be a JSON object with the lists answers, questionIds and thesisNames.',
    ],
    [
      'DSN-38',
      'persona',
      { dataText: 'Descartes' },
      'persona: dataText must be a JSON object with version 1, name, answers, questionIds and thesisNames.',
    ],
    [
      'DSN-218',
      'persona',
      { dataText: '{"version":2,"name":"Descartes"}' },
      'persona: dataText has a version that this server doesn’t know yet. Send version 1.',
    ],
    [
      'DSN-218',
      'noClass',
      { dataText: '{"version":1,"from":"2026-11-26","to":"2026-11-28"}' },
      'noClass: dataText must be a JSON object with version 1, from, to and reason.',
    ],
    [
      'DSN-218',
      'noClass',
      {
        dataText: '{"version":1,"from":"2026-11-26","to":"2026-11-28","reason":""}',
        questionCourseDate: '2026-11-30',
      },
      'noClass: dataText has the whole record, so questionType, questionOptions, questionLogic and questionCourseDate must be empty.',
    ],
    [
      'DSN-218',
      'fairGrading',
      { dataText: '{"version":7}' },
      'fairGrading: dataText has a version that this server doesn’t know yet. Send version 1.',
    ],
  ])('%s every call refuses: %s %o', (_rule, dataType, fields, sentence) => {
    expect(sentenceOf(item(dataType, fields))).toBe(sentence);
  });

  test('LOG-42 the place of the problem is reported', () => {
    const bad = item('question', { questionLogic: '(q1, 1) (q2, 2)' });
    expect(badDesignItems([bad], [])).toMatchObject([{ field: 'questionLogic', from: 8, to: 9 }]);
  });

  test('DSN-38 a sound persona is accepted', () => {
    const questionOptions = JSON.stringify(persona);
    expect(sentenceOf(item('persona', { questionOptions }))).toBeUndefined();
    const dataText = JSON.stringify({ version: 1, name: 'Descartes', ...persona });
    expect(sentenceOf(item('persona', { dataText }))).toBeUndefined();
  });

  test('DSN-30 a record that was stored before can be saved again, even if it can’t be read', () => {
    const newer = item('fairGrading', { dataText: '{"version":7}' });
    expect(badDesignItems([newer], [newer])).toEqual([]);
  });

  test.each<[string, Partial<DesignItem>, Partial<DesignItem>]>([
    ['sectionName', { dataText: '' }, { dataIndex: '4' }],
    ['question', { questionLogic: '((' }, { dataText: 'Why?' }],
    ['thesis', { dataText: 'T', questionLogic: '' }, { dataText: 'Dualism' }],
    ['thesis', { dataText: 'a&b', questionLogic: '(q1, 1)' }, { questionLogic: '(q1, 2)' }],
  ])('DSN-30 an older %s %o can be saved with %o', (dataType, older, change) => {
    const stored = item(dataType, older);
    expect(sentenceOf({ ...stored, ...change }, [stored])).toBeUndefined();
    expect(sentenceOf(stored, [item(dataType, { ...stored, ...change }), stored])).toBe(undefined);
  });

  test('DSN-30 an item may be removed whatever it contains', () => {
    expect(badDesignKeys([{ dataType: 'topic', dataID: 'x' }])).toEqual([]);
    expect(badDesignKeys([{ dataType: 'nonsense', dataID: 'x' }])).toMatchObject([
      { position: 0, sentence: "The dataType 'nonsense' is not known." },
    ]);
  });
});

describe('what is stored', () => {
  test.each<[string, string, Partial<DesignItem>, Partial<DesignItem>]>([
    ['a thesis name', 'thesis', { dataText: ' Mind \tBody ' }, { dataText: 'MindBody' }],
    [
      'a link',
      'syllabusLinkItem',
      { questionLogic: ' www.example.org ' },
      { questionLogic: 'https://www.example.org' },
    ],
    [
      'the title of a link',
      'syllabusLinkItem',
      { questionLogic: '/meno.pdf', questionOptions: ' Meno,\n in English ' },
      { questionOptions: 'Meno, in English' },
    ],
    ['a section name', 'sectionName', { dataText: ' Mind ' }, {}],
    ['an unsafe link', 'syllabusLinkItem', { questionLogic: ' javascript:x ' }, {}],
  ])('DSN-39 %s is what a screen would store', (_name, dataType, fields, stored) => {
    const sent = item(dataType, fields);
    expect(normalizedItem(sent, undefined)).toEqual({ ...sent, ...stored });
    expect(normalizedItem(sent, sent)).toEqual(sent);
  });
});
