// The input and output of the thread that compares essays. Where it compares, students and questions are numbers.
import type { SharedPassage } from '@elenchus/domain/similarity/compare-essays.ts';

export interface SimilarityTask {
  /** The question's text and options, for each question. */
  readonly questions: readonly { readonly id: string; readonly texts: readonly string[] }[];
  readonly students: readonly { readonly usernameKey: string; readonly date: string }[];
  readonly withoutDate: number;
  /** The most pairs that are kept. */
  readonly mostPairs: number;
  /** The most passages that are kept of a pair. */
  readonly mostPassages: number;
}

export interface TaskEssay {
  readonly question: number;
  readonly student: number;
  readonly text: string;
}

/** Essays are sent in portions; the last one is marked. */
export interface EssayPortion {
  readonly essays: readonly TaskEssay[];
  readonly isLast: boolean;
}

export interface FoundSide {
  readonly student: number;
  readonly words: number;
  readonly sharedWords: number;
}

export interface FoundPair {
  readonly question: number;
  readonly first: FoundSide;
  readonly second: FoundSide;
  readonly sharedWords: number;
  readonly longestRun: number;
  readonly sharedRuns: number;
  readonly passageCount: number;
  readonly passages: readonly SharedPassage[];
}

export interface FoundCommon {
  readonly question: number;
  readonly text: string;
  readonly students: number;
}

export type ThreadMessage =
  | { readonly kind: 'compared'; readonly questions: number }
  /** The list as it is stored: as text, because the server would take long to receive it in parts. */
  | { readonly kind: 'done'; readonly findings: string };
