// A stored grade in the shapes that staff and students may see.
import { BY_ACCOMMODATION } from '@elenchus/domain/extensions/accommodated-dates.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import type { StoredGrade } from '../../store/grades/stored-grades.ts';

/** The flat record of a stored grade, under the username as first entered. */
export function toGradeRecord(grade: StoredGrade, username: string): GradeRecord {
  const { gradingType, questionID, individualGradingData, evaluationDataID } = grade;
  const comment = grade.isAccommodation === 1 ? BY_ACCOMMODATION : grade.comment;
  return { username, gradingType, questionID, individualGradingData, comment, evaluationDataID };
}

/** What staff see: also who changed it last, and the version that a save can expect. */
export function wireGrade(grade: StoredGrade, username: string) {
  const { version, changedBy, changedAt } = grade;
  return { ...toGradeRecord(grade, username), version, changedBy, changedAt };
}
