// What every part of the grading screen knows: whose work it is, and where it is saved.
import { createContext, use, useSyncExternalStore } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { CourseCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import type { GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { fieldKey, type GradedWork } from '../../../saving/grades/grade-field.ts';
import type { ShownField } from './saves/shown-field.ts';
import type { GradeSaves } from './saves/grade-saves.ts';

interface DeskStudent {
  readonly username: string;
  readonly fullName: string;
}

interface DeskContextValue {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly evaluation: Evaluation;
  /** The tables by which the work is graded. */
  readonly criteria: CourseCriteria;
  readonly student: DeskStudent;
  readonly work: GradedWork;
  /** Names this opening of the student's evaluation: coming back later is another one. */
  readonly openedAs: string;
  readonly saves: GradeSaves;
}

export const DeskContext = createContext<DeskContextValue | null>(null);

/** The desk around; what is typed and saved does not draw the component again. */
export function useQuietDesk(): DeskContextValue {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext around it.');
  return desk;
}

/** The desk around; renders again when anything is typed, saved or heard. */
export function useDesk(): DeskContextValue {
  const desk = useQuietDesk();
  useSyncExternalStore(desk.saves.watch, desk.saves.moment);
  return desk;
}

export interface DeskField extends ShownField {
  readonly edit: (text: string) => void;
  /** What was typed is no value. */
  readonly reject: (text: string) => void;
  /** Shows what is saved instead of what was rejected. */
  readonly restore: () => void;
  readonly hold: () => void;
  readonly release: () => void;
}

/** One field of this student's evaluation. */
export function useField(gradingType: GradingType, questionID?: string): DeskField {
  const { saves, work } = useDesk();
  const key = fieldKey(work, gradingType, questionID);
  return {
    ...saves.field(key),
    edit: (text) => saves.edit(key, text),
    reject: (text) => saves.reject(key, text),
    restore: () => saves.restore(key),
    hold: () => saves.hold(key),
    release: () => saves.release(key),
  };
}
