// Counts the open work of many students at once, and the counts with which grading an evaluation starts.

import type { GradeCounts } from '../grading/student-evaluation.ts';
import type { Answer } from '../answers/answer.ts';
import { evaluateClass, type StudentAnswers } from '../logic/evaluate-class.ts';
import type { Question } from '../questions/question.ts';
import { questionsOfSection, type ReleasedCourse } from '../visibility/released-course.ts';
import { answerLookup, countOpenWork, type OpenWork } from './open-work.ts';

/** The questions of some sections, in order; null is all sections. */
export function questionsOfSections(
  course: ReleasedCourse,
  sectionIds: readonly string[] | null,
): readonly Question[] {
  const wanted = sectionIds && new Set(sectionIds);
  return course.sections
    .filter(({ section }) => wanted?.has(section.id) ?? true)
    .flatMap(questionsOfSection);
}

/** The open work of each student in some sections, in the order of the students. */
export function openWorkOfClass(
  course: ReleasedCourse,
  sectionIds: readonly string[] | null,
  students: readonly StudentAnswers[],
): readonly OpenWork[] {
  const questions = questionsOfSections(course, sectionIds);
  const truth = evaluateClass(course.graph, students);
  return students.map(({ answers }, index) => {
    const shown = questions.filter(({ id }) => truth.isShown(index, id));
    return countOpenWork(shown, answerLookup(answers));
  });
}

interface GradeCountsInput {
  /** Opened for the course day of the target date: later questions couldn't be answered by then. */
  readonly course: ReleasedCourse;
  /** The sections of the evaluation. */
  readonly sectionIds: readonly string[];
  readonly hasContradictionItems: boolean;
}

/** The counts of each student, from the answers as of the target date. */
export function gradeCountsOfClass(
  input: GradeCountsInput,
  students: readonly StudentAnswers[],
): readonly GradeCounts[] {
  return openWorkOfClass(input.course, input.sectionIds, students).map((work) => ({
    unansweredMCQs: work.unansweredChoices,
    unresolvedContradictions: input.hasContradictionItems ? work.unresolvedContradictions : 0,
  }));
}

/** The counts of one student, from the answers as of the target date. */
export function gradeCounts(input: GradeCountsInput, answers: readonly Answer[]): GradeCounts {
  const [counts] = gradeCountsOfClass(input, [{ username: '', answers }]);
  return counts ?? { unansweredMCQs: 0, unresolvedContradictions: 0 };
}
