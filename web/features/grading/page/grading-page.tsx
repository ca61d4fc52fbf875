import type { ComponentType } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { Session } from '../../../calls/session/kept-session.ts';
import type { GradingPartRegistry } from '../../../course-ui/grading/grading-place.ts';
import { StaffGate, type StaffGateScreens } from '../../../course-ui/frame/staff-gate.tsx';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { GradingScreen } from './grading-screen.tsx';

/** The interface for one student and one evaluation. */
interface GradingDeskProps {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly session: Session;
  readonly evaluationId: string;
  readonly username: string;
}

interface GradingPageProps extends StaffGateScreens {
  readonly courseID: string;
  readonly parts: GradingPartRegistry;
  readonly Desk: ComponentType<GradingDeskProps>;
}

/** Grading, for instructors and TAs: its tabs, or the one student that the address names. */
export function GradingPage({ courseID, parts, Desk, ...screens }: GradingPageProps) {
  const evaluationId = useQueryValue('evaluationId');
  const username = useQueryValue('username');
  return (
    <StaffGate
      courseID={courseID}
      screen="grading"
      purpose="Instructors and TAs grade here."
      {...screens}
    >
      {(course, session) =>
        evaluationId && username ? (
          <Desk
            key={session.username}
            courseID={courseID}
            course={course}
            session={session}
            evaluationId={evaluationId}
            username={username}
          />
        ) : (
          <GradingScreen
            key={session.username}
            courseID={courseID}
            course={course}
            session={session}
            parts={parts}
          />
        )
      }
    </StaffGate>
  );
}
