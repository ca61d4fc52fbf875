import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './chart-figure.module.css';

interface ChartFigureProps {
  readonly title: string;
  /** What the drawing shows, in a sentence. Everyone reads it; it also describes the drawing. */
  readonly sentence: string;
  /** The drawing; without one only the sentence is shown. */
  readonly children?: ReactNode;
}

/** A drawing with its title and a sentence that says the same. */
export function ChartFigure({ title, sentence, children }: ChartFigureProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <strong id={id}>{title}</strong>
        <span>{sentence}</span>
      </figcaption>
      {children !== undefined && (
        // An image made of elements: a screen reader reads its sentence instead of every label.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="img" aria-label={`${title}: ${sentence}`} className={styles.drawing}>
          {children}
        </div>
      )}
    </figure>
  );
}
