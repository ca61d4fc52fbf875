import { expect, test } from 'vitest';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { answerWords } from './answer-words.ts';
import { courseWords } from './course-words.ts';

const question = (dataID: string, questionType: string) =>
  designItem({
    dataType: 'question',
    dataID,
    dataText: `Text of ${dataID}?`,
    questionType,
    questionOptions: 'Yes|||No|||',
  });
const words = courseWords(
  readCourse([
    question('one', 'Radio'),
    question('many', 'Checkbox'),
    question('long', 'LongAnswer'),
  ]),
);

test.each([
  ['one', '2', '', '“Text of one?”: “No”'],
  ['many', '1,3', '', '“Text of many?”: “Yes” and option 3'],
  ['long', '', '12', '“Text of long?”: a text that contains “12”'],
  ['one', '', '', '“Text of one?”: no answer'],
  ['gone', '4', '', 'question gone: a text that contains “4”'],
])('the answer to %s (%s%s) reads', (questionID, questionAnswer, questionEssayAnswer, expected) => {
  expect(answerWords({ questionID, questionAnswer, questionEssayAnswer }, words)).toBe(expected);
});
