import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import { ClaimSlipView } from '../../../../course-ui/people/claim-slip-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import styles from './first-logins.module.css';

interface NewCodeDialogProps {
  readonly slip: ClaimSlip;
  /** What has changed. */
  readonly message: string;
  readonly onClose: () => void;
}

/** The personal code that a change gave. It stays until the person closes it. */
export function NewCodeDialog({ slip, message, onClose }: NewCodeDialogProps) {
  return (
    <ModalSheet title={`Code for ${slip.fullname}`} onCancel={onClose}>
      <Stack columns="auto" gap={16} className={styles.code}>
        <p>{message}</p>
        <ClaimSlipView slip={slip} />
        <SheetButtons>
          <Button look="filled" onClick={onClose}>
            Done
          </Button>
        </SheetButtons>
      </Stack>
    </ModalSheet>
  );
}
