// One field of a student's grading: which grade record or comment on a passage it is, and the one text that it holds.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import {
  gradeKeyText,
  GRADING_TYPES,
  NO_QUESTION,
  type GradeRecord,
  type GradingType,
} from '@elenchus/domain/grading/grade-record.ts';

/** A grade record as the server sends it to staff. */
export type WireGrade = AnswerOf<'POST /api/studentGrades/open/{courseID}'>['records'][number];

/** One student's evaluation. */
export interface GradedWork {
  readonly username: string;
  readonly evaluationId: string;
}

/** The type of a field that is a comment on a passage or question. */
export const PASSAGE_COMMENT = 'passageComment';

interface GradeField extends GradedWork {
  readonly gradingType: GradingType;
  readonly questionID: string;
}

export interface CommentField extends GradedWork {
  readonly gradingType: typeof PASSAGE_COMMENT;
  /** The ID of the comment: its question is part of what it holds. */
  readonly questionID: string;
}

type FieldType = (GradeField | CommentField)['gradingType'];

/** A field as the server is known to have it. */
export interface KnownGrade {
  readonly text: string;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: number;
}

const FIELD_TYPES: readonly FieldType[] = [...GRADING_TYPES, PASSAGE_COMMENT];

/** The key of a field among all fields of a course. */
export function fieldKey(
  { username, evaluationId }: GradedWork,
  gradingType: FieldType,
  questionID: string = NO_QUESTION,
): string {
  return gradeKeyText({ username, evaluationDataID: evaluationId, gradingType, questionID });
}

/** The field of a key; null for a text that isn't a key. */
export function readFieldKey(key: string): GradeField | CommentField | null {
  const parts: unknown = JSON.parse(key);
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [username = '', evaluationId = '', type = '', questionID = ''] = parts.map(String);
  if (type === PASSAGE_COMMENT) return { username, evaluationId, gradingType: type, questionID };
  const gradingType = GRADING_TYPES.find((known) => known === type);
  return gradingType ? { username, evaluationId, gradingType, questionID } : null;
}

/** The record that a field with this text is. */
export function recordOf(field: GradeField, text: string): GradeRecord {
  const { username, evaluationId, gradingType, questionID } = field;
  const isComment = gradingType === 'comments';
  return {
    username,
    gradingType,
    questionID,
    individualGradingData: isComment ? '' : text,
    comment: isComment ? text : '',
    evaluationDataID: evaluationId,
  };
}

/** A record of the server as the field that it fills; null for a type that this screen does not know. */
export function readWireGrade(record: WireGrade): { key: string; grade: KnownGrade } | null {
  const gradingType = FIELD_TYPES.find((known) => known === record.gradingType);
  if (!gradingType) return null;
  const { version, changedBy, changedAt } = record;
  const isText = gradingType === 'comments' || gradingType === PASSAGE_COMMENT;
  const text = isText ? record.comment : record.individualGradingData;
  return {
    key: gradeKeyText({ ...record, gradingType }),
    grade: { text, version, changedBy, changedAt },
  };
}

/** Whether a field belongs to one student's evaluation. */
export function isFieldOf(key: string, { username, evaluationId }: GradedWork): boolean {
  const field = readFieldKey(key);
  return (
    field !== null &&
    field.evaluationId === evaluationId &&
    isSameUsername(field.username, username)
  );
}
