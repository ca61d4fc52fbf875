// The thread that looks for the passages of one pair in the two essays and their histories; it may be stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { passageOrigins } from '@elenchus/domain/similarity/passage-origin.ts';
import { foldedWords } from '@elenchus/domain/similarity/word-book.ts';
import type { PairAnswer, PairSide, PairTask, SideAnswer } from './pair-task.ts';

function evidenceOf({ first, second, milliseconds }: PairTask): PairAnswer {
  const isCurrent = first.ranges.every(([start, end, words], place) => {
    const [otherStart = 0, otherEnd = 0] = second.ranges[place] ?? [];
    const one = foldedWords(first.text.slice(start, end));
    const other = foldedWords(second.text.slice(otherStart, otherEnd));
    return one.length === words && one.join(' ') === other.join(' ');
  });
  const answer = (side: PairSide): SideAnswer =>
    isCurrent ? originsOf(side, milliseconds) : { origins: [], isWhole: side.isWhole };
  return { isCurrent, first: answer(first), second: answer(second) };
}

function originsOf(side: PairSide, milliseconds: number): SideAnswer {
  const passages = side.ranges.map(([start, end]) => side.text.slice(start, end));
  const until = performance.now() + milliseconds;
  let isWhole = side.isWhole;
  const goesOn = (): boolean => {
    const isLate = performance.now() > until;
    isWhole &&= !isLate;
    return !isLate;
  };
  const origins = passageOrigins(side.versions, passages, goesOn);
  if (side.isWhole) return { origins, isWhole };
  // The versions before the oldest that was read may have had it too.
  return { origins: origins.map((origin) => (origin?.previousAt ? origin : null)), isWhole };
}

parentPort?.postMessage(evidenceOf(workerData as PairTask));
