// The flat grade record: its types, its key, and reading one from outside.
import { isStorable } from '../answers/storable-text.ts';
import { foldName } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';

export const GRADING_TYPES = [
  'questionGrade',
  'examGrade',
  'comments',
  'unansweredMCQs',
  'unresolvedContradictions',
  'gradeAdjustment',
  'customDueDate',
  'gradingComplete',
  'criterionLevels',
] as const;
export type GradingType = (typeof GRADING_TYPES)[number];

export const NO_QUESTION = 'noQuestionID';
export const GRADE_TEXT_LIMIT = 200_000;

export interface GradeRecord {
  readonly username: string;
  readonly gradingType: GradingType;
  readonly questionID: string;
  readonly individualGradingData: string;
  readonly comment: string;
  readonly evaluationDataID: string;
}

/** In a list about the progress of grading: how many comments on passages a student's work has. It isn't saved. */
export const COMMENTED_PASSAGES = 'commentedPassages';

/** A record that shows how far the grading of a student is. */
export interface ProgressRecord extends Omit<GradeRecord, 'gradingType'> {
  readonly gradingType: GradingType | typeof COMMENTED_PASSAGES;
}

export interface GradeRecordFault {
  readonly field: keyof GradeRecord | '';
  readonly fault:
    | 'not-a-record'
    | 'not-text'
    | 'missing'
    | 'too-long'
    | 'not-storable'
    | 'unknown-type';
}

/** The grade record in a value from outside, or its first fault. */
export function readGradeRecord(input: unknown): Result<GradeRecord, GradeRecordFault> {
  if (!isRecord(input)) return refuse({ field: '', fault: 'not-a-record' });
  const faults: GradeRecordFault[] = [];
  const text = (field: keyof GradeRecord) => {
    const value = input[field] ?? '';
    const fault = textFault(field, value);
    if (fault !== null) faults.push({ field, fault });
    return typeof value === 'string' ? value : '';
  };
  const typed = text('gradingType');
  // An unknown type is already among the faults, so this fallback is never returned.
  const gradingType = GRADING_TYPES.find((type) => type === typed) ?? 'comments';
  const record: GradeRecord = {
    username: text('username').trim(),
    gradingType,
    questionID: text('questionID') || NO_QUESTION,
    individualGradingData: text('individualGradingData'),
    comment: text('comment'),
    evaluationDataID: text('evaluationDataID'),
  };
  const [first] = faults;
  return first === undefined ? accept(record) : refuse(first);
}

/** The key of a grade record: two records with one key are the same record. */
export function gradeKeyText(
  record: Pick<GradeRecord, 'username' | 'evaluationDataID' | 'questionID'> & {
    readonly gradingType: string;
  },
): string {
  const { username, evaluationDataID, gradingType, questionID } = record;
  return JSON.stringify([foldName(username), evaluationDataID, gradingType, questionID]);
}

/** The sentence for a record that cannot be read. */
export function gradeRecordSentence({ field, fault }: GradeRecordFault): string {
  switch (fault) {
    case 'not-a-record':
      return 'A grade must be an object with text fields.';
    case 'not-text':
      return `The field ${field} must be text.`;
    case 'missing':
      return `The field ${field} is required.`;
    case 'too-long':
      return `The field ${field} is longer than 200,000 characters.`;
    case 'not-storable':
      return `The field ${field} contains a character that can’t be stored.`;
    case 'unknown-type':
      return `The gradingType is not known. It is one of ${GRADING_TYPES.join(', ')}.`;
  }
}

const REQUIRED: ReadonlySet<string> = new Set(['username', 'gradingType', 'evaluationDataID']);
const KNOWN_TYPES: ReadonlySet<string> = new Set(GRADING_TYPES);

function textFault(field: keyof GradeRecord, value: unknown): GradeRecordFault['fault'] | null {
  if (typeof value !== 'string') return 'not-text';
  if (value.length > GRADE_TEXT_LIMIT) return 'too-long';
  if (!isStorable(value)) return 'not-storable';
  if (REQUIRED.has(field) && value.trim() === '') return 'missing';
  return field === 'gradingType' && !KNOWN_TYPES.has(value) ? 'unknown-type' : null;
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
