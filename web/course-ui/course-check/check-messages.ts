// What the page asks of the thread that checks the course, and what that answers.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { CheckReport } from '@elenchus/domain/course-check/check-report.ts';
import type { FindingSubject } from '@elenchus/domain/course-check/course-finding.ts';
import type { FewestChanges } from '@elenchus/domain/logic/solver/fewest-changes.ts';
import type { BrokenPersona } from '@elenchus/domain/logic/solver/check-personas.ts';
import type { Persona, Personas } from '@elenchus/domain/logic/solver/personas.ts';
import type { CourseContent } from '@elenchus/domain/visibility/released-course.ts';

/** Each question and the kind of its answer. Witness, personas and fullest are about the course that was checked last. */
export interface CheckQuestions {
  readonly check: { readonly content: CourseContent; readonly personas: readonly Persona[] };
  readonly witness: { readonly subject: FindingSubject; readonly wanted: boolean };
  readonly personas: object;
  /** Answers with which one student sees as many of these questions as possible. */
  readonly fullest: { readonly questionIds: readonly string[] };
  /** A condition that is typed but not saved. */
  readonly attempt: { readonly subject: FindingSubject; readonly logic: string };
}

export interface CheckAnswers {
  readonly check: CheckReport & { readonly brokenPersonas: readonly BrokenPersona[] };
  /** null where there is nothing to search for. */
  readonly witness: FewestChanges | null;
  readonly personas: Personas | null;
  readonly fullest: readonly Answer[] | null;
  /** Only findings about the subject. */
  readonly attempt: CheckReport | null;
}

export type CheckKind = keyof CheckQuestions;

export type CheckRequest = {
  readonly [Kind in CheckKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly question: CheckQuestions[Kind];
  };
}[CheckKind];

export type CheckReply =
  | { readonly id: number; readonly isOk: true; readonly answer: CheckAnswers[CheckKind] }
  | { readonly id: number; readonly isOk: false; readonly message: string };
