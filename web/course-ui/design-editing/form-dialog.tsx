import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './ask-dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  /** The fields; the first has the focus and is ready to be typed over. */
  readonly children: ReactNode;
  /** What the button does. */
  readonly confirm: string;
  readonly onSubmit: () => void;
  /** Also by Escape. */
  readonly onCancel: () => void;
}

/** A few fields over the page, shown while they are rendered. The browser holds the focus inside and gives it back. */
export function FormDialog({ title, children, confirm, onSubmit, onCancel }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the page is painted, and closed before it is taken out: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector('input')?.select();
    return () => shown?.close();
  }, []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // The page decides whether it closes; without this the browser closes it once and never tells again.
        event.preventDefault();
        onCancel();
      }}
    >
      <form noValidate autoComplete="off" onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        <div className={styles.text}>{children}</div>
        <div className={styles.buttons}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" look="filled">
            {confirm}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
