import type { ComponentProps } from 'react';
import styles from './check-row.module.css';

interface CheckRowProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly type: 'radio' | 'checkbox';
  /** 'lg' for a list of many, in which a small box is hard to hit. */
  readonly size?: 'md' | 'lg';
}

/** A checkbox or a radio button with its words beside it. A class name is the row's. */
export function CheckRow({ size = 'md', className, children, ...rest }: CheckRowProps) {
  return (
    <label className={[styles.row, className].join(' ').trim()} data-size={size}>
      <input {...rest} className={styles.box} />
      {children}
    </label>
  );
}
