import { useRef } from 'react';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { useAtPlace } from '../../../course-ui/forms/at-place.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { AddPartsCard } from './course-files/add-parts-card.tsx';
import { DownloadCourseCard } from './course-files/download-course-card.tsx';
import { QuestionFilesCard } from './question-files/question-files-card.tsx';
import { UseAgainCard } from './rollover/use-again-card.tsx';
import styles from './reuse-tab.module.css';

/** The Reuse tab of the design screens. A closed course can be used elsewhere, but takes nothing in. */
export function ReuseTab() {
  const { courseID } = useDesignSession();
  const cards = useRef<HTMLDivElement>(null);
  useAtPlace(cards, (place) => `[data-place="${CSS.escape(place)}"]`);
  return (
    <>
      <DesignHeading title="Reuse">
        Use this course again, or add questions and other parts to it. What students wrote and their
        grades never leave this course.
      </DesignHeading>
      <div ref={cards} className={styles.cards}>
        <UseAgainCard />
        <ChangingPart courseID={courseID}>
          <div className={styles.cards}>
            <AddPartsCard />
            <QuestionFilesCard />
          </div>
        </ChangingPart>
        <DownloadCourseCard />
      </div>
    </>
  );
}
