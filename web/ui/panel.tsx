import type { ReactNode, Ref } from 'react';
import styles from './panel.module.css';

interface PanelHeadingProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** For a heading that gets the focus when what had it is gone. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading with a line under it, for a part of a page that is no section of its own, such as a form. */
export function PanelHeading({ children, id, ref }: PanelHeadingProps) {
  return (
    <h2 id={id} ref={ref} tabIndex={ref ? -1 : undefined} className={styles.heading}>
      {children}
    </h2>
  );
}

interface PanelProps {
  /** A part without a name has none. */
  readonly heading: ReactNode;
  /** Names the section by its heading. */
  readonly headingId?: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The name of the section if the heading says more than that. */
  readonly label?: string;
  readonly gap?: keyof typeof GAPS;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const GAPS = { 8: styles.gap8, 12: styles.gap12, 16: styles.gap16, 24: styles.gap24 } as const;

/** A part of a page under a ruled heading. */
export function Panel(props: PanelProps) {
  const { heading, headingId, headingRef, label, gap = 16, className, children } = props;
  return (
    <section
      className={[styles.panel, GAPS[gap], className].filter(Boolean).join(' ')}
      aria-labelledby={headingId}
      aria-label={label}
    >
      {heading && (
        <PanelHeading id={headingId} ref={headingRef}>
          {heading}
        </PanelHeading>
      )}
      {children}
    </section>
  );
}
