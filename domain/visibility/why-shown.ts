// Why a student does or does not see a question: section, class day, date, then logic, in words.

import { QUESTION_NOT_FOUND } from '../answers/refused-answers.ts';
import type { StudentTruth } from '../logic/evaluate-student.ts';
import { explainQuestion, type ExplanationLine } from '../logic/explain-logic.ts';
import type { LogicWords } from '../logic/explain-atom.ts';
import type { Question } from '../questions/question.ts';
import type { Topic } from '../schedule/schedule.ts';
import { hasCome, type DateGate } from './date-gate.ts';
import type { CourseContent, ReleasedCourse } from './released-course.ts';
import { isLocked, outlineOf } from './visible-sections.ts';

/** Lines that belong to a line follow it with a greater depth. */
export interface ReasonLine extends Omit<ExplanationLine, 'kind'> {
  readonly kind: ExplanationLine['kind'] | 'place' | 'switch' | 'date' | 'logic';
}

export interface WhyShown {
  readonly isVisible: boolean;
  readonly lines: readonly ReasonLine[];
}

export interface WhyInput {
  readonly content: CourseContent;
  readonly gate: DateGate;
  /** The content opened with the same gate. */
  readonly course: ReleasedCourse;
  readonly truth: StudentTruth;
}

/** Explains one question for one student; every line says what holds and what does not. */
export function whyShown(input: WhyInput, questionId: string): WhyShown {
  const questions = new Map(input.content.questions.map((each) => [each.id, each]));
  const question = questions.get(questionId);
  const topic = input.content.schedule.topics.find(({ id }) => id === question?.topicId);
  const lines = [
    ...placeLines(input, question, topic),
    ...(topic ? topicLines(topic, input.gate) : []),
    ...logicLines(input, questions, questionId),
  ];
  const isVisible = input.course.questionById.has(questionId) && input.truth.isShown(questionId);
  return { isVisible, lines };
}

function line(kind: ReasonLine['kind'], holds: boolean, sentence: string): ReasonLine {
  return { depth: 0, kind, holds, sentence };
}

function placeLines(
  { content, gate }: WhyInput,
  question: Question | undefined,
  topic: Topic | undefined,
): readonly ReasonLine[] {
  if (!question) return [line('place', false, QUESTION_NOT_FOUND)];
  if (!topic) return [line('place', false, 'Its class day is no longer in the schedule.')];
  const entry = outlineOf(content.schedule).find(({ topics }) => topics.includes(topic));
  if (!entry) return [line('place', false, 'The course has no section in which it could show.')];
  const open = !isLocked(entry, gate);
  const state = open ? 'is open' : 'is still locked';
  return [line('place', open, `The section “${entry.section.name}” ${state}.`)];
}

function topicLines(topic: Topic, gate: DateGate): readonly ReasonLine[] {
  const name = `The class day “${topic.name}”`;
  const { hasQuestions } = topic;
  const state = hasQuestions ? 'has its questions switched on' : 'has its questions switched off';
  return [
    line('switch', hasQuestions, `${name} ${state}.`),
    line('date', hasCome(topic.index, gate), `${name} ${dateWords(topic, gate)}.`),
  ];
}

function dateWords(topic: Topic, gate: DateGate): string {
  if (gate.ignoresDate) return 'counts as open, because the date is ignored here';
  if (gate.currentDay === null) return 'is closed, because the course has no current day';
  return hasCome(topic.index, gate) ? 'has come' : 'is still to come';
}

/** The logic has a say only among released questions, so an unreleased one gets no lines of logic. */
function logicLines(
  { course, truth }: WhyInput,
  questions: ReadonlyMap<string, Question>,
  questionId: string,
): readonly ReasonLine[] {
  const explanation = explainQuestion(truth, questionId, wordsOf(questions));
  if (!explanation) return [];
  const verdict = explanation.shown ? 'Its condition is true.' : 'Its condition is not true.';
  const parts = explanation.lines.map((part) => {
    const unreleased = course.questionById.has(part.questionId ?? '')
      ? undefined
      : questions.get(part.questionId ?? '');
    const sentence = unreleased
      ? `“${unreleased.text.trim()}” is not released, so an answer to it does not count.`
      : part.sentence;
    return { ...part, depth: part.depth + 1, sentence };
  });
  return [line('logic', explanation.shown, verdict), ...parts];
}

function wordsOf(questions: ReadonlyMap<string, Question>): LogicWords {
  return {
    questionText: (id) => questions.get(id)?.text,
    optionText: (id, option) => questions.get(id)?.options[option - 1],
  };
}
