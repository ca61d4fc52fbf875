import { useState } from 'react';
import { readNewUser, type NewUserForm } from '@elenchus/domain/people/new-user.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useCourseAct } from './admin-calls.ts';
import { AdminDialog } from './admin-dialog.tsx';
import type { CourseDialogProps } from './course-dialogs.tsx';

type Faults = { readonly [Name in keyof NewUserForm]?: string };

/** Another instructor for a course. */
export function AddInstructorDialog({ course, onDone, onCancel }: CourseDialogProps) {
  const { courseID } = course;
  const [typed, setTyped] = useState({ netID: '', fullName: '' });
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error } = useCourseAct((form: NewUserForm) =>
    callEndpoint('POST /api/admin/add-instructor/{courseID}', {
      params: { courseID },
      body: { instructorFullName: form.fullName, instructorUserID: form.netID },
    }),
  );
  const add = (): void => {
    const form = { ...typed, role: 'instructor' };
    const read = readNewUser(form, new Set());
    if (!read.ok) {
      const found = read.reason.map(({ field, sentence }) => [field, sentence]);
      return setFaults(Object.fromEntries(found) as Faults);
    }
    setFaults({});
    mutate(form, {
      onSuccess: () => onDone(`${read.value.fullName} is now an instructor of ${courseID}.`),
    });
  };
  return (
    <AdminDialog
      title={`Add an instructor to ${courseID}`}
      confirm={isPending ? 'Adding…' : 'Add instructor'}
      isBusy={isPending}
      error={error}
      onConfirm={add}
      onCancel={onCancel}
    >
      <TextField
        label="Instructor full name"
        description="The name that students know."
        name="instructorFullName"
        autoCapitalize="words"
        spellCheck={false}
        value={typed.fullName}
        error={faults.fullName}
        onChange={(event) => setTyped({ ...typed, fullName: event.currentTarget.value })}
      />
      <TextField
        label="Instructor user ID"
        description="The instructor’s netID, which is also the first password."
        name="instructorUserID"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.netID}
        error={faults.netID}
        onChange={(event) => setTyped({ ...typed, netID: event.currentTarget.value })}
      />
    </AdminDialog>
  );
}
