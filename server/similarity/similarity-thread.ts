// The thread that compares the essays of one evaluation, question by question; stopping it harms nothing.
import { parentPort, workerData } from 'node:worker_threads';
import { compareEssays } from '@elenchus/domain/similarity/compare-essays.ts';
import { byStrength } from '@elenchus/domain/similarity/rank-pairs.ts';
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
const MOST_COMMON_CHARACTERS = 600;

const byQuestion: TaskEssay[][] = task.questionTexts.map(() => []);
let pairs: FoundPair[] = [];
let pairCount = 0;
let isWhole = true;
const common: FoundCommon[] = [];

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

function compareQuestion(question: number): void {
  const essays = byQuestion[question] ?? [];
  byQuestion[question] = [];
  const { classSize } = task;
  const questionTexts = task.questionTexts[question] ?? [];
  const texts = essays.map(({ text }) => text);
  const found = compareEssays({ questionTexts, essays: texts, classSize });
  const studentOf = (essay: number): number => essays[essay]?.student ?? 0;
  const here = found.pairs.slice(0, task.mostPairs).map((pair): FoundPair => ({
    question,
    first: { ...pair.first, student: studentOf(pair.first.essay) },
    second: { ...pair.second, student: studentOf(pair.second.essay) },
    sharedWords: pair.sharedWords,
    longestRun: pair.longestRun,
    sharedRuns: pair.sharedRuns,
    passages: pair.passages,
  }));
  pairs = [...pairs, ...here].sort(byStrength).slice(0, task.mostPairs);
  pairCount += found.pairs.length;
  isWhole &&= found.isWhole;
  for (const { essay, range, essays: students } of found.common.slice(0, MOST_COMMON)) {
    const text = (texts[essay] ?? '').slice(range.start, range.end);
    common.push({ question, text: text.slice(0, MOST_COMMON_CHARACTERS).toWellFormed(), students });
  }
}

parentPort?.on('message', ({ essays, isLast }: EssayPortion) => {
  for (const essay of essays) byQuestion[essay.question]?.push(essay);
  if (!isLast) return;
  for (const question of byQuestion.keys()) {
    compareQuestion(question);
    post({ kind: 'compared', questions: question + 1 });
  }
  post({ kind: 'done', findings: { pairs, pairCount, isWhole, common } });
  parentPort?.close();
});
