import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { ViewHeading } from './view-heading.tsx';
import styles from './part-heading.module.css';

interface PartHeadingProps {
  readonly title: string;
  readonly documentTitle: string;
  /** One or two sentences about this part. */
  readonly children?: ReactNode;
}

/** The way to other parts, where there is no room for menus beside this one: below the title, which comes first. */
export const TitleMenuContext = createContext<ReactNode>(null);

/** The heading of a part of the staff screens, with a few words about it. */
export function PartHeading({ title, documentTitle, children }: PartHeadingProps) {
  return (
    <div className={styles.heading}>
      <ViewHeading documentTitle={documentTitle}>{title}</ViewHeading>
      {use(TitleMenuContext)}
      {children && <p>{children}</p>}
    </div>
  );
}
