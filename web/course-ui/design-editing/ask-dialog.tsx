import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './ask-dialog.module.css';

interface AskDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button does, in full: 'Delete question and 12 answers'. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  /** Also by Escape. */
  readonly onCancel: () => void;
}

/** A question over the page, shown while it is rendered. The browser holds the focus inside and gives it back. */
export function AskDialog(props: AskDialogProps) {
  const { title, children, confirm, cancel = 'Cancel', isDangerous = false, isBusy } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the page is painted, and closed before it is taken out: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // The page decides whether it closes; without this the browser closes it once and never tells again.
        event.preventDefault();
        props.onCancel();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>{children}</div>
      <div className={styles.buttons}>
        {/* The harmless way out comes first, and has the focus. */}
        <Button autoFocus onClick={props.onCancel}>
          {cancel}
        </Button>
        <span className={isDangerous ? styles.danger : undefined}>
          <Button look="filled" isBusy={isBusy ?? false} onClick={props.onConfirm}>
            {confirm}
          </Button>
        </span>
      </div>
    </dialog>
  );
}
