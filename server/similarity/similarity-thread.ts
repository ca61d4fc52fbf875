// The thread that compares the essays of one evaluation, question by question; stopping it harms nothing.
import { parentPort, workerData } from 'node:worker_threads';
import { compareEssays } from '@elenchus/domain/similarity/compare-essays.ts';
import { byStrength } from '@elenchus/domain/similarity/rank-pairs.ts';
import { keepFindings } from './kept-findings.ts';
import type {
  EssayPortion,
  FoundCommon,
  FoundPair,
  SimilarityTask,
  TaskEssay,
  ThreadMessage,
} from './similarity-task.ts';

const task = workerData as SimilarityTask;
const MOST_COMMON = 50;
const MOST_COMMON_OF_ALL = 500;
const MOST_COMMON_CHARACTERS = 600;

const byQuestion: TaskEssay[][] = task.questions.map(() => []);
let pairs: FoundPair[] = [];
let pairCount = 0;
let isWhole = true;
let essayCount = 0;
const common: FoundCommon[] = [];

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

function compareQuestion(question: number): void {
  const essays = byQuestion[question] ?? [];
  byQuestion[question] = [];
  const { students, mostPairs, mostPassages } = task;
  const questionTexts = task.questions[question]?.texts ?? [];
  const texts = essays.map(({ text }) => text);
  const limits = { pairs: mostPairs, passages: mostPassages };
  const classSize = students.length;
  const found = compareEssays({ questionTexts, essays: texts, classSize }, limits);
  const studentOf = (essay: number): number => essays[essay]?.student ?? 0;
  const here = found.pairs.map((pair): FoundPair => ({
    ...pair,
    question,
    first: { ...pair.first, student: studentOf(pair.first.essay) },
    second: { ...pair.second, student: studentOf(pair.second.essay) },
  }));
  pairs = [...pairs, ...here].sort(byStrength).slice(0, mostPairs);
  pairCount += found.pairCount;
  isWhole &&= found.isWhole;
  const room = Math.min(MOST_COMMON, MOST_COMMON_OF_ALL - common.length);
  for (const { essay, range, essays: sharers } of found.common.slice(0, room)) {
    const whole = (texts[essay] ?? '').slice(range.start, range.end);
    const text = whole.slice(0, MOST_COMMON_CHARACTERS).toWellFormed();
    common.push({ question, text, students: sharers });
  }
}

parentPort?.on('message', ({ essays, isLast }: EssayPortion) => {
  essayCount += essays.length;
  for (const essay of essays) byQuestion[essay.question]?.push(essay);
  if (!isLast) return;
  for (const question of byQuestion.keys()) {
    compareQuestion(question);
    post({ kind: 'compared', questions: question + 1 });
  }
  const found = { essays: essayCount, pairs, pairCount, isWhole, common };
  post({ kind: 'done', findings: JSON.stringify(keepFindings(task, found)) });
  parentPort?.close();
});
