// Questions that no student gets on any day: unfinished ones are errors, those held back are noted (CHK-43, CHK-44).
import { withheldBy } from '../questions/question-readiness.ts';
import type { CheckedCourse } from './checked-course.ts';
import { severityOf, type CourseFinding, type FindingDetail } from './course-finding.ts';

/** One finding for each withheld question. */
export function withheldFindings({
  content,
  formulas,
}: Pick<CheckedCourse, 'content' | 'formulas'>): readonly CourseFinding[] {
  const questionById = new Map(content.questions.map((question) => [question.id, question]));
  return formulas.flatMap(({ subject }): CourseFinding[] => {
    const question = subject.kind === 'thesis' ? undefined : questionById.get(subject.id);
    const withheld = question && withheldBy(question);
    if (!withheld) return [];
    const detail: FindingDetail =
      withheld.kind === 'held'
        ? { kind: 'held-back' }
        : { kind: 'unfinished', missing: withheld.missing };
    const place = { field: 'question', from: 0, to: 0 } as const;
    return [{ ...detail, severity: severityOf(detail.kind), subject, place }];
  });
}
