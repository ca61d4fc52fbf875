// The buttons of all pages.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

interface Look {
  /** 'filled' for the main action, 'default' for others, 'plain' for minor ones. */
  readonly look?: 'filled' | 'default' | 'plain';
  readonly size?: 'sm' | 'md';
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** While its work runs, the button keeps its place and the focus, but does nothing. */
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that does something on this page. */
export function Button({ look, size, isBusy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...lookOf({ look, size })}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a {...rest} {...lookOf({ look, size })}>
      {children}
    </a>
  );
}

function lookOf({ look = 'default', size = 'sm' }: { [Key in keyof Look]: Look[Key] | undefined }) {
  return { className: styles.button, 'data-look': look, 'data-size': size };
}
