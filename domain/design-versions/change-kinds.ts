// The parts of a course by which its history is filtered (HIS-6).
import type { DataType } from '../design/data-types.ts';
import { changedItem, type ItemChange } from './item-change.ts';

export const CHANGE_KINDS = {
  questions: 'Questions and theses',
  schedule: 'Schedule',
  grading: 'Grading',
  general: 'General',
} as const;
export type ChangeKind = keyof typeof CHANGE_KINDS;

const TYPES: Readonly<Record<Exclude<ChangeKind, 'general'>, readonly DataType[]>> = {
  questions: ['question', 'heldQuestion', 'thesis', 'persona', 'hasContradictionItems'],
  schedule: [
    'sectionName',
    'topic',
    'courseDate',
    'noClass',
    'syllabusLinkItem',
    'startDate',
    'endDate',
    'meetsOnMonday',
    'meetsOnTuesday',
    'meetsOnWednesday',
    'meetsOnThursday',
    'meetsOnFriday',
    'initialDatesGenerator',
    'usesAutomaticProgress',
    'timeToShowNewContent',
    'currentCourseDate',
  ],
  grading: [
    'evaluation',
    'handBackTime',
    'fairGrading',
    'evaluationCriteria',
    'questionCriteria',
    'evaluationWeight',
    'courseGradeForStudents',
    'askingDays',
    'gradingDueDate',
    'unwrittenEssays',
    'courseUsesGrading',
    'questionByQuestionGrading',
    'giveStudentsComments',
    'usesGradesForExams',
    'numericVsLetterManualGrades',
    'penaltyForUnansweredMCQ',
    'penaltyForUnresolvedContradictions',
    'isThereBoxForGradeAdjustment',
    'reminderDays',
  ],
};

const KIND_OF: ReadonlyMap<string, ChangeKind> = new Map(
  (['questions', 'schedule', 'grading'] as const).flatMap((kind) =>
    TYPES[kind].map((type) => [type, kind] as const),
  ),
);

/** The part of the course that an item belongs to. */
function kindOfType(dataType: string): ChangeKind {
  return KIND_OF.get(dataType) ?? 'general';
}

/** The parts that a version changes, as ' questions schedule ' in the order of the list. */
export function kindsText(changes: readonly ItemChange[]): string {
  const found = new Set<string>(changes.map((change) => kindOfType(changedItem(change).dataType)));
  const kinds = Object.keys(CHANGE_KINDS).filter((kind) => found.has(kind));
  return ` ${kinds.join(' ')} `;
}
