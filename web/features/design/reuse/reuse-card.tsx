import { useId, type ReactNode, type Ref } from 'react';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './reuse-card.module.css';

interface ReuseCardProps {
  readonly title: string;
  /** For a card that moves the focus to its heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** For a card that other screens link to: its name in the address, after ?at= */
  readonly place?: string;
  readonly children: ReactNode;
}

/** One way to use a design in another course, on the Reuse tab. */
export function ReuseCard({ title, headingRef, place, children }: ReuseCardProps) {
  const id = useId();
  return (
    <Stack as="section" gap={16} className={styles.card} aria-labelledby={id}>
      <h2
        id={id}
        ref={headingRef}
        data-place={place}
        tabIndex={headingRef || place ? -1 : undefined}
      >
        {title}
      </h2>
      {children}
    </Stack>
  );
}
