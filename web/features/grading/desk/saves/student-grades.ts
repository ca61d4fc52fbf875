// What the grading screen asks about one student's evaluation: its records as they are shown, with what is not sent yet.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import {
  readStudentEvaluation,
  type StudentEvaluation,
} from '@elenchus/domain/grading/student-evaluation.ts';
import type { GradeEdit } from '../../../../saving/grades/grade-edit.ts';
import type { SetAside } from '../../../../saving/queue/queue-state.ts';
import {
  fieldKey,
  isFieldOf,
  PASSAGE_COMMENT,
  readFieldKey,
  recordOf,
  type GradedWork,
} from '../../../../saving/grades/grade-field.ts';
import type { GradeSaves } from './grade-saves.ts';

/** Its records as they are shown. */
export function shownRecords(saves: GradeSaves, work: GradedWork): readonly GradeRecord[] {
  return saves.keysOf(work).flatMap((key) => {
    const field = readFieldKey(key);
    return field && field.gradingType !== PASSAGE_COMMENT
      ? [recordOf(field, saves.field(key).text)]
      : [];
  });
}

/** The whole evaluation as it is shown. */
export function shownEvaluation(saves: GradeSaves, work: GradedWork): StudentEvaluation {
  return readStudentEvaluation(shownRecords(saves, work));
}

/** Whether its grading is marked complete. */
export function isGradingComplete(saves: GradeSaves, work: GradedWork): boolean {
  return saves.field(fieldKey(work, 'gradingComplete')).text === 'yes';
}

/** Whether it was completed here, with or without the server, since a list was asked for. */
export function isCompletedSince(saves: GradeSaves, work: GradedWork, askedAt: number): boolean {
  const key = fieldKey(work, 'gradingComplete');
  return saves.isNewerThan(key, askedAt) && isGradingComplete(saves, work);
}

interface KnownFigures {
  readonly latestVersion: number;
  readonly records: number;
}

/** What is known of it in figures, to compare with what the server says. */
export function knownFigures(saves: GradeSaves, work: GradedWork): KnownFigures {
  const versions = saves
    .keysOf(work)
    .map((key) => saves.versionOf(key))
    .filter((version) => version > 0);
  return { latestVersion: Math.max(0, ...versions), records: versions.length };
}

/** Comments of this person that another tab of the same browser replaced. */
export function replacedComments(
  saves: GradeSaves,
  work: GradedWork,
): readonly SetAside<GradeEdit>[] {
  return saves
    .queueState()
    .superseded.filter(
      ({ key }) => isFieldOf(key, work) && readFieldKey(key)?.gradingType === 'comments',
    );
}

export interface GradedCount {
  /** Of all students in the list, when the server was asked. */
  readonly graded: number;
  readonly askedAt: number;
  /** Whether this student was among them. */
  readonly wasComplete: boolean;
}

/** How many students are graded, with those who were completed here since the server was asked. */
export function gradedNow(saves: GradeSaves, work: GradedWork, count: GradedCount): number {
  const others = [...saves.keysChangedSince(count.askedAt)].filter((key) => {
    const field = readFieldKey(key);
    return (
      field?.gradingType === 'gradingComplete' &&
      field.evaluationId === work.evaluationId &&
      !isSameUsername(field.username, work.username) &&
      saves.field(key).text === 'yes'
    );
  });
  const own = Number(isGradingComplete(saves, work)) - Number(count.wasComplete);
  return count.graded + others.length + own;
}
