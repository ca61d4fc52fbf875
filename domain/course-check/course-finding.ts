// The findings that the check of a course can make: the subject, how serious it is, the place, and a fix (CHK-12).
import type { LogicFix } from '../logic/logic-hint.ts';
import type { LogicProblemCode } from '../logic/logic-problem.ts';
import type { LogicOwner } from '../logic/logic-definitions.ts';
import type { ContradictoryConditions } from '../logic/solver/contradictory-conditions.ts';
import type { MissingPart } from '../questions/question-readiness.ts';

/** An error: the course doesn't do what its text describes. A warning: it probably doesn't. A note: worth knowing. */
export type FindingSeverity = 'error' | 'warning' | 'note';

export interface FindingSubject {
  readonly kind: 'question' | 'contradiction' | 'thesis';
  readonly id: string;
}

/** Characters of a field of the subject. */
export interface FindingPlace {
  readonly field: 'logic' | 'name' | 'question';
  readonly from: number;
  readonly to: number;
}

export type FindingDetail =
  /** Missing when the search for it was stopped. */
  | {
      readonly kind: 'never-shown' | 'never-holds';
      readonly contradiction: ContradictoryConditions | undefined;
    }
  | { readonly kind: 'always-shown' | 'always-holds' | 'undecided' }
  | { readonly kind: 'unfinished'; readonly missing: MissingPart }
  | { readonly kind: 'held-back' }
  | { readonly kind: 'malformed'; readonly problem: LogicProblemCode }
  | { readonly kind: 'circle'; readonly path: readonly LogicOwner[] }
  | { readonly kind: 'unknown-thesis' | 'unusable-thesis'; readonly name: string }
  | { readonly kind: 'duplicate-thesis'; readonly name: string }
  | {
      readonly kind:
        | 'unknown-question'
        | 'unanswerable-question'
        | 'closed-question'
        | 'unfinished-question'
        | 'held-question'
        | 'later-question';
      readonly questionId: string;
    }
  | {
      readonly kind: 'option-out-of-range' | 'leading-zero';
      readonly questionId: string;
      readonly option: string;
    }
  | {
      readonly kind: 'shared-digits';
      readonly questionId: string;
      readonly option: string;
      readonly others: readonly number[];
    }
  | {
      readonly kind: 'equivalent-theses' | 'exclusive-theses' | 'entailed-thesis';
      /** The name of the other thesis; the subject entails it. */
      readonly other: string;
    };

export type FindingKind = FindingDetail['kind'];

export type CourseFinding = FindingDetail & {
  readonly severity: FindingSeverity;
  readonly subject: FindingSubject;
  readonly place: FindingPlace;
  /** Present only when the edit certainly does what the author meant. */
  readonly fix?: LogicFix;
};

const SEVERITIES: Readonly<Record<FindingKind, FindingSeverity>> = {
  unfinished: 'error',
  malformed: 'error',
  circle: 'error',
  'unknown-thesis': 'error',
  'unusable-thesis': 'error',
  'unknown-question': 'error',
  'option-out-of-range': 'error',
  'never-shown': 'error',
  'never-holds': 'warning',
  'duplicate-thesis': 'warning',
  'unanswerable-question': 'warning',
  'closed-question': 'warning',
  'unfinished-question': 'warning',
  'held-question': 'warning',
  'later-question': 'warning',
  'leading-zero': 'warning',
  'shared-digits': 'warning',
  'always-holds': 'warning',
  'held-back': 'note',
  'always-shown': 'note',
  undecided: 'note',
  'equivalent-theses': 'note',
  'exclusive-theses': 'note',
  'entailed-thesis': 'note',
};

/** How serious a kind of finding is. */
export function severityOf(kind: FindingKind): FindingSeverity {
  return SEVERITIES[kind];
}
