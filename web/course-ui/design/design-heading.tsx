import type { ReactNode } from 'react';
import { courseTitle, documentTitle } from '../views/course-title.ts';
import { PartHeading } from '../views/part-heading.tsx';
import { useDesignSession, useCoursePart } from './design-hooks.ts';

interface DesignHeadingProps {
  readonly title: string;
  /** One or two sentences about this part. */
  readonly children?: ReactNode;
}

/** The heading of a part of the design screens. It takes the focus when a person moves there. */
export function DesignHeading({ title, children }: DesignHeadingProps) {
  const { courseID } = useDesignSession();
  const name = useCoursePart(({ course }) => courseTitle(course.settings, courseID));
  return (
    <PartHeading title={title} documentTitle={documentTitle(`${title} · Design`, name)}>
      {children}
    </PartHeading>
  );
}
