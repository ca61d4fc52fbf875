// Findings as they are collected, and their stable order: by subject as the course has them, then by place.
import type { LogicFix } from '../logic/logic-hint.ts';
import type { CheckedFormula } from './checked-course.ts';
import { severityOf, type CourseFinding, type FindingDetail } from './course-finding.ts';

/** A finding about a formula, at some of its characters or at all of them. */
export function findingAt(
  { subject, logic }: Pick<CheckedFormula, 'subject' | 'logic'>,
  detail: FindingDetail,
  range: { readonly from: number; readonly to: number } = { from: 0, to: logic.length },
  fix?: LogicFix,
): CourseFinding {
  const place = { field: 'logic', from: range.from, to: range.to } as const;
  const severity =
    detail.kind === 'never-shown' && subject.kind === 'contradiction'
      ? 'warning'
      : severityOf(detail.kind);
  return { ...detail, severity, subject, place, ...(fix ? { fix } : {}) };
}

/** Sorts findings by subject and place; those at one place keep their order. */
export function inCourseOrder(
  findings: readonly CourseFinding[],
  formulas: readonly CheckedFormula[],
): readonly CourseFinding[] {
  const rank = new Map(
    formulas.map(({ subject }, index) => [`${subject.kind} ${subject.id}`, index]),
  );
  const rankOf = ({ subject }: CourseFinding): number =>
    rank.get(`${subject.kind} ${subject.id}`) ?? 0;
  return findings.toSorted(
    (one, two) =>
      rankOf(one) - rankOf(two) || one.place.from - two.place.from || two.place.to - one.place.to,
  );
}
