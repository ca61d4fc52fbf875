import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { ModalSheet, SheetButtons } from '../../ui/modal-sheet.tsx';
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

/** A few fields over the page, shown while they are rendered. */
export function FormDialog({ title, children, confirm, onSubmit, onCancel }: FormDialogProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <ModalSheet
      title={title}
      onShown={(sheet) => {
        const first = sheet.querySelector('input');
        // A date can't be selected, and selecting would not focus it.
        first?.focus();
        first?.select();
      }}
      onCancel={onCancel}
    >
      <form noValidate autoComplete="off" onSubmit={submit}>
        <div className={styles.text}>{children}</div>
        <SheetButtons>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" look="filled">
            {confirm}
          </Button>
        </SheetButtons>
      </form>
    </ModalSheet>
  );
}
