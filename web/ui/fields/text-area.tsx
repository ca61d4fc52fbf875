import type { ComponentProps } from 'react';
import styles from './text-area.module.css';

/** A field for several lines. Its class name only adds what its place needs: a height, or another font. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={[styles.area, className].join(' ').trim()} />;
}
