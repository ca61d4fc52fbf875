import type { ButtonHTMLAttributes } from 'react';
import styles from './link-button.module.css';

/** A button that looks like a link, for an action within a sentence or a list. */
export function LinkButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={[styles.link, className].join(' ').trim()} />;
}
