import { expect, test } from 'vitest';
import { readQuestionSheets } from './question-sheet.ts';

const HEADER = ['ID', 'Type', 'Question', 'Option 1', 'Option 2', 'Logic', 'Class day'];

function read(...rows: readonly (readonly string[])[]) {
  const reading = readQuestionSheets([{ name: 'Sheet1', rows }]);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.value;
}

test.each([
  ['One choice', 'Radio'],
  ['multiple choice', 'Radio'],
  ['Several choices', 'Checkbox'],
  ['Multiple_Answers', 'Checkbox'],
  ['essay', 'LongAnswer'],
  ['LongAnswer', 'LongAnswer'],
  ['Contradiction', 'Contradiction'],
])('QTI-4 the type %j is %s', (word, type) => {
  expect(read(HEADER, ['', word, 'Why?', 'a', 'b']).drafts[0]?.type).toBe(type);
});

test.each([
  [
    'an unknown type',
    ['', 'Matching', 'Why?'],
    'The type “Matching” isn’t known. Use One choice, Several choices, Essay or Contradiction.',
  ],
  ['no text', ['', 'Essay', ' '], 'It has no text.'],
  [
    'the separator in an option',
    ['', 'One choice', 'Why?', 'a|||b', 'c'],
    "Option 1 contains '|||', which separates options. Please remove it.",
  ],
  [
    'a text that is too long',
    ['', 'Essay', 'x'.repeat(200_001)],
    'Its text is longer than 200,000 characters.',
  ],
  [
    'an option of nothing but spaces between two letters, far too long to be tidied',
    ['', 'One choice', 'Why?', `a${' '.repeat(2_000_000)}b`, 'c'],
    'The list of its options is longer than 200,000 characters.',
  ],
])('QTI-2 a row with %s is listed', (_name, row, note) => {
  const reading = read(HEADER, row, ['', 'Essay', 'Other?']);
  expect(reading.leftOut.map(({ place, notes }) => [place, notes])).toEqual([['Row 2', [note]]]);
  expect(reading.drafts.map(({ place }) => place)).toEqual(['Row 3']);
});

test.each([
  [
    'one option',
    ['', 'One choice', 'Why?', 'a'],
    ['a', ''],
    'It has only one option. Add another.',
  ],
  ['no option', ['', 'One choice', 'Why?'], ['', ''], 'It has no options. Add at least two.'],
  [
    'options of an essay',
    ['', 'Essay', 'Why?', 'a'],
    [],
    'Only choice questions have options. Left out: a',
  ],
  ['no type', ['', '', 'Why?', 'a', 'b'], ['a', 'b'], 'No type is given. Read as: one choice.'],
  [
    'a character that can’t be stored',
    ['', 'Essay', 'Why\u0000?'],
    [],
    'Characters that can’t be stored were left out.',
  ],
  [
    'cells without a heading',
    ['', 'Essay', 'Why?', '', '', '', '', 'x'],
    [],
    'Cells without a heading above them weren’t used.',
  ],
])('QTI-3 a row with %s comes with a note', (_name, row, options, note) => {
  expect(read(HEADER, row).drafts[0]).toMatchObject({ options, notes: [note] });
});

test('QTI-4 columns in any order, true or false without options, empty options between others', () => {
  const { drafts, notes } = read(
    ['text', 'choice a', 'Choice B', 'Choice 3', 'Question type'],
    ['Is it?', '', '', '', 'True/False'],
    ['Which?', 'first', '', 'third', 'radio'],
    [],
  );
  expect(drafts.map(({ options }) => options)).toEqual([
    ['True', 'False'],
    ['first', '', 'third'],
  ]);
  expect(notes).toEqual([]);
});

test('QTI-1 sheets, columns and rows that aren’t used are named', () => {
  const reading = readQuestionSheets([
    { name: 'Week 1', rows: [['Course plan'], [...HEADER, 'Points'], ['', 'Essay', 'Why?']] },
    { name: 'Week 2', rows: [HEADER, ['', 'Essay', 'How?']] },
    { name: 'Grades', rows: [['a', 'b']] },
    { name: 'Empty', rows: [] },
  ]);
  expect(reading).toMatchObject({
    value: {
      drafts: [{ place: 'Week 1, row 3' }, { place: 'Week 2, row 2' }],
      leftOut: [],
      notes: [
        'The sheet “Grades” has no column “Question” and wasn’t read.',
        'The column “Points” wasn’t used.',
        'The rows above the headings of “Week 1” weren’t used.',
      ],
    },
  });
});

test('QTI-2 questions beyond the most that are read are listed', () => {
  const rows = Array.from({ length: 1001 }, (_, at) => ['', 'Essay', `Why ${at}?`]);
  const { drafts, leftOut } = read(HEADER, ...rows);
  expect(drafts).toHaveLength(1000);
  expect(leftOut).toEqual([
    {
      place: 'Row 1002',
      label: 'Why 1000?',
      notes: ['At most 1,000 questions can be read from a file.'],
    },
  ]);
});

test('QTI-4 a sheet without the heading of the question is refused', () => {
  expect(readQuestionSheets([{ name: 'a', rows: [['x']] }])).toEqual({
    ok: false,
    reason: 'no-header',
  });
});
