// A remark about a formula for its designer: how serious it is, its place, a sentence, and a fix.
import type { LogicProblemCode } from './logic-problem.ts';
import type { TextEdit } from './text-edit.ts';
import { thesisKey } from './thesis-name.ts';

type LogicHintCode =
  | LogicProblemCode
  | 'too-deep'
  | 'too-large'
  | 'unknown-question'
  | 'option-out-of-range'
  | 'leading-zero'
  | 'ambiguous-substring'
  | 'atom-on-essay'
  | 'negated-unanswered'
  | 'mixed-operators'
  | 'unknown-thesis'
  | 'thesis-case'
  | 'empty-thesis';

export interface LogicFix {
  readonly label: string;
  readonly edits: readonly TextEdit[];
}

export interface LogicHint {
  readonly severity: 'error' | 'warning' | 'info';
  readonly code: LogicHintCode;
  readonly from: number;
  readonly to: number;
  readonly sentence: string;
  readonly fix?: LogicFix;
}

export interface HintQuestion {
  readonly id: string;
  readonly type: string;
  readonly options: readonly string[];
}

export interface HintThesis {
  readonly name: string;
  readonly logic: string;
}

/** The facts that hints need from a course, collected once for all its formulas. */
export interface HintCourse {
  readonly questions: ReadonlyMap<string, HintQuestion>;
  readonly questionIdsByLowerCase: ReadonlyMap<string, string>;
  readonly theses: ReadonlyMap<string, HintThesis>;
}

/** Indexes a course for hints; of equal thesis names the first counts. */
export function hintCourse(course: {
  readonly questions: readonly HintQuestion[];
  readonly theses: readonly HintThesis[];
}): HintCourse {
  const theses = course.theses.map((thesis) => [thesisKey(thesis.name), thesis] as const);
  return {
    questions: new Map(course.questions.map((question) => [question.id, question])),
    questionIdsByLowerCase: new Map(course.questions.map(({ id }) => [id.toLowerCase(), id])),
    theses: new Map(theses.toReversed()),
  };
}
