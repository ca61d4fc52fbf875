import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import type { Session } from '../../api/kept-session.ts';
import { ViewHeading } from '../../course-ui/view-heading.tsx';

interface GradingDeskProps {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly session: Session;
  readonly evaluationId: string;
  readonly username: string;
}

/** One student's evaluation. */
export function GradingDesk({ course, evaluationId, username }: GradingDeskProps) {
  const evaluation = course.evaluations.find(({ id }) => id === evaluationId);
  const name = evaluation ? evaluationName(evaluation) : evaluationId;
  return <ViewHeading documentTitle={`${username} · ${name}`}>{username}</ViewHeading>;
}
