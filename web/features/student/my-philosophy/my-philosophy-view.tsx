import { useEffect, useMemo } from 'react';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import type { StudentView } from '@elenchus/domain/screens/opening-view.ts';
import { logicErrorMessage } from '@elenchus/domain/logic/logic-graph.ts';
import { gateOfDay, OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { openingSection, outlineOf } from '@elenchus/domain/visibility/visible-sections.ts';
import type { Session } from '../../../calls/session/kept-session.ts';
import { useCourseDay } from '../../../course-ui/schedule/use-course-day.ts';
import { useDueWork } from '../../../course-ui/schedule/use-due-work.ts';
import { noteInConsole } from '../../../lib/console-note.ts';
import { openAnswersAhead } from '../../../opening/answers/answers-ahead.ts';
import { portalViewOf } from './portal-views.ts';
import { PreviewPortal } from './preview-portal.tsx';
import { SavedPortal } from './saved-portal.tsx';

interface MyPhilosophyViewProps {
  readonly courseID: string;
  readonly course: StudentCourse;
  readonly session: Session;
  readonly view: StudentView;
}

/** Gets ready what only this device has, before the page is drawn. What it answers says whether that is nothing. */
export async function prepareOwnPage(courseID: string, session: Session): Promise<() => boolean> {
  const isStaff = session.isInstructor || session.isTA;
  return isStaff ? () => true : openAnswersAhead(courseID, session.username);
}

/** A person's own page. Staff see every question whatever the date, and nothing of what they try is saved. */
export function MyPhilosophyView({ courseID, course, session, view }: MyPhilosophyViewProps) {
  const day = useCourseDay(courseID, course);
  const due = useDueWork(courseID, course);
  const isStaff = session.isInstructor || session.isTA;
  const released = useMemo(
    () => releaseCourse(course, isStaff ? OPEN_GATE : gateOfDay(day)),
    [course, isStaff, day],
  );
  useEffect(() => {
    for (const owner of released.graph.failures) {
      noteInConsole(logicErrorMessage, owner.kind, owner.kind === 'thesis' ? owner.name : owner.id);
    }
  }, [released]);
  const opening = useMemo(() => openingSection(outlineOf(course.schedule), day), [course, day]);
  const shown = portalViewOf(view, opening?.id ?? null);
  const props = { courseID, course, session, released, due, view: shown };
  return isStaff ? <PreviewPortal {...props} /> : <SavedPortal key={session.username} {...props} />;
}
