import { useRef } from 'react';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { useAtPlace } from '../../../course-ui/forms/at-place.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AddPartsCard } from './course-files/add-parts-card.tsx';
import { DownloadCourseCard } from './course-files/download-course-card.tsx';
import { QuestionFilesCard } from './question-files/question-files-card.tsx';
import { UseAgainCard } from './rollover/use-again-card.tsx';

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
      <Stack gap={24} ref={cards}>
        <UseAgainCard />
        <ChangingPart courseID={courseID}>
          <Stack gap={24}>
            <AddPartsCard />
            <QuestionFilesCard />
          </Stack>
        </ChangingPart>
        <DownloadCourseCard />
      </Stack>
    </>
  );
}
