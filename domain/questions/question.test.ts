import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { joinOptions, optionTextRefusalText } from './option-text.ts';
import { questionProblemText, readQuestion, writeQuestion, type Question } from './question.ts';
import { offeredQuestionTypes, QUESTION_TYPES } from './question-type.ts';

const item = designItem({
  dataType: 'question',
  dataID: 'ab12c',
  dataIndex: '3',
  dataText: 'Is there a god?\nSay why.',
  questionType: 'Radio',
  questionOptions: 'Yes|||No',
  questionLogic: '(xy34z, 1)',
  questionCourseDate: 'topic-1',
});

const storableOption = fc.string().filter((text) => !text.includes('|||') && !text.endsWith('|'));
const anyQuestion: fc.Arbitrary<Question> = fc.record({
  id: fc.string({ minLength: 1 }),
  topicId: fc.string(),
  index: fc.integer({ min: -1000, max: 100_000 }),
  type: fc.constantFrom(...QUESTION_TYPES),
  text: fc.string({ unit: 'grapheme' }),
  options: fc.array(storableOption, { minLength: 2, maxLength: 12 }),
  logic: fc.string(),
});

describe('reading', () => {
  test('QST-1 a flat record becomes a question, newlines kept', () => {
    expect(readQuestion(item)).toEqual({
      question: {
        id: 'ab12c',
        topicId: 'topic-1',
        index: 3,
        type: 'Radio',
        text: 'Is there a god?\nSay why.',
        options: ['Yes', 'No'],
        logic: '(xy34z, 1)',
      },
      problems: [],
    });
  });

  test.each<[string, Partial<DesignItem>, string]>([
    [
      'an unknown type',
      { questionType: 'Essay' },
      "Question ab12c has the unknown type 'Essay' and is treated as LongAnswer.",
    ],
    [
      'a type in other letters',
      { questionType: 'radio' },
      "Question ab12c has the unknown type 'radio' and is treated as LongAnswer.",
    ],
    [
      'an empty index',
      { dataIndex: '' },
      "Question ab12c has no readable place in its class day ('') and is listed last.",
    ],
    [
      'a word as index',
      { dataIndex: 'first' },
      "Question ab12c has no readable place in its class day ('first') and is listed last.",
    ],
    [
      'an index beyond all counting',
      { dataIndex: '9'.repeat(400) },
      `Question ab12c has no readable place in its class day ('${'9'.repeat(400)}') and is listed last.`,
    ],
    [
      'an index in hexadecimal',
      { dataIndex: '0x10' },
      "Question ab12c has no readable place in its class day ('0x10') and is listed last.",
    ],
    [
      'a choice question without options',
      { questionOptions: '' },
      'Question ab12c is a choice question with fewer than two options.',
    ],
    [
      'a choice question with one option',
      { questionOptions: 'Yes' },
      'Question ab12c is a choice question with fewer than two options.',
    ],
    ['no id', { dataID: '' }, 'A question has no ID. It cannot be answered or referred to.'],
  ])('QST-2 %s is read with a default and reported', (_, differs, sentence) => {
    const reading = readQuestion({ ...item, ...differs });
    expect(reading.problems.map(questionProblemText)).toEqual([sentence]);
  });

  test('QST-2 the defaults: LongAnswer for the type, last for the place', () => {
    const { question } = readQuestion({ ...item, questionType: '', dataIndex: 'NaN' });
    expect(question).toMatchObject({ type: 'LongAnswer', index: null });
  });

  test.each([
    ['2.5', 2.5],
    [' 7 ', 7],
    ['-1', -1],
    ['007', 7],
  ])('QST-3 the index %j is read as %d', (dataIndex, index) => {
    const reading = readQuestion({ ...item, dataIndex });
    expect(reading).toMatchObject({ question: { index }, problems: [] });
  });

  test('QST-2 no record of strings makes the reading fail', () => {
    const text = fc.string();
    fc.assert(
      fc.property(
        fc.record({
          dataType: text,
          dataID: text,
          dataIndex: text,
          dataText: text,
          questionType: text,
          questionOptions: text,
          questionLogic: text,
          questionCourseDate: text,
        }),
        (anything) => {
          const { question } = readQuestion(anything);
          expect(question.index === null || Number.isFinite(question.index)).toBe(true);
          expect(question.options.join('|||')).toBe(anything.questionOptions);
        },
      ),
    );
  });
});

describe('writing', () => {
  test('QST-4 a written question reads back the same', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const written = writeQuestion(question);
        expect(written.ok && readQuestion(written.value)).toEqual({ question, problems: [] });
      }),
    );
  });

  test('QST-4 a record that was read without problems is written back to the letter', () => {
    expect(writeQuestion(readQuestion(item).question)).toEqual({ ok: true, value: item });
  });

  test.each([
    [
      'the separator inside',
      ['Yes', 'No|||Maybe'],
      "Option 2 contains '|||', which separates options. Please remove it.",
    ],
    [
      'four bars',
      ['a||||b', 'c'],
      "Option 1 contains '|||', which separates options. Please remove it.",
    ],
    [
      'a bar at the end',
      ['a', 'b', 'c|'],
      "Option 3 ends with '|', which would run into the separator of options. Please remove it.",
    ],
  ])('QST-5 an option with %s is refused by its number', (_, options, sentence) => {
    const { question } = readQuestion(item);
    const written = writeQuestion({ ...question, options });
    expect(written.ok ? '' : optionTextRefusalText(written.reason)).toBe(sentence);
  });

  test.each([
    ['a bar at the start', ['|a', '||b']],
    ['newlines', ['a\nb', '\n']],
    ['empty options', ['', '']],
    ['a bar inside', ['a|b', 'a||b']],
  ])('QST-5 options with %s are kept', (_, options) => {
    const { question } = readQuestion(item);
    const written = writeQuestion({ ...question, options });
    expect(written.ok && readQuestion(written.value).question.options).toEqual(options);
  });

  test('QST-5 a lone empty option is stored like none', () => {
    expect(joinOptions([''])).toEqual(joinOptions([]));
  });
});

describe('types offered', () => {
  test('QST-6 a contradiction is offered only when the course has contradiction items', () => {
    expect(offeredQuestionTypes(true)).toEqual([
      'Radio',
      'Checkbox',
      'LongAnswer',
      'Contradiction',
    ]);
    expect(offeredQuestionTypes(false)).toEqual(['Radio', 'Checkbox', 'LongAnswer']);
  });

  test('QST-6 an existing contradiction keeps its type in the list after the flag is switched off', () => {
    expect(offeredQuestionTypes(false, 'Contradiction')).toContain('Contradiction');
    expect(offeredQuestionTypes(false, 'Radio')).not.toContain('Contradiction');
  });
});
