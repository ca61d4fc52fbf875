// One question of a work document: what was asked, what could be chosen, what was answered.
import { answerText, type Answer } from '@elenchus/domain/answers/answer.ts';
import { readChosen } from '@elenchus/domain/answers/choice-answer.ts';
import type { PassageComment } from '@elenchus/domain/passages/passage-comment.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import {
  contradictionView,
  type ContradictionInput,
  type TensionSource,
} from '@elenchus/domain/visibility/contradiction-view.ts';
import { shortText } from '../../../course-ui/questions/question-names.ts';
import { answerNotesHtml, commentedEssayHtml } from './work-document-comments.ts';
import { escapeHtml, linesAsHtml, markedTextHtml } from './work-document-text.ts';

export interface QuestionHtmlInput extends ContradictionInput {
  /** Whether options that were not chosen are listed as well. */
  readonly listsAllOptions: boolean;
  /** What graders wrote about an answer. */
  readonly commentsOn: (questionId: string) => readonly PassageComment[];
}

const NOT_ANSWERED = '<p class="unanswered">Not answered</p>';

/** The HTML of one question that shows. */
export function questionHtml(question: Question, input: QuestionHtmlInput): string {
  if (question.type === 'Contradiction') return contradictionHtml(question, input);
  const asked = `<div class="question">${markedTextHtml(question.text.trim())}</div>`;
  const answer = input.answerOf(question.id);
  const comments = input.commentsOn(question.id);
  return question.type === 'LongAnswer'
    ? `${asked}${essayHtml(answer, comments)}`
    : `${asked}${choiceHtml(question, answer, input.listsAllOptions)}${answerNotesHtml(comments)}`;
}

function essayHtml(answer: Answer | undefined, comments: readonly PassageComment[]): string {
  const essay = answer?.questionEssayAnswer ?? '';
  return essay.trim() === ''
    ? `${NOT_ANSWERED}${answerNotesHtml(comments)}`
    : commentedEssayHtml(essay, comments);
}

function choiceHtml(
  question: Question,
  answer: Answer | undefined,
  listsAllOptions: boolean,
): string {
  const { type, options } = question;
  const { chosen, outside } = readChosen(answer ? answerText(answer) : '', options.length);
  // A stored radio answer with two numbers, as after a change of type, marks the first.
  const marked = new Set(type === 'Checkbox' ? chosen : chosen.slice(0, 1));
  const gone = (answer?.removedOptions ?? []).map(removedHtml).join('');
  if (marked.size > 0) {
    const html = listsAllOptions ? optionsHtml(question, marked) : markedHtml(question, marked);
    return `${html}${gone}`;
  }
  const note =
    outside.length === 0
      ? NOT_ANSWERED
      : '<p class="note">The chosen option is no longer offered.</p>';
  return `${listsAllOptions ? optionsHtml(question, marked) : ''}${gone || note}`;
}

function optionsHtml({ type, options }: Question, marked: ReadonlySet<number>): string {
  const items = options.map((option, place) => {
    if (option.trim() === '' && !marked.has(place + 1)) return '';
    const name = marked.has(place + 1) ? ' class="chosen"' : '';
    return `<li${name}>${optionHtml(option, place + 1)}</li>`;
  });
  const choice = type === 'Checkbox' ? 'many' : 'one';
  return `<ul class="options" data-choice="${choice}">${items.join('')}</ul>`;
}

/** A chosen option that was removed since (QST-105). */
function removedHtml(words: string): string {
  return `<p><strong>${linesAsHtml(words)}</strong> (chosen; this option was removed since)</p>`;
}

/** The chosen options as the lines of one paragraph, which costs a long document much less than a list. */
function markedHtml({ type, options }: Question, marked: ReadonlySet<number>): string {
  const sign = type === 'Checkbox' ? '☑' : '◉';
  const lines = [...marked].map(
    (option) => `${sign} ${optionHtml(options[option - 1] ?? '', option)}`,
  );
  return `<p><strong>${lines.join('<br>')}</strong></p>`;
}

function optionHtml(option: string, number: number): string {
  return option.trim() === '' ? `Option ${number}, without text` : linesAsHtml(option);
}

function contradictionHtml(question: Question, input: ContradictionInput): string {
  const sources = contradictionView(input, question.id)?.sources ?? [];
  const tension =
    sources.length === 0
      ? ''
      : `<p class="note">These answers are in tension:</p><ul>${sources.map(sourceHtml).join('')}</ul>`;
  return `<aside><h4>Contradiction</h4><div class="essay">${markedTextHtml(question.text.trim())}</div>${tension}</aside>`;
}

function sourceHtml({ questionText, chosen, notChosen }: TensionSource): string {
  const given = [
    ...chosen.map((option) => `Chosen: “${linesAsHtml(option)}”`),
    ...notChosen.map((option) => `Not chosen: “${linesAsHtml(option)}”`),
  ];
  return `<li>${[escapeHtml(shortText(questionText)), ...given].join('<br>')}</li>`;
}
