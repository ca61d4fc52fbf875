import type { ReactNode } from 'react';
import { ViewHeading } from './view-heading.tsx';
import styles from './part-heading.module.css';

interface PartHeadingProps {
  readonly title: string;
  readonly documentTitle: string;
  /** One or two sentences about this part. */
  readonly children?: ReactNode;
}

/** The heading of a part of the staff screens, with a few words about it. */
export function PartHeading({ title, documentTitle, children }: PartHeadingProps) {
  return (
    <div className={styles.heading}>
      <ViewHeading documentTitle={documentTitle}>{title}</ViewHeading>
      {children && <p>{children}</p>}
    </div>
  );
}
