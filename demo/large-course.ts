// A course of any size, made in chunks of students with their work, so that the whole class is never in memory.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import {
  DEFAULT_TIME_ZONE,
  instantOfLocalTime,
  submissionTimestamp,
} from '@elenchus/domain/base/zoned-time.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import {
  NO_QUESTION,
  type GradeRecord,
  type GradingType,
} from '@elenchus/domain/grading/grade-record.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { buildLogicGraph, type LogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import type { DemoAnswerVersion } from './answer-histories.ts';
import type { DemoUser } from './demo-students.ts';
import { essayBanks } from './essays/essay-banks.ts';
import { firstComments } from './grader-comments.ts';
import {
  copiedId,
  largeDates,
  largeDesign,
  largeEvaluations,
  largeQuestions,
  largeTheses,
  type LargeQuestion,
  type LargeSize,
} from './large-design.ts';
import { largeUser, largeUsers } from './large-users.ts';
import { splitSentences, wordPassage } from './passage-text.ts';
import { seededNumber, seededWhole } from './seeded-choice.ts';

export interface LargeInput extends LargeSize {
  readonly students: number;
  readonly seed: number;
}

/** The same kinds of records as the demo course; the long lists come in chunks. */
interface LargeCourse {
  readonly courseId: string;
  readonly demoPassword: 'elenchus';
  readonly designItems: readonly DesignItem[];
  readonly users: () => Iterable<readonly DemoUser[]>;
  /** Each chunk holds whole students and is in the order of time. */
  readonly answerVersions: () => Iterable<readonly DemoAnswerVersion[]>;
  readonly gradeRecords: () => Iterable<readonly GradeRecord[]>;
}

interface Workshop {
  readonly input: LargeInput;
  readonly questions: readonly LargeQuestion[];
  readonly graph: LogicGraph;
  /** When the questions of each class day open. */
  readonly openings: readonly number[];
}

interface TimedAnswer {
  readonly username: string;
  readonly epochMs: number;
  readonly answer: Answer;
}

const studentsInChunk = 25;
// Greater than the uses that are kept apart, so that every wording is random.
const anyUse = 1000;
const minute = 60_000;
const day = 1440 * minute;

/** A course of the given size; the same input gives the same course. */
export function largeCourse(input: LargeInput): LargeCourse {
  const questions = largeQuestions(input);
  const graph = buildLogicGraph({ questions, theses: largeTheses(questions) });
  const openings = largeDates(input.weeks).map((date) =>
    instantOfLocalTime({ date, minutes: 9 * 60 }, DEFAULT_TIME_ZONE),
  );
  const workshop: Workshop = { input, questions, graph, openings };
  return {
    courseId: `large-${input.students}-${input.questions}`,
    demoPassword: 'elenchus',
    designItems: largeDesign(input, questions),
    users: () => largeUsers(input.students),
    answerVersions: () => histories(workshop),
    gradeRecords: () => inChunks(input.students, (student) => gradesOf(input, student)),
  };
}

function* inChunks<Item>(
  students: number,
  itemsOf: (student: number) => readonly Item[],
): Generator<Item[]> {
  for (let first = 0; first < students; first += studentsInChunk) {
    const count = Math.min(studentsInChunk, students - first);
    yield Array.from({ length: count }, (_, index) => itemsOf(first + index)).flat();
  }
}

function* histories(workshop: Workshop): Generator<readonly DemoAnswerVersion[]> {
  for (const chunk of inChunks(workshop.input.students, (student) =>
    historyOf(workshop, student),
  )) {
    chunk.sort((one, other) => one.epochMs - other.epochMs);
    yield chunk.map(({ epochMs, answer, username }) => ({
      username,
      ...answer,
      submissionDate: submissionTimestamp(epochMs, DEFAULT_TIME_ZONE),
    }));
  }
}

function historyOf(workshop: Workshop, student: number): TimedAnswer[] {
  const { questions, graph } = workshop;
  const choices = new Map<string, string>();
  for (const question of questions) {
    if (question.options.length > 0 && answers(workshop, question, student)) {
      choices.set(question.id, choiceOf(workshop, question, student));
    }
  }
  const truth = evaluateStudent(
    graph,
    [...choices].map(([id, answer]) => choiceAnswer(id, answer)),
  );
  return questions
    .filter(({ id, type }) => type !== 'Contradiction' && truth.isShown(id))
    .filter((question) => answers(workshop, question, student))
    .flatMap((question) => versionsOf(workshop, question, student, choices));
}

/** Some questions stay open. */
function answers({ input }: Workshop, { id }: LargeQuestion, student: number): boolean {
  return seededNumber(input.seed, student, id, 'answers') < 0.92;
}

function choiceOf(
  { input }: Workshop,
  { id, type, options }: LargeQuestion,
  student: number,
): string {
  const first = seededWhole(1, options.length, input.seed, student, id);
  if (type === 'Radio') return String(first);
  const more = options.map((_, index) => index + 1);
  return more
    .filter((option) => option === first || seededNumber(input.seed, student, id, option) < 0.4)
    .join(',');
}

function choiceAnswer(questionID: string, questionAnswer: string): Answer {
  return { questionID, questionAnswer, questionEssayAnswer: '' };
}

/** A choice is saved once, an essay as a draft and, days later, as a whole. */
function versionsOf(
  { input, openings }: Workshop,
  question: LargeQuestion,
  student: number,
  choices: ReadonlyMap<string, string>,
): TimedAnswer[] {
  const opensMs = openings[question.classDay - 1] ?? 0;
  const { username } = largeUser(student);
  const roll = (least: number, most: number, name: string): number =>
    seededWhole(least, most, input.seed, student, question.id, name);
  const choice = choices.get(question.id);
  if (choice !== undefined) {
    // In the order of the questions, so that no student answers a question before the choice that makes it appear.
    const epochMs = opensMs + (60 + orderWithin(question) * 6 + roll(0, 4, 'minute')) * minute;
    return [{ username, epochMs, answer: choiceAnswer(question.id, choice) }];
  }
  const sentences = largeEssay(input.seed, question, student, choices);
  const draftMs = opensMs + roll(0, 4, 'day') * day + roll(360, 720, 'draft') * minute;
  return [
    { written: sentences.slice(0, Math.ceil(sentences.length / 2)), epochMs: draftMs },
    { written: sentences, epochMs: draftMs + day + roll(-200, 0, 'whole') * minute },
  ].map(({ written, epochMs }) => ({
    username,
    epochMs,
    answer: { questionID: question.id, questionAnswer: '', questionEssayAnswer: written.join(' ') },
  }));
}

function orderWithin({ id }: LargeQuestion): number {
  return Number.parseInt(id.slice(1), 36) % 45;
}

function largeEssay(
  seed: number,
  { copy, origin }: LargeQuestion,
  student: number,
  choices: ReadonlyMap<string, string>,
): string[] {
  const bank = essayBanks.get(origin);
  const stance = bank?.stanceOf((id) => choices.get(copiedId(copy, id)) ?? '') ?? '';
  const texts = bank?.stances[stance];
  if (!texts) return [];
  return [texts.openings, texts.reasons, texts.objections, texts.conclusions].flatMap(
    (pool, part) => {
      const index = seededWhole(0, pool.length - 1, seed, student, copy, origin, part);
      const use = anyUse + seededWhole(0, 1_000_000, seed, student, copy, origin, part, 'words');
      return splitSentences(wordPassage(pool[index] ?? '', use));
    },
  );
}

function gradesOf({ seed, weeks }: LargeInput, student: number): GradeRecord[] {
  const { username } = largeUser(student);
  const comments = Object.values(firstComments);
  const [first, second] = largeEvaluations(weeks);
  const isSecondGraded = seededNumber(seed, student, 'graded') < 0.4;
  return [first, ...(isSecondGraded ? [second] : [])].flatMap(({ id }) => {
    const one = (
      gradingType: GradingType,
      individualGradingData: string,
      comment = '',
    ): GradeRecord => ({
      username,
      gradingType,
      questionID: NO_QUESTION,
      individualGradingData,
      comment,
      evaluationDataID: id,
    });
    const comment = comments[seededWhole(0, comments.length - 1, seed, student, id)] ?? '';
    return [
      one('examGrade', String(seededWhole(450, 1000, seed, student, id, 'grade') / 10)),
      one('comments', '', comment),
      one('gradingComplete', 'yes'),
    ];
  });
}
