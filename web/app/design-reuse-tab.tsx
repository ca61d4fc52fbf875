import type { ComponentType } from 'react';
import { DesignHeading } from '../course-ui/design-editing/design-heading.tsx';
import { AddPartsCard } from '../features/course-files/add-parts-card.tsx';
import { DownloadCourseCard } from '../features/course-files/download-course-card.tsx';
import { QuestionFilesCard } from '../features/question-files/question-files-card.tsx';
import { UseAgainCard } from '../features/rollover/use-again-card.tsx';
import styles from './design-reuse-tab.module.css';

/** What can be done with a course beyond its own term. Each card is a section with a heading of its own. */
const cards: readonly { readonly key: string; readonly Card: ComponentType }[] = [
  { key: 'use-again', Card: UseAgainCard },
  { key: 'add-parts', Card: AddPartsCard },
  { key: 'question-files', Card: QuestionFilesCard },
  { key: 'download', Card: DownloadCourseCard },
];

/** The Reuse tab of the design screens. */
export function DesignReuseTab() {
  return (
    <>
      <DesignHeading title="Reuse">
        Use what you have built here in another course. Nothing that your students wrote and no
        grade ever leaves this course.
      </DesignHeading>
      <div className={styles.cards}>
        {cards.map(({ key, Card }) => (
          <Card key={key} />
        ))}
      </div>
    </>
  );
}
