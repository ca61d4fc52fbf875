import { useState } from 'react';
import { reasonFault } from '@elenchus/domain/blind-grading/lifted-names.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { useShowNames } from '../../../../calls/grading/show-names.ts';
import { FormDialog } from '../../../../course-ui/forms/form-dialog.tsx';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

interface ShowNamesDialogProps {
  readonly evaluation: Evaluation;
  readonly onClose: () => void;
}

/** Asks why the names are shown before the evaluation is handed back. */
export function ShowNamesDialog({ evaluation, onClose }: ShowNamesDialogProps) {
  const { courseID } = useDesignSession();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const showing = useShowNames(courseID, evaluation.id);
  const fault = reasonFault(reason);
  const submit = (): void => {
    setIsTried(true);
    if (fault === null && !showing.isPending) showing.mutate(reason, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={`Show the names in ${quoted(evaluationName(evaluation))}?`}
      confirm="Show the names"
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label="Reason"
        description="Kept with your name and the time in Security Log and in Changed and deleted grades."
        autoComplete="off"
        value={reason}
        error={isTried ? (fault ?? undefined) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p>
        Everyone who grades it sees the names from now on. You can’t hide them again in this
        evaluation. Grades and comments stay as they are.
      </p>
      {showing.error && (
        <div role="alert">
          <Notice tone="attention">
            Couldn’t show the names. {showing.error.message} Please try again.
          </Notice>
        </div>
      )}
    </FormDialog>
  );
}
