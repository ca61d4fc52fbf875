import type { ReactNode } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import type { StudentEvaluation } from '@elenchus/domain/grading/student-evaluation.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import type { Session } from '../../../calls/session/kept-session.ts';
import type { AnswerSheet } from '../../../course-ui/questions/answer-sheet.ts';
import type { KnownDueWork } from '../../../course-ui/schedule/use-due-work.ts';
import type { PortalView } from './portal-views.ts';

export interface PortalProps {
  readonly courseID: string;
  readonly course: StudentCourse;
  readonly released: ReleasedCourse;
  readonly session: Session;
  readonly sheet: AnswerSheet;
  /** null: the answers are for reading only. */
  readonly onAnswer: ((answer: Answer) => void) | null;
  /** null: the course has no section yet. */
  readonly view: PortalView | null;
  readonly due: KnownDueWork;
  /** Shown above every view. */
  readonly children?: ReactNode;
}

/** What the views of one handed-back evaluation get. */
export interface GradedProps extends PortalProps {
  readonly evaluation: Evaluation;
  readonly graded: StudentEvaluation;
}
