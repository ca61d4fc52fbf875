// Describes a contradiction's answers and their repairs in neutral phrases (VIS-24).
import { readChosen } from '../answers/choice-answer.ts';
import { plainText } from '../base/marked-text.ts';
import { joinedList, quotedText } from '../base/quoted-text.ts';
import { isChoice } from '../questions/question-type.ts';
import type { Question } from '../questions/question.ts';
import { optionsPhrase, questionPhrase } from './answer-phrase.ts';
import type { CauseAnswer, ExplainedRepair } from './explained-contradiction.ts';

/** Whether the sentence addresses the student, or is about the student. */
export type PhraseReader = 'student' | 'staff';

const fewTexts = 3;

/** The answer: 'Answered “Yes”'. */
export function causeAnswerPhrase({ question, text }: CauseAnswer): string {
  if (!isChoice(question.type)) return 'What was written there';
  const { chosen } = readChosen(text, question.options.length);
  return chosen.length === 0 ? 'Answered' : `Answered ${optionsPhrase(question, chosen)}`;
}

/** The change: 'Change your answer to “Is there a soul?” to “No”'. */
export function repairPhrase({ question, step }: ExplainedRepair, reader: PhraseReader): string {
  const name = questionPhrase(question);
  const answer = reader === 'student' ? 'your answer' : 'the answer';
  switch (step.kind) {
    case 'choose':
      return `Change ${answer} to ${name} to ${optionsPhrase(question, step.options, 'or')}`;
    case 'tick':
      return `Tick ${optionsPhrase(question, [step.option])} in ${name}`;
    case 'untick':
      return `Untick ${optionsPhrase(question, [step.option])} in ${name}`;
    case 'ticks':
      return step.options.length === 0
        ? `Untick everything in ${name}`
        : `Change ${answer} to ${name} to ${optionsPhrase(question, step.options)}`;
    case 'rewrite':
      return `Revise ${reader === 'student' ? 'what you wrote' : 'what was written'} in ${name}`;
    default:
      return step satisfies never;
  }
}

/** Other questions that would appear and disappear, a sentence each. */
export function repairEffects({ opens, hides }: ExplainedRepair): readonly string[] {
  const sentences = [
    ...effects(opens, 'would open', 'would appear'),
    ...effects(hides, 'would no longer apply', 'would be resolved too'),
  ];
  return sentences.length > 0 ? sentences : ['Nothing else would change.'];
}

function effects(all: readonly Question[], ofQuestions: string, ofContradictions: string) {
  const [contradictions, questions] = [
    all.filter(({ type }) => type === 'Contradiction'),
    all.filter(({ type }) => type !== 'Contradiction'),
  ];
  return [
    ...effect(questions, 'question', ofQuestions),
    ...effect(contradictions, 'other contradiction', ofContradictions),
  ];
}

function effect(items: readonly Question[], noun: string, verb: string): readonly string[] {
  if (items.length === 0) return [];
  const texts = items.slice(0, fewTexts).map(({ id, text }) => {
    return text.trim() === '' ? `question ${id}` : quotedText(plainText(text));
  });
  const rest = items.length - texts.length;
  const listed = joinedList(rest > 0 ? [...texts, `${rest} more`] : texts, 'and');
  return [`${items.length} ${noun}${items.length === 1 ? '' : 's'} ${verb}: ${listed}`];
}
