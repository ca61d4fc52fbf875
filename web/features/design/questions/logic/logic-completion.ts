// What can be completed at a place in a formula: questions by ID or by words of their text, options, theses.
import { afterLast } from '@elenchus/domain/base/text-ends.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import { shortLine, shortText } from '../../../../course-ui/questions/question-names.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';

interface LogicCompletion {
  /** What is typed for it: an ID, a number, a name. */
  readonly label: string;
  /** What it stands for, in words. */
  readonly detail: string;
  /** What replaces the text from the start of the word up to `to`. */
  readonly insert: string;
  /** A parenthesis that closes it already is part of what is replaced: the caret stands behind it then. */
  readonly to: number;
}

interface LogicCompletions {
  readonly from: number;
  readonly choices: readonly LogicCompletion[];
}

const MOST_CHOICES = 50;

/** The signs of a formula: a name ends where one of them is. */
const SIGNS = '(),&∨¬^~';

/** The completions at a caret; null where nothing can be completed. */
export function logicCompletions(
  text: string,
  caret: number,
  words: CourseWords,
  { isAsked = false } = {},
): LogicCompletions | null {
  const before = text.slice(0, caret);
  const typed = afterLast(before, SIGNS);
  const ahead = before.slice(0, before.length - typed.length);
  if (ahead.endsWith(',') && /^\s*[0-9]*$/u.test(typed)) {
    const name = afterLast(ahead.slice(0, -1), SIGNS);
    const isFirst = ahead.at(-name.length - 2) === '(';
    if (isFirst && name.trim() !== '') {
      return optionChoices(text, caret, name.trim(), typed.trim(), words);
    }
  }
  if (ahead.endsWith('(')) return namedChoices(text, caret, typed.trimStart(), words, '');
  const word = wordBefore(typed);
  // A connective being typed is no name; and an empty place offers everything only when asked.
  if (/^(?:a|an|and|o|or|n|no|not)$/iu.test(word) || (word === '' && !isAsked)) return null;
  return namedChoices(text, caret, word, words, '(');
}

/** The end of a text as far as it is one word. */
function wordBefore(text: string): string {
  const characters = Array.from(text);
  const before = characters.findLastIndex((one) => !/^[\p{L}\p{N}_'’-]$/u.test(one));
  return characters.slice(before + 1).join('');
}

function optionChoices(
  text: string,
  caret: number,
  questionId: string,
  typed: string,
  words: CourseWords,
): LogicCompletions | null {
  const question = words.questionById.get(questionId);
  if (!question || !isChoice(question.type)) return null;
  const to = afterClosing(text, caret);
  const choices = question.options
    .map((option, place) => {
      const label = String(place + 1);
      return { label, detail: shortLine(option) || '(no text yet)', insert: `${label})`, to };
    })
    .filter(({ label }) => label.startsWith(typed));
  return { from: caret - typed.length, choices };
}

function namedChoices(
  text: string,
  caret: number,
  typed: string,
  words: CourseWords,
  open: '' | '(',
): LogicCompletions | null {
  const wanted = typed.trim().toLowerCase();
  const to = open === '' ? afterClosing(text, caret) : caret;
  const questions = words.questions
    .filter(({ type }) => type !== 'Contradiction')
    .filter(({ id, text: asked }) => matches(id, asked, wanted))
    .map(({ id, text: asked }) => {
      return {
        label: id,
        detail: shortText(asked) || '(no text yet)',
        insert: `${open}${id}, `,
        to: caret,
      };
    });
  const theses = words.theses
    .filter(({ name, description }) => matches(name, description, wanted))
    .map(({ name, description }) => {
      const detail = ['thesis', shortLine(description)].filter(Boolean).join(': ');
      return { label: name, detail, insert: `${open}${name})`, to };
    });
  const all = [...theses, ...questions];
  const isFirst = ({ label }: LogicCompletion): boolean => label.toLowerCase().startsWith(wanted);
  const rest = all.filter((choice) => !isFirst(choice));
  const choices = [...all.filter(isFirst), ...rest].slice(0, MOST_CHOICES);
  return choices.length === 0 ? null : { from: caret - typed.length, choices };
}

function afterClosing(text: string, caret: number): number {
  return caret + (/^\s*\)/u.exec(text.slice(caret))?.[0].length ?? 0);
}

function matches(name: string, text: string, wanted: string): boolean {
  return name.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted);
}
