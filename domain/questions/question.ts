// A question and its flat record: type, options joined by '|||', order within its topic, logic.

import type { DesignItem } from '../design/design-item.ts';
import { designItem, itemsOfType } from '../design/design-item.ts';
import { parseIndex } from '../base/ordering.ts';
import type { Result } from '../base/result.ts';
import { accept, refuse } from '../base/result.ts';
import { heldQuestionIds } from './held-question.ts';
import { joinOptions, splitOptions, type OptionTextRefusal } from './option-text.ts';
import {
  DEFAULT_QUESTION_TYPE,
  isChoice,
  isQuestionType,
  type QuestionType,
} from './question-type.ts';

export interface Question {
  readonly id: string;
  readonly topicId: string;
  /** Place within the topic: 1, 2, 3 … once renumbered; null when the stored one isn't a number. */
  readonly index: number | null;
  readonly type: QuestionType;
  readonly text: string;
  readonly options: readonly string[];
  readonly logic: string;
  /** Held back from students until its author releases it; stored in a separate record. */
  readonly isHeld?: boolean;
}

export type QuestionProblem = {
  readonly questionId: string;
  readonly reason: 'missing-id' | 'unknown-type' | 'unreadable-index' | 'too-few-options';
  readonly found: string;
};

interface QuestionReading {
  readonly question: Question;
  readonly problems: readonly QuestionProblem[];
}

function problemsOf(item: DesignItem, question: Question): readonly QuestionProblem[] {
  const found: [boolean, QuestionProblem['reason'], string][] = [
    [question.id === '', 'missing-id', item.dataID],
    [!isQuestionType(item.questionType), 'unknown-type', item.questionType],
    [question.index === null, 'unreadable-index', item.dataIndex],
    [
      isChoice(question.type) && question.options.length < 2,
      'too-few-options',
      item.questionOptions,
    ],
  ];
  return found
    .filter(([wrong]) => wrong)
    .map(([, reason, text]) => ({ questionId: question.id, reason, found: text }));
}

/** Reads one flat record of dataType question; a field that can't be read gets a default and is reported. */
export function readQuestion(item: DesignItem): QuestionReading {
  const question: Question = {
    id: item.dataID,
    topicId: item.questionCourseDate,
    index: parseIndex(item.dataIndex),
    type: isQuestionType(item.questionType) ? item.questionType : DEFAULT_QUESTION_TYPE,
    text: item.dataText,
    options: splitOptions(item.questionOptions),
    logic: item.questionLogic,
  };
  return { question, problems: problemsOf(item, question) };
}

/** Reads every question among the records of a course, in the order given. */
export function readQuestions(items: readonly DesignItem[]): {
  readonly questions: readonly Question[];
  readonly problems: readonly QuestionProblem[];
} {
  const readings = itemsOfType(items, 'question').map(readQuestion);
  const held = heldQuestionIds(items);
  return {
    questions: readings.map(({ question }) =>
      held.has(question.id) ? { ...question, isHeld: true } : question,
    ),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

/** Writes a question as its flat record; refused when an option could not be read back. */
export function writeQuestion(question: Question): Result<DesignItem, OptionTextRefusal> {
  const options = joinOptions(question.options);
  if (!options.ok) return refuse(options.reason);
  return accept(
    designItem({
      dataType: 'question',
      dataID: question.id,
      dataIndex: question.index === null ? '' : String(question.index),
      dataText: question.text,
      questionType: question.type,
      questionOptions: options.value,
      questionLogic: question.logic,
      questionCourseDate: question.topicId,
    }),
  );
}

const PROBLEM_TEXTS: Record<QuestionProblem['reason'], (name: string, found: string) => string> = {
  'missing-id': () => 'A question has no ID. It cannot be answered or referred to.',
  'unknown-type': (name, found) =>
    `${name} has the unknown type '${found}' and is treated as ${DEFAULT_QUESTION_TYPE}.`,
  'unreadable-index': (name, found) =>
    `${name} has no readable place in its class day ('${found}') and is listed last.`,
  'too-few-options': (name) => `${name} is a choice question with fewer than two options.`,
};

/** The sentence for a designer about a question that could not be read as stored. */
export function questionProblemText(problem: QuestionProblem): string {
  return PROBLEM_TEXTS[problem.reason](`Question ${problem.questionId}`, problem.found);
}
