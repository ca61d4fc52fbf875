import type { ReactNode, SubmitEvent } from 'react';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ModalSheet, SheetButtons } from '../../../ui/modal-sheet.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './admin-dialog.module.css';

interface AdminDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button does: 'Close course'. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed, unless a field says it. */
  readonly error?: Error | null;
  readonly onConfirm: () => void;
  /** Also by Escape. */
  readonly onCancel: () => void;
}

/** A question or a few fields about one course, over the page. Enter confirms. */
export function AdminDialog(props: AdminDialogProps) {
  const { title, children, confirm, isDangerous = false, isBusy, error, onConfirm } = props;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) onConfirm();
  };
  return (
    <ModalSheet
      title={title}
      onShown={(sheet) => sheet.querySelector<HTMLElement>('input, select')?.focus()}
      onCancel={props.onCancel}
    >
      <form noValidate autoComplete="off" className={styles.form} onSubmit={submit}>
        <Stack gap={12} className={styles.text}>
          {children}
        </Stack>
        <div role="alert" className={styles.alert}>
          {error && <Notice tone="attention">{reasonOf(error)}</Notice>}
        </div>
        <SheetButtons>
          <Button onClick={props.onCancel}>Cancel</Button>
          <span className={isDangerous ? styles.danger : undefined}>
            <Button type="submit" look="filled" isBusy={isBusy}>
              {confirm}
            </Button>
          </span>
        </SheetButtons>
      </form>
    </ModalSheet>
  );
}

interface DoneDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Also by Escape. */
  readonly onClose: () => void;
}

/** Something to read before it is gone. */
export function DoneDialog({ title, children, onClose }: DoneDialogProps) {
  return (
    <ModalSheet title={title} onCancel={onClose}>
      <div className={styles.form}>
        <Stack gap={12} className={styles.text}>
          {children}
        </Stack>
        <SheetButtons>
          <Button look="filled" onClick={onClose}>
            Done
          </Button>
        </SheetButtons>
      </div>
    </ModalSheet>
  );
}

function reasonOf(error: Error): string {
  return error instanceof CallFailure ? error.message : 'Something went wrong. Please try again.';
}
