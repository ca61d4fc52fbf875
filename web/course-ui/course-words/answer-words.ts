// One answer as text: the question, and what was chosen or written.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import type { CourseWords } from './course-words.ts';

/** Such as “Is there a soul?”: “Yes” and “Sometimes”. */
export function answerWords(answer: Answer, words: CourseWords): string {
  const question = words.questionById.get(answer.questionID);
  return `${words.quoted(answer.questionID)}: ${chosenWords(answer, question, words)}`;
}

function chosenWords(
  { questionAnswer, questionEssayAnswer }: Answer,
  question: Pick<Question, 'type' | 'options'> | undefined,
  words: CourseWords,
): string {
  const text = questionAnswer || questionEssayAnswer;
  if (text.trim() === '') return 'no answer';
  if (!question || !isChoice(question.type)) return `a text that contains “${text}”`;
  const numbers = text.match(/\d+/g) ?? [];
  return numbers
    .map((number) => words.option(question.options[Number(number) - 1] ?? '', number))
    .join(' and ');
}
