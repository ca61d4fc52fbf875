import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ModalSheet, SheetButtons } from '../../ui/modal-sheet.tsx';
import styles from './ask-dialog.module.css';

interface AskDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button does, in full: 'Delete question and 12 answers'. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  /** A better way than `confirm`, offered first. */
  readonly proposal?: { readonly label: string; readonly onChoose: () => void };
  readonly onConfirm: () => void;
  /** Also by Escape. */
  readonly onCancel: () => void;
}

/** A question over the page, shown while it is rendered. */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    children,
    confirm,
    cancel = 'Cancel',
    isDangerous = false,
    isBusy,
    proposal,
  } = props;
  return (
    <ModalSheet title={title} onCancel={props.onCancel}>
      <div className={styles.text}>{children}</div>
      <SheetButtons>
        {/* The harmless button comes first, so it gets the focus unless there is something to choose. */}
        <Button onClick={props.onCancel}>{cancel}</Button>
        {proposal && (
          <Button look="filled" onClick={proposal.onChoose}>
            {proposal.label}
          </Button>
        )}
        <span className={isDangerous ? styles.danger : undefined}>
          <Button
            look={proposal ? 'plain' : 'filled'}
            isBusy={isBusy ?? false}
            onClick={props.onConfirm}
          >
            {confirm}
          </Button>
        </span>
      </SheetButtons>
    </ModalSheet>
  );
}
