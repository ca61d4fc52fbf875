// What a finished check keeps, as JSON in the database: people by their folded usernames, passages as numbers.
import { mostSharers } from '@elenchus/domain/similarity/left-out-words.ts';
import type { FoundSide, SimilarityFindings } from '../similarity/similarity-task.ts';
import { trusted } from '../store/engine/trusted.ts';
import type { CheckPlan } from './similarity-plan.ts';

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
  readonly passages: readonly KeptPassage[];
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

/** The findings of the thread under the names of the plan. */
export function keepFindings(
  plan: CheckPlan,
  essays: number,
  { pairs, pairCount, isWhole, common }: SimilarityFindings,
): KeptFindings {
  const { students, withoutDate, questions } = plan;
  const sideOf = ({ student, words, sharedWords }: FoundSide): KeptSide => {
    const { usernameKey = '', date = '' } = students[student] ?? {};
    return { usernameKey, date, words, sharedWords };
  };
  const idOf = (question: number): string => questions[question]?.id ?? '';
  return {
    students: students.length,
    withoutDate,
    essays,
    questions: questions.length,
    mostSharers: mostSharers(students.length),
    pairCount,
    isWhole,
    pairs: pairs.map(({ question, first, second, sharedWords, longestRun, passages }) => ({
      questionID: idOf(question),
      first: sideOf(first),
      second: sideOf(second),
      sharedWords,
      longestRun,
      passages: passages.map(({ first: a, second: b, words }) => [
        a.start,
        a.end,
        b.start,
        b.end,
        words,
      ]),
    })),
    leftOut: common.map(({ question, text, students: sharers }) => ({
      questionID: idOf(question),
      text,
      students: sharers,
    })),
  };
}

/** The findings as they were stored. */
export function readFindings(json: string): KeptFindings {
  return trusted(JSON.parse(json));
}
