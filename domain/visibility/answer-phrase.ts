// Words what a student answered or might answer, as part of a sentence.
import { readChosen } from '../answers/choice-answer.ts';
import { plainText } from '../base/marked-text.ts';
import { endedSentence, joinedList, quotedText } from '../base/quoted-text.ts';
import { isChoice } from '../questions/question-type.ts';
import type { Question } from '../questions/question.ts';

type Named = Pick<Question, 'id' | 'text'>;
type Optional = Pick<Question, 'options'>;

/** A question by its text, or by its id when it has none. */
export function questionPhrase({ id, text }: Named): string {
  return text.trim() === '' ? `question ${id}` : quotedText(plainText(text));
}

/** Options by their texts: '“Yes” and “No”'; one without a text by its number. */
export function optionsPhrase(
  { options }: Optional,
  numbers: readonly number[],
  word: 'and' | 'or' = 'and',
): string {
  const texts = numbers.map((number) => {
    const text = options[number - 1] ?? '';
    return text.trim() === '' ? `option ${number}` : quotedText(text);
  });
  return joinedList(texts, word);
}

/** The words after 'It would show if': '“Is there a soul?” were answered “Yes”'. */
export function changePhrase(question: Question, text: string, present: string): string {
  const name = questionPhrase(question);
  if (text.trim() === '') return `${name} were not answered`;
  if (!isChoice(question.type)) {
    // A number is added after the written text.
    const added = text.startsWith(present) ? text.slice(present.length) : text;
    return `${name} contained ${quotedText(added)}`;
  }
  const { chosen } = readChosen(text, question.options.length);
  return `${name} were answered ${optionsPhrase(question, chosen)}`;
}

/** The current answer, as a sentence. */
export function answerSentence(question: Question, text: string, holds: boolean): string {
  if (text.trim() === '') return 'It has not been answered.';
  if (!isChoice(question.type)) {
    return holds ? 'The text contains these digits.' : 'The text does not contain these digits.';
  }
  const { chosen } = readChosen(text, question.options.length);
  if (chosen.length === 0) return 'The answer names none of the options.';
  return endedSentence(`It was answered ${optionsPhrase(question, chosen)}`);
}
