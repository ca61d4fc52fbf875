import { useMemo } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { philosophyHeading } from '@elenchus/domain/course/heading.ts';
import { OPEN_GATE, gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { openingSection, outlineOf } from '@elenchus/domain/visibility/visible-sections.ts';
import type { Session } from '../../api/kept-session.ts';
import { courseTitle, documentTitle } from '../../course-ui/course-title.ts';
import { useCourseDay } from '../../course-ui/use-course-day.ts';
import { ViewHeading } from '../../course-ui/view-heading.tsx';
import { PortalMenu } from './portal-menu.tsx';
import { SectionQuestions } from './open-section.tsx';
import styles from './my-philosophy-view.module.css';

interface MyPhilosophyViewProps {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly session: Session;
  /** null opens the section where the course is. */
  readonly sectionId: string | null;
}

/** A person's own page: the sections of the course on the left, the chosen one beside them. */
export function MyPhilosophyView({ courseID, course, session, sectionId }: MyPhilosophyViewProps) {
  const day = useCourseDay(courseID, course);
  const isStaff = session.isInstructor || session.isTA;
  const released = useMemo(
    () => releaseCourse(course, isStaff ? OPEN_GATE : gateOfDay(day)),
    [course, isStaff, day],
  );
  const opening = useMemo(() => openingSection(outlineOf(course.schedule), day), [course, day]);
  const chosen = sectionId ?? opening?.id ?? null;
  const section = released.sections.find((each) => each.section.id === chosen);
  const heading = philosophyHeading(session.fullName);
  const title = courseTitle(course.settings, courseID);
  return (
    <div className={styles.page}>
      <PortalMenu
        courseID={courseID}
        sections={released.sections}
        current={section?.section.id ?? null}
      />
      <div className={styles.content}>
        <ViewHeading documentTitle={documentTitle(section?.section.name ?? 'My Philosophy', title)}>
          {heading}
        </ViewHeading>
        {section ? (
          <SectionQuestions
            key={section.section.id}
            courseID={courseID}
            released={released}
            section={section}
            username={session.username}
          />
        ) : (
          <p className={styles.empty}>
            This course has no sections yet. Your questions will stand here once the instructor has
            entered them.
          </p>
        )}
      </div>
    </div>
  );
}
