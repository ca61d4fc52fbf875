// The progress check of one student: what is open in each section.

import type { Section } from '../schedule/schedule.ts';
import { questionsOfSection, type ReleasedCourse } from '../visibility/released-course.ts';
import { visibleSections, type ShownTest } from '../visibility/visible-questions.ts';
import { countOpenWork, type AnswerLookup } from './open-work.ts';

export interface SectionProgress {
  readonly section: Section;
  readonly isLocked: boolean;
  readonly unansweredChoices: number;
  readonly unansweredEssays: number;
  /** null when the course has no contradiction items. */
  readonly unresolvedContradictions: number | null;
  /** Nothing is open; never true of a locked section. */
  readonly isComplete: boolean;
}

interface ProgressInput {
  readonly course: ReleasedCourse;
  readonly truth: ShownTest;
  readonly answerOf: AnswerLookup;
  readonly hasContradictionItems: boolean;
}

/** The progress in every section, in order; only questions that show are counted. */
export function progressBySection(input: ProgressInput): readonly SectionProgress[] {
  return visibleSections(input.course, input.truth).map(({ section, isLocked, topics }) => {
    const work = countOpenWork(questionsOfSection({ topics }), input.answerOf);
    const unresolved = input.hasContradictionItems ? work.unresolvedContradictions : null;
    const open = work.unansweredChoices + work.unansweredEssays + (unresolved ?? 0);
    return {
      section,
      isLocked,
      unansweredChoices: work.unansweredChoices,
      unansweredEssays: work.unansweredEssays,
      unresolvedContradictions: unresolved,
      isComplete: !isLocked && open === 0,
    };
  });
}
