// Explains why a student does or doesn't see a question: sentences about section, class day, date, then logic.

import type { Answer } from '../answers/answer.ts';
import { QUESTION_NOT_FOUND } from '../answers/refused-answers.ts';
import { plainText } from '../base/marked-text.ts';
import { evaluateStudent, type StudentTruth } from '../logic/evaluate-student.ts';
import { explainQuestion, type ExplanationLine } from '../logic/explain-logic.ts';
import type { QuestionTexts } from '../logic/explain-atom.ts';
import { withheldBy } from '../questions/question-readiness.ts';
import type { Question } from '../questions/question.ts';
import { isInUse } from '../questions/questions-in-use.ts';
import type { Topic } from '../schedule/schedule.ts';
import { answerSentence } from './answer-phrase.ts';
import { gateOfDay, isReached, type DateGate } from './date-gate.ts';
import { hiddenReason, type HiddenReason, type ReasonInput } from './hidden-reason.ts';
import { releaseCourse, type ReleasedCourse } from './released-course.ts';
import { isLocked, outlineOf } from './visible-sections.ts';

/** Lines that belong to a line follow it with a greater depth. */
export interface ReasonLine extends Omit<ExplanationLine, 'kind'> {
  readonly kind: ExplanationLine['kind'] | 'place' | 'switch' | 'date' | 'logic';
}

/** A course on a day and one student's answers to it. */
export interface LogicBasis {
  readonly course: ReleasedCourse;
  readonly truth: StudentTruth;
}

export interface WhyShown {
  /** null for a question that the student sees. */
  readonly reason: HiddenReason | null;
  readonly lines: readonly ReasonLine[];
  /** When the condition was evaluated: on the requested day, or else when its class day opens. */
  readonly basis: LogicBasis | null;
}

/** The course is the content opened with the same gate. */
export interface WhyInput extends ReasonInput, LogicBasis {
  readonly answers: readonly Answer[];
}

/** Explains one question for one student; every line states whether its condition holds. */
export function whyShown(input: WhyInput, questionId: string): WhyShown {
  const questions = new Map(input.content.questions.map((each) => [each.id, each]));
  const question = questions.get(questionId);
  const topic = input.content.schedule.topics.find(({ id }) => id === question?.topicId);
  const reason = hiddenReason(input, questionId, input.truth.isShown(questionId));
  const basis = basisOf(input, reason, topic);
  const lines = [
    ...placeLines(input, question, topic),
    ...(topic ? topicLines(topic, input.gate) : []),
    ...(basis ? logicLines(basis, questions, questionId, basis.course !== input.course) : []),
  ];
  return { reason, lines, basis };
}

/** For a closed class day, the condition is evaluated as of when the day opens. */
function basisOf(
  { content, course, truth, answers }: WhyInput,
  reason: HiddenReason | null,
  topic: Topic | undefined,
): LogicBasis | null {
  if (reason === null || reason.kind === 'logic') return { course, truth };
  if (!topic || (reason.kind !== 'not-released' && reason.kind !== 'section-locked')) return null;
  const later = releaseCourse(content, gateOfDay(topic.index));
  return { course: later, truth: evaluateStudent(later.graph, answers) };
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
  if (!isInUse(question.type, content.settings)) {
    return [line('place', false, 'Contradiction items are switched on in this course.')];
  }
  if (!topic) return [line('place', false, 'Its class day is in the schedule.')];
  const entry = outlineOf(content.schedule).find(({ topics }) => topics.includes(topic));
  if (!entry) return [line('place', false, 'The course has a section in which it can show.')];
  const place = line(
    'place',
    !isLocked(entry, gate),
    `The section “${entry.section.name}” is open.`,
  );
  const withheld = withheldBy(question);
  if (!withheld) return [place];
  const claim = withheld.kind === 'held' ? 'It is released.' : 'It is finished.';
  return [place, line('switch', false, claim)];
}

function topicLines(topic: Topic, gate: DateGate): readonly ReasonLine[] {
  const name = `The class day “${topic.name}”`;
  return [
    line('switch', topic.hasQuestions, `${name} has its questions switched on.`),
    line('date', isReached(topic.index, gate), `${name} ${datePhrase(gate)}.`),
  ];
}

function datePhrase(gate: DateGate): string {
  return gate.ignoresDate ? 'counts as open, because the date is ignored here' : 'has come';
}

function logicLines(
  basis: LogicBasis,
  questions: ReadonlyMap<string, Question>,
  questionId: string,
  isLater: boolean,
): readonly ReasonLine[] {
  const explanation = explainQuestion(basis.truth, questionId, questionTextsOf(questions));
  if (!explanation) return [];
  const verdict = isLater
    ? 'With the current answers, its condition will be true when it opens.'
    : 'Its condition is true.';
  const parts = explanation.lines.map((part) => {
    const sentence = stateOf(basis, questions, part) ?? part.sentence;
    return { ...part, depth: part.depth + 1, sentence };
  });
  return [line('logic', explanation.shown, verdict), ...parts];
}

const WITHHELD_WORDS = { unfinished: 'unfinished', held: 'held back' } as const;

/** The texts that explain an atom: whether its question counts, and the answer. */
function stateOf(
  { course, truth }: LogicBasis,
  questions: ReadonlyMap<string, Question>,
  { questionId, holds }: ExplanationLine,
): string | undefined {
  if (questionId === undefined) return undefined;
  const question = questions.get(questionId);
  if (!question) return `There’s no question ${questionId} in this course.`;
  const withheld = withheldBy(question);
  if (withheld) {
    return `It is ${WITHHELD_WORDS[withheld.kind]}, so an answer to it does not count.`;
  }
  if (!course.questionById.has(questionId)) {
    return 'It isn’t released yet, so an answer to it doesn’t count.';
  }
  if (!truth.isShown(questionId)) return 'It isn’t shown, so an answer to it doesn’t count.';
  const index = truth.graph.definitions.questionAt.get(questionId) ?? -1;
  return answerSentence(question, truth.texts[index] ?? '', holds);
}

function questionTextsOf(questions: ReadonlyMap<string, Question>): QuestionTexts {
  return {
    questionText: (id) => {
      const question = questions.get(id);
      return question && plainText(question.text);
    },
    optionText: (id, option) => questions.get(id)?.options[option - 1],
  };
}
