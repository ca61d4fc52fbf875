import { useState } from 'react';
import { confirmDeletion, deletionTime } from '@elenchus/domain/people/course-state.ts';
import { readCourseTitle } from '@elenchus/domain/people/given-title.ts';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useCourseAct, type ListedCourse } from '../admin-calls.ts';
import { AdminDialog } from '../admin-dialog.tsx';
import { dayWords } from './course-words.ts';

export interface CourseDialogProps {
  readonly course: ListedCourse;
  /** With the sentence about what was done. */
  readonly onDone: (sentence: string) => void;
  readonly onCancel: () => void;
}

/** Another title. */
export function RenameDialog({ course, onDone, onCancel }: CourseDialogProps) {
  const { courseID } = course;
  const [title, setTitle] = useState(course.title);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, error } = useCourseAct((given: string) =>
    callEndpoint('POST /api/admin/rename-course/{courseID}', {
      params: { courseID },
      body: { title: given },
    }),
  );
  const save = (): void => {
    const read = readCourseTitle(title);
    if (!read.ok) return setFault(read.reason);
    setFault(undefined);
    mutate(read.value, { onSuccess: () => onDone(`${courseID} is now “${read.value}”.`) });
  };
  return (
    <AdminDialog
      title={`Rename ${courseID}`}
      confirm={isPending ? 'Saving…' : 'Save title'}
      isBusy={isPending}
      error={error}
      onConfirm={save}
      onCancel={onCancel}
    >
      <TextField
        label="Course title"
        description="Students see it at the top of every page. The address of the course stays the same."
        name="title"
        value={title}
        error={fault}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </AdminDialog>
  );
}

/** Closes a course to changes. */
export function ArchiveDialog({ course, onDone, onCancel }: CourseDialogProps) {
  const { courseID } = course;
  const { mutate, isPending, error } = useCourseAct(() =>
    callEndpoint('POST /api/admin/archive-course/{courseID}', {
      params: { courseID },
      body: { isArchived: true },
    }),
  );
  return (
    <AdminDialog
      title={`Close ${courseID}?`}
      confirm={isPending ? 'Closing…' : 'Close course'}
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: () => onDone(`${courseID} is closed.`) })}
      onCancel={onCancel}
    >
      <p>Everyone in the course can still log in and read everything.</p>
      <p>
        Nobody can change anything: no answers, no grades, no changes to the design. You can reopen
        the course at any time. If this server deletes the personal data of closed courses, the list
        then shows when.
      </p>
    </AdminDialog>
  );
}

/** Closes a course at once, and deletes it after 30 days. */
export function DeleteCourseDialog({ course, onDone, onCancel }: CourseDialogProps) {
  const { courseID, students, answers } = course;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [end] = useState(() => deletionTime(Date.now()));
  const { mutate, isPending, error } = useCourseAct(() =>
    callEndpoint('POST /api/admin/delete-course/{courseID}', {
      params: { courseID },
      body: { confirmation: typed },
    }),
  );
  const close = (): void => {
    const read = confirmDeletion(courseID, typed);
    if (!read.ok) return setFault(read.reason);
    setFault(undefined);
    mutate(undefined, {
      onSuccess: ({ deleteAfter }) =>
        onDone(
          `Nobody can open ${courseID} anymore. It will be deleted on ${dayWords(deleteAfter)}.`,
        ),
    });
  };
  return (
    <AdminDialog
      title={`Delete ${courseID}?`}
      confirm={isPending ? 'Deleting…' : 'Delete course'}
      isDangerous
      isBusy={isPending}
      error={error}
      onConfirm={close}
      onCancel={onCancel}
    >
      <ul>
        <li>From now on, nobody can log in to the course or read it.</li>
        <li>
          On {dayWords(end)}, it is deleted for good: {countOf(students, 'student')},{' '}
          {countOf(answers, 'answer')}, all grades and the whole design.
        </li>
        <li>Until then, you can cancel the deletion. Earlier backups still contain it.</li>
      </ul>
      <TextField
        label={`Type ${courseID} to confirm`}
        name="confirmation"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </AdminDialog>
  );
}
