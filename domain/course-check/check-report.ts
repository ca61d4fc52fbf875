// The check of a course as plain data that a worker or the server can send: findings as sentences, and who sees what
// (CHK-19).
import type { LogicFix } from '../logic/logic-hint.ts';
import type { TruthRange } from '../logic/solver/possible-truths.ts';
import { withheldBy, type Withheld } from '../questions/question-readiness.ts';
import type { CourseContent } from '../visibility/released-course.ts';
import { rangeOf, type CourseCheck } from './course-check.ts';
import type {
  FindingKind,
  FindingPlace,
  FindingSeverity,
  FindingSubject,
} from './course-finding.ts';
import { findingSentence } from './finding-sentence.ts';
import { courseNames } from '../course/course-names.ts';

export interface ReportedFinding {
  readonly kind: FindingKind;
  readonly severity: FindingSeverity;
  readonly subject: FindingSubject;
  readonly place: FindingPlace;
  readonly sentence: string;
  readonly fix?: LogicFix;
}

export interface SubjectRange {
  readonly subject: FindingSubject;
  /** 'closed' for a question of a class day that never opens to students; 'unfinished' and 'held' on any day. */
  readonly range: TruthRange | 'closed' | Withheld['kind'];
}

export interface CheckReport {
  readonly findings: readonly ReportedFinding[];
  /** Questions in the order of the course, then theses. */
  readonly ranges: readonly SubjectRange[];
}

/** The findings of a check, with the names and texts of the course. */
export function reportOf(check: CourseCheck, content: CourseContent): CheckReport {
  const names = courseNames(content);
  return {
    findings: check.findings.map((finding) => {
      const { kind, severity, subject, place, fix } = finding;
      const sentence = findingSentence(finding, names);
      return { kind, severity, subject, place, sentence, ...(fix && { fix }) };
    }),
    ranges: check.course.formulas.map(({ subject, definition }) => ({
      subject,
      range:
        definition === undefined
          ? closedRange(check, subject)
          : (rangeOf(check, subject) ?? 'undecided'),
    })),
  };
}

function closedRange({ course }: CourseCheck, { id }: FindingSubject): SubjectRange['range'] {
  const question = course.questionById.get(id);
  return (question && withheldBy(question)?.kind) ?? 'closed';
}

/** Whether two findings or verdicts are about the same question or thesis. */
export function isSameSubject(one: FindingSubject, other: FindingSubject): boolean {
  return one.id === other.id && (one.kind === 'thesis') === (other.kind === 'thesis');
}
