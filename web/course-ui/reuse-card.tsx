import { useId, type ReactNode, type Ref } from 'react';
import styles from './reuse-card.module.css';

interface ReuseCardProps {
  readonly title: string;
  /** For a card that moves the focus to its heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One way to use a design in another course, on the Reuse tab. */
export function ReuseCard({ title, headingRef, children }: ReuseCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
