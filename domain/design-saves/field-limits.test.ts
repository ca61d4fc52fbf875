import { FORMULA_CHARACTERS, FORMULA_NAMES } from '../logic/formula-limits.ts';
import { MOST_OPTIONS } from '../questions/question-options.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { expect, test } from 'vitest';
import { badDesignItems } from './design-refusals.ts';

function question(fields: Partial<DesignItem>): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: 'q',
    questionType: 'Radio',
    ...fields,
  });
}

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `option ${at + 1}`).join('|||');
const formulaOf = (count: number, id = 'q') =>
  Array.from({ length: count }, (_, at) => `(${id}, ${at % 9})`).join(' ∨ ');

const weight = (dataText: string) =>
  designItem({ dataType: 'evaluationWeight', dataID: 'e', dataText });
const title = (length: number) =>
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'a'.repeat(length) });

const cases: readonly (readonly [string, DesignItem, DesignItem, string])[] = [
  [
    'DSN-123 a weight of spaces',
    weight('50'),
    weight(`5${' '.repeat(100)}0`),
    'evaluationWeight: dataText can have up to 100 characters.',
  ],
  [
    'DSN-123 a title',
    title(4000),
    title(4001),
    'courseTitle: dataText can have up to 4,000 characters.',
  ],
  [
    'DSN-124 options',
    question({ questionOptions: optionsOf(MOST_OPTIONS) }),
    question({ questionOptions: optionsOf(MOST_OPTIONS + 1) }),
    'A question can have up to 100 options.',
  ],
  [
    'LOG-114 the names in a formula',
    question({ questionLogic: formulaOf(FORMULA_NAMES) }),
    question({ questionLogic: formulaOf(FORMULA_NAMES + 1) }),
    'A formula can name up to 500 answers and theses. Put parts of it into theses.',
  ],
  [
    'LOG-114 the characters of a formula',
    question({ questionLogic: `(q, 1)${' '.repeat(FORMULA_CHARACTERS - 6)}` }),
    question({ questionLogic: `(q, 1)${' '.repeat(FORMULA_CHARACTERS - 5)}` }),
    'A formula can have up to 20,000 characters. Put parts of it into theses.',
  ],
];

test.each(cases)(
  '%s: the limit is taken, and one more is refused',
  (_name, fits, more, sentence) => {
    expect(badDesignItems([fits], [])).toEqual([]);
    expect(badDesignItems([more], [])).toMatchObject([{ sentence }]);
  },
);

test.each(cases)('DSN-125 %s: what was larger before can stay and shrink', (_name, fits, more) => {
  expect(badDesignItems([more], [more])).toEqual([]);
  expect(badDesignItems([fits], [more])).toEqual([]);
});
