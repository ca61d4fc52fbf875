import type { ReactNode } from 'react';
import { isolated } from '@elenchus/domain/base/isolated-text.ts';
import { courseTitle, documentTitle } from '../views/course-title.ts';
import { PartHeading } from '../views/part-heading.tsx';
import { useGradingPlace } from './grading-place.ts';

interface GradingHeadingProps {
  readonly title: string;
  /** One or two sentences about this part. */
  readonly children?: ReactNode;
}

/** The heading of a part of grading. It takes the focus when a person moves there. */
export function GradingHeading({ title, children }: GradingHeadingProps) {
  const { course, courseID, screen } = useGradingPlace();
  const name = courseTitle(course.settings, courseID);
  return (
    <PartHeading
      title={title}
      documentTitle={documentTitle(`${isolated(title)} · ${screen}`, name)}
    >
      {children}
    </PartHeading>
  );
}
