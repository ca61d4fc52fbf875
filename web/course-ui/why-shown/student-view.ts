// What one student sees of a course on a day, for staff who ask why.
import { createContext, use } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { dayInput, gradingGate, studentGate } from '@elenchus/domain/course/course-gate.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { notShownBySection } from '@elenchus/domain/visibility/not-shown.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import type { LogicBasis, WhyInput } from '@elenchus/domain/visibility/why-shown.ts';

export interface StudentViewValue extends WhyInput {
  readonly content: CourseModel;
  /** Questions that the student does not see, by the id of their section. */
  readonly notShown: ReadonlyMap<string, readonly Question[]>;
  readonly isSeen: (questionId: string) => boolean;
  readonly textOf: (questionId: string) => string;
}

interface ViewedWork {
  readonly course: CourseModel;
  readonly answers: readonly Answer[];
  /** The date of the work; null for the current work. */
  readonly asOf: DueDate | null;
  readonly now: number;
}

/** The view of a student now, or as of a date; a basis that is there already need not be made again. */
export function studentView({ course, answers, asOf, now }: ViewedWork, known?: LogicBasis) {
  const gate = asOf === null ? studentGate(course, now) : gradingGate(course, asOf, now);
  const basis = known ?? basisOf(releaseCourse(course, gate), answers);
  const texts = new Map(course.questions.map(({ id, text }) => [id, text]));
  const view: StudentViewValue = {
    content: course,
    gate,
    day: dayInput(course, now),
    asOf,
    course: basis.course,
    truth: basis.truth,
    answers,
    notShown: notShownBySection(course, basis.course, basis.truth),
    isSeen: (questionId) => basis.truth.isShown(questionId),
    textOf: (questionId) => texts.get(questionId) ?? '',
  };
  return view;
}

function basisOf(course: LogicBasis['course'], answers: readonly Answer[]): LogicBasis {
  return { course, truth: evaluateStudent(course.graph, answers) };
}

export const StudentViewContext = createContext<StudentViewValue | null>(null);

/** The view around. */
export function useStudentView(): StudentViewValue {
  const view = use(StudentViewContext);
  if (!view) throw new Error('useStudentView needs a StudentViewContext around it.');
  return view;
}
