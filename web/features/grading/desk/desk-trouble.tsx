import type { ReactNode } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { courseTitle, documentTitle } from '../../../course-ui/views/course-title.ts';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ColorSchemeSwitch } from '../../../ui/color-scheme-switch.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { DeskPage } from './desk-frame.tsx';
import styles from './grading-desk.module.css';

interface DeskTroubleProps {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly title: string;
  /** The evaluation whose list of pseudonyms is the way on; without one, the list of names. */
  readonly blindId?: string;
  /** What is the matter and what to do. */
  readonly children: ReactNode;
}

/** A page that stands in place of the grading screen when there is nothing to grade. */
export function DeskTrouble({ courseID, course, title, blindId, children }: DeskTroubleProps) {
  const list = new URLSearchParams({
    tab: 'students',
    ...(blindId !== undefined && { blind: blindId }),
  });
  const name = courseTitle(course.settings, courseID);
  const header = (
    <Row as="header" align="center" spread className={styles.plainHeader}>
      <Text size="lg" weight={600} className={styles.courseName}>
        {name}
      </Text>
      <ColorSchemeSwitch />
    </Row>
  );
  return (
    <DeskPage header={header}>
      <Stack gap={24} className={styles.trouble}>
        <ViewHeading documentTitle={documentTitle(`${title} · Grading`, name)}>{title}</ViewHeading>
        {children}
        <div>
          <ButtonLink href={`${paths.grading(courseID)}?${list.toString()}`}>
            Student List
          </ButtonLink>
        </div>
      </Stack>
    </DeskPage>
  );
}
