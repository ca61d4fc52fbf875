import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { takeHeadingFocus } from '../../lib/browser-location.ts';
import { makeUsable } from '../../ui/loading/usable-page.ts';
import styles from './view-heading.module.css';

interface ViewHeadingProps {
  /** The title of the browser tab: the view, then the course. */
  readonly documentTitle: string;
  readonly children: ReactNode;
}

/** The first heading of a view. It takes the focus when a person moves there. */
export function ViewHeading({ documentTitle, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(makeUsable, []);
  useEffect(() => {
    if (takeHeadingFocus()) heading.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <title>{documentTitle}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {children}
      </h1>
    </>
  );
}
