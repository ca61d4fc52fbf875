// Decides when a save starts a new record of the history and when it may share the last one (ANS-10, DUE-8).
import { quarterHour, submissionTimestamp, type TimeZone } from '../base/zoned-time.ts';
import type { Answer } from './answer.ts';

/** Saves this close to the first one of a record may share it. */
const SHARING_TIME = 300_000;

/** The newest record of one question. Times are epoch milliseconds. */
export interface HistoryTip {
  readonly answer: Answer;
  /** When the first save of this record was made. */
  readonly startedAt: number;
  /** When its latest save was made. */
  readonly savedAt: number;
  /** The length of the longest essay that this record has contained. */
  readonly longestEssay: number;
}

export interface AnswerSave {
  readonly last: HistoryTip | null;
  readonly answer: Answer;
  readonly now: number;
  readonly zone: TimeZone;
}

type HistoryStep =
  | { readonly step: 'none' }
  | {
      readonly step: 'append' | 'replace-last';
      readonly tip: HistoryTip;
      readonly submissionDate: string;
    };

/** The effect of a save on the history of its question, with the record that is the newest afterward. */
export function historyStep(save: AnswerSave): HistoryStep {
  const { last, answer, zone } = save;
  if (last !== null && isSameAnswer(last.answer, answer)) return { step: 'none' };
  // If the clock was set back, a text must not get an earlier date than the one it replaced: the older text would
  // then count as the latest.
  const savedAt = Math.max(save.now, last?.savedAt ?? save.now);
  const length = answer.questionEssayAnswer.length;
  const submissionDate = submissionTimestamp(savedAt, zone);
  if (last !== null && mayShare(last, answer, savedAt, zone)) {
    const longestEssay = Math.max(last.longestEssay, length);
    const tip = { answer, startedAt: last.startedAt, savedAt, longestEssay };
    return { step: 'replace-last', tip, submissionDate };
  }
  const tip = { answer, startedAt: savedAt, savedAt, longestEssay: length };
  return { step: 'append', tip, submissionDate };
}

function mayShare(last: HistoryTip, answer: Answer, savedAt: number, zone: TimeZone): boolean {
  return (
    savedAt - last.startedAt <= SHARING_TIME &&
    // Any quarter hour may become a due time: the text as it was then must stay in the history.
    quarterHour(savedAt, zone) === quarterHour(last.startedAt, zone) &&
    !deletesMostOf(last, answer)
  );
}

function isSameAnswer(one: Answer, other: Answer): boolean {
  return (
    one.questionAnswer === other.questionAnswer &&
    one.questionEssayAnswer === other.questionEssayAnswer
  );
}

/** Whether more than half of the essay was deleted, in one change or in several. */
function deletesMostOf(last: HistoryTip, answer: Answer): boolean {
  const before = last.answer.questionEssayAnswer;
  const after = answer.questionEssayAnswer;
  const deleted = before.length - keptLength(before, after);
  return deleted * 2 > before.length || after.length * 2 < last.longestEssay;
}

/** How many characters at the start and the end of a text are unchanged. */
function keptLength(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  // Compares character codes: reading characters as strings is ten times slower, and this runs on every save.
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  const [beforeEnd, afterEnd] = [before.length - 1, after.length - 1];
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(beforeEnd - end) === after.charCodeAt(afterEnd - end)
  ) {
    end += 1;
  }
  return start + end;
}
