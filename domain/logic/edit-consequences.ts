// Compares what a class sees before and after an edit of the course's logic: who sees what, and which answers are
// no longer seen (CHK-9).
import { bitCount } from './bit-count.ts';
import type { ClassTruth } from './evaluate-class.ts';

/** The change for one question, in numbers of students. */
export interface QuestionConsequence {
  readonly questionId: string;
  readonly appears: number;
  readonly disappears: number;
  /** Answers to it that are kept, but hidden with the question. */
  readonly answersHidden: number;
  /** Answers to it that are seen again. */
  readonly answersBack: number;
}

interface EditConsequences {
  /** Only questions that change for at least one student: in the order of the new course, then the removed ones. */
  readonly questions: readonly QuestionConsequence[];
  /** How many students see any change. */
  readonly students: number;
  readonly answersHidden: number;
}

/** Compares what the same students see in two courses; `answered` gives the students who answered each question. */
export function compareTruth(
  old: ClassTruth,
  fresh: ClassTruth,
  answered: ReadonlyMap<string, Int32Array>,
): EditConsequences {
  const affected = new Int32Array(old.width);
  const ids = new Set([...fresh.graph.questionIds, ...old.graph.questionIds]);
  const questions = [...ids].flatMap((questionId) =>
    compareQuestion(old, fresh, questionId, answered.get(questionId), affected),
  );
  return {
    questions,
    students: affected.reduce((sum, word) => sum + bitCount(word), 0),
    answersHidden: questions.reduce((sum, { answersHidden }) => sum + answersHidden, 0),
  };
}

function compareQuestion(
  old: ClassTruth,
  fresh: ClassTruth,
  questionId: string,
  answered: Int32Array | undefined,
  affected: Int32Array,
): readonly QuestionConsequence[] {
  const was = old.shownRow(questionId);
  const is = fresh.shownRow(questionId);
  const count = { appears: 0, disappears: 0, answersHidden: 0, answersBack: 0 };
  for (let word = 0; word < was.length; word += 1) {
    const come = ~(was[word] ?? 0) & (is[word] ?? 0);
    const gone = (was[word] ?? 0) & ~(is[word] ?? 0);
    affected[word] = (affected[word] ?? 0) | come | gone;
    count.appears += bitCount(come);
    count.disappears += bitCount(gone);
    count.answersHidden += bitCount(gone & (answered?.[word] ?? 0));
    count.answersBack += bitCount(come & (answered?.[word] ?? 0));
  }
  return count.appears + count.disappears > 0 ? [{ questionId, ...count }] : [];
}
