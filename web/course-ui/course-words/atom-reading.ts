// How an atom reads in plain words, and several atoms about one question: its text, which can be long, is named once.
import type { AtomNode } from '@elenchus/domain/logic/logic-formula.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { CourseWords } from './course-words.ts';

export interface AtomReading {
  readonly questionId: string;
  readonly verb: 'answered' | 'ticked' | 'contains';
  /** The question, as it is called in a sentence. */
  readonly name: string;
  readonly choice: string;
}

export function atomReading(
  { questionId, option }: Pick<AtomNode, 'questionId' | 'option'>,
  words: CourseWords,
): AtomReading {
  const question = words.questionById.get(questionId);
  if (!question) {
    const missing = `question ${questionId} (which doesn’t exist)`;
    return { questionId, verb: 'answered', name: missing, choice: option };
  }
  const name = words.quoted(questionId);
  if (!isChoice(question.type)) {
    return { questionId, verb: 'contains', name, choice: `the digits ${option}` };
  }
  // Digits with a zero in front match no answer.
  const text = option.startsWith('0') ? undefined : question.options[Number(option) - 1];
  const choice =
    text === undefined ? `option ${option} (which doesn’t exist)` : words.option(text, option);
  return { questionId, verb: question.type === 'Checkbox' ? 'ticked' : 'answered', name, choice };
}

/** Atoms about one question, all affirmed: '“Is the will free?” is answered “Yes” or “No”'. */
export function affirmedAtoms(atoms: readonly AtomReading[], word: 'and' | 'or'): string {
  const [first] = atoms;
  if (!first) return '';
  const choices = choicesOf(atoms);
  const listed = listedWords(choices, word);
  switch (first.verb) {
    case 'answered':
      return `${first.name} is answered ${listed}`;
    case 'contains':
      return `${first.name} contains ${listed}`;
    case 'ticked':
      break;
  }
  const isSeveral = choices.length > 1 && word === 'and';
  return `${listed} ${isSeveral ? 'are' : 'is'} ticked in ${first.name}`;
}

/** Atoms about one question, none of which holds: '“Is the will free?” is not answered “Yes” or “No”'. */
export function deniedAtoms(atoms: readonly AtomReading[]): string {
  const [first] = atoms;
  if (!first) return '';
  const choices = choicesOf(atoms);
  const listed = listedWords(choices, 'or');
  switch (first.verb) {
    case 'answered':
      return `${first.name} is not answered ${listed}`;
    case 'contains':
      return `${first.name} does not contain ${listed}`;
    case 'ticked':
      break;
  }
  if (choices.length === 1) return `${listed} is not ticked in ${first.name}`;
  const none =
    choices.length === 2
      ? `neither ${choices.join(' nor ')}`
      : `none of ${listedWords(choices, 'and')}`;
  return `${none} is ticked in ${first.name}`;
}

function choicesOf(atoms: readonly AtomReading[]): readonly string[] {
  return [...new Set(atoms.map(({ choice }) => choice))];
}

/** 'A, B, or C'. */
export function listedWords(words: readonly string[], word: 'and' | 'or'): string {
  if (words.length < 3) return words.join(` ${word} `);
  return `${words.slice(0, -1).join(', ')}, ${word} ${words.at(-1) ?? ''}`;
}
