// What a finished check keeps, as JSON in the database: people by their folded usernames, passages as numbers.
import { longestPassages } from '@elenchus/domain/similarity/compare-essays.ts';
import { mostSharers } from '@elenchus/domain/similarity/left-out-words.ts';
import type { FoundCommon, FoundPair, FoundSide, SimilarityTask } from './similarity-task.ts';

export interface KeptSide {
  readonly usernameKey: string;
  readonly date: string;
  readonly words: number;
  readonly sharedWords: number;
}

/** Start and end on the first side, start and end on the second, words. */
export type KeptPassage = readonly [number, number, number, number, number];

export interface KeptPair {
  readonly questionID: string;
  readonly first: KeptSide;
  readonly second: KeptSide;
  readonly sharedWords: number;
  readonly longestRun: number;
  /** Only the longest, if there are many. */
  readonly passages: readonly KeptPassage[];
  /** All of them. Lists from before this was stored have every passage. */
  readonly passageCount?: number;
}

interface KeptFindings {
  readonly students: number;
  readonly withoutDate: number;
  readonly essays: number;
  readonly questions: number;
  readonly mostSharers: number;
  readonly pairCount: number;
  readonly isWhole: boolean;
  readonly pairs: readonly KeptPair[];
  readonly leftOut: readonly {
    readonly questionID: string;
    readonly text: string;
    readonly students: number;
  }[];
}

interface Findings {
  readonly essays: number;
  readonly pairs: readonly FoundPair[];
  readonly pairCount: number;
  readonly isWhole: boolean;
  readonly common: readonly FoundCommon[];
}

/** The most passages of all pairs together; beyond that, a pair keeps its ten longest. */
const MOST_PASSAGES = 20_000;
const FEW_PASSAGES = 10;

/** The findings under the names of the task. */
export function keepFindings(
  { questions, students, withoutDate }: SimilarityTask,
  { essays, pairs, pairCount, isWhole, common }: Findings,
): KeptFindings {
  const idOf = (question: number): string => questions[question]?.id ?? '';
  const sideOf = ({ student, words, sharedWords }: FoundSide): KeptSide => {
    const { usernameKey = '', date = '' } = students[student] ?? {};
    return { usernameKey, date, words, sharedWords };
  };
  let room = MOST_PASSAGES;
  return {
    students: students.length,
    withoutDate,
    essays,
    questions: questions.length,
    mostSharers: mostSharers(students.length),
    pairCount,
    isWhole,
    pairs: pairs.map((pair) => {
      const kept = longestPassages(pair.passages, Math.max(FEW_PASSAGES, room));
      room -= kept.length;
      return {
        questionID: idOf(pair.question),
        first: sideOf(pair.first),
        second: sideOf(pair.second),
        sharedWords: pair.sharedWords,
        longestRun: pair.longestRun,
        passageCount: pair.passageCount,
        passages: kept.map(({ first, second, words }) => [
          first.start,
          first.end,
          second.start,
          second.end,
          words,
        ]),
      };
    }),
    leftOut: common.map(({ question, text, students: sharers }) => ({
      questionID: idOf(question),
      text,
      students: sharers,
    })),
  };
}

/** The findings as they were stored. */
export function readFindings(json: string): KeptFindings {
  return JSON.parse(json) as KeptFindings;
}
