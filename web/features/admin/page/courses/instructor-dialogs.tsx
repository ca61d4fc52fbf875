import { useState } from 'react';
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import { readNewUser, type NewUserForm } from '@elenchus/domain/people/new-user.ts';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { ClaimSlipView } from '../../../../course-ui/people/claim-slip-view.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useCourseAct } from '../admin-calls.ts';
import { AdminDialog, DoneDialog } from '../admin-dialog.tsx';
import type { CourseDialogProps } from './course-dialogs.tsx';

type Faults = { readonly [Name in keyof NewUserForm]?: string };

/** Another instructor for a course. Where a personal code is needed, it is shown once. */
export function AddInstructorDialog({ course, onDone, onCancel }: CourseDialogProps) {
  const { courseID } = course;
  const [typed, setTyped] = useState({ netID: '', fullName: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [slip, setSlip] = useState<ClaimSlip | null>(null);
  const { mutate, isPending, error } = useCourseAct((form: NewUserForm) =>
    callEndpoint('POST /api/admin/add-instructor/{courseID}', {
      params: { courseID },
      body: { instructorFullName: form.fullName, instructorUserID: form.netID },
    }),
  );
  const done = `${typed.fullName.trim()} is now an instructor of ${courseID}.`;
  const add = (): void => {
    const form = { ...typed, role: 'instructor' };
    const read = readNewUser(form, new Set());
    if (!read.ok) {
      const found: Faults = Object.fromEntries(
        read.reason.map(({ field, sentence }) => [field, sentence]),
      );
      return setFaults(found);
    }
    setFaults({});
    mutate(form, { onSuccess: (answer) => (answer.slip ? setSlip(answer.slip) : onDone(done)) });
  };
  if (slip) return <SlipDialog sentence={done} slip={slip} onClose={() => onDone(done)} />;
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
        description="The instructor’s netID, such as km42."
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

/** Sets an instructor back to the first login. */
export function ResetInstructorDialog({ course, onDone, onCancel }: CourseDialogProps) {
  const { courseID, instructors } = course;
  const [username, setUsername] = useState(instructors[0]?.username ?? '');
  const [made, setMade] = useState<{ sentence: string; slip: ClaimSlip } | null>(null);
  const { mutate, isPending, error } = useCourseAct(() =>
    callEndpoint('POST /api/admin/reset-instructor/{courseID}', {
      params: { courseID },
      body: { username },
    }),
  );
  const reset = (): void =>
    mutate(undefined, {
      onSuccess: ({ message: sentence, slip }) =>
        slip ? setMade({ sentence, slip }) : onDone(sentence),
    });
  if (made) return <SlipDialog {...made} onClose={() => onDone(made.sentence)} />;
  return (
    <AdminDialog
      title={`Reset an instructor’s password in ${courseID}`}
      confirm={isPending ? 'Resetting…' : 'Reset password'}
      isBusy={isPending}
      error={error}
      onConfirm={reset}
      onCancel={onCancel}
    >
      <SelectField
        label="Instructor"
        name="instructor"
        value={username}
        options={instructors.map((one) => ({
          value: one.username,
          label: `${one.fullName} (${one.username})`,
        }))}
        onChange={setUsername}
      />
      <p>
        The old password stops working, and the instructor is logged out everywhere. At the next
        login, the instructor chooses a new password. Nothing in the course changes.
      </p>
    </AdminDialog>
  );
}

interface SlipDialogProps {
  readonly sentence: string;
  readonly slip: ClaimSlip;
  readonly onClose: () => void;
}

function SlipDialog({ sentence, slip, onClose }: SlipDialogProps) {
  return (
    <DoneDialog title="A personal code" onClose={onClose}>
      <p>{sentence}</p>
      <ClaimSlipView slip={slip} />
    </DoneDialog>
  );
}
