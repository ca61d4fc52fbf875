// The input and output of the thread that compares essays. Students and questions are numbers here.
import type { SharedPassage } from '@elenchus/domain/similarity/compare-essays.ts';

export interface SimilarityTask {
  /** The question's text and options, for each question. */
  readonly questionTexts: readonly (readonly string[])[];
  readonly classSize: number;
  /** The most pairs that are kept. */
  readonly mostPairs: number;
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
  readonly passages: readonly SharedPassage[];
}

export interface FoundCommon {
  readonly question: number;
  readonly text: string;
  readonly students: number;
}

export interface SimilarityFindings {
  readonly pairs: readonly FoundPair[];
  readonly pairCount: number;
  readonly isWhole: boolean;
  readonly common: readonly FoundCommon[];
}

export type ThreadMessage =
  | { readonly kind: 'compared'; readonly questions: number }
  | { readonly kind: 'done'; readonly findings: SimilarityFindings };
