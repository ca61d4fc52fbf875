// Checks the course as if a condition that is typed but not saved yet were saved (CHK-41).
import type { CourseContent } from '../visibility/released-course.ts';
import { isSameSubject, reportOf, type CheckReport } from './check-report.ts';
import { checkCourse } from './course-check.ts';
import type { FindingSubject } from './course-finding.ts';

/** The part of the report about one question or thesis, as if it had this condition; null when it doesn't exist. */
export function attemptLogic(
  content: CourseContent,
  subject: FindingSubject,
  logic: string,
): CheckReport | null {
  const attempted = withLogic(content, subject, logic);
  const report = reportOf(checkCourse(attempted), attempted);
  const ranges = report.ranges.filter((one) => isSameSubject(one.subject, subject));
  const findings = report.findings.filter((one) => isSameSubject(one.subject, subject));
  return ranges.length === 0 ? null : { ranges, findings };
}

function withLogic(
  content: CourseContent,
  { kind, id }: FindingSubject,
  logic: string,
): CourseContent {
  const changed = <Owner extends { readonly id: string }>(owners: readonly Owner[]): Owner[] =>
    owners.map((owner) => (owner.id === id ? { ...owner, logic } : owner));
  return kind === 'thesis'
    ? { ...content, theses: changed(content.theses) }
    : { ...content, questions: changed(content.questions) };
}
