import { useState } from 'react';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { AdminDialog } from '../admin-dialog.tsx';
import { useCourseAct } from '../admin-calls.ts';
import type { CourseDialogProps } from './course-dialogs.tsx';
import { dayWords } from './course-words.ts';

/** Postpones the deletion of the personal data of an archived course. */
export function KeepDataDialog({ course, onDone, onCancel }: CourseDialogProps) {
  const { courseID, personalDataUntil } = course;
  const [until, setUntil] = useState('');
  const { mutate, isPending, error } = useCourseAct(() =>
    callEndpoint('POST /api/admin/keep-personal-data/{courseID}', {
      params: { courseID },
      body: { until },
    }),
  );
  const postpone = (): void =>
    mutate(undefined, {
      onSuccess: (answer) =>
        onDone(
          `The personal data of ${courseID} is kept until ${dayWords(answer.personalDataUntil)}.`,
        ),
    });
  return (
    <AdminDialog
      title={`Keep the personal data of ${courseID} longer?`}
      confirm={isPending ? 'Saving…' : 'Keep until then'}
      isBusy={isPending}
      error={error}
      onConfirm={postpone}
      onCancel={onCancel}
    >
      {personalDataUntil !== null && (
        <p>
          After {dayWords(personalDataUntil)}, the accounts of students and TAs, all answers, grades
          and logs are deleted. Choose a later day to keep them.
        </p>
      )}
      <DateField
        label="Keep until"
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
    </AdminDialog>
  );
}
