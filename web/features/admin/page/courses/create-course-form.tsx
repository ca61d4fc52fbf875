import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import { readNewCourse, type NewCourse } from '@elenchus/domain/people/new-course.ts';
import { callEndpoint, CallFailure } from '../../../../calls/call-endpoint.ts';
import { importCourse } from '../../../../calls/design/course-files-queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CourseFileField } from './course-file-field.tsx';
import { createFaults, type CreateFaults } from './create-faults.ts';
import sheet from '../../../../ui/fields/form-sheet.module.css';
import styles from '../admin.module.css';

export interface CreatedCourse extends NewCourse {
  /** The server's message. */
  readonly message: string;
  /** The personal code of the instructor, if one is needed. */
  readonly slip: ClaimSlip | null;
}

interface CreateCourseFormProps {
  readonly onCreated: (created: CreatedCourse) => void;
  /** The admin session is over. */
  readonly onLocked: () => void;
}

const BLANK: NewCourse = { courseID: '', instructorFullName: '', instructorUserID: '' };

const FIELDS: readonly { name: keyof NewCourse; label: string; description: string }[] = [
  {
    name: 'courseID',
    label: 'courseID',
    description: 'The course’s web address, such as phil-101. You can’t change it later.',
  },
  {
    name: 'instructorFullName',
    label: 'Instructor full name',
    description: 'The name that students know.',
  },
  {
    name: 'instructorUserID',
    label: 'Instructor user ID',
    description: 'The instructor’s netID, such as km42.',
  },
];

/** The three fields of a new course; each error is shown next to its field. */
export function CreateCourseForm({ onCreated, onLocked }: CreateCourseFormProps) {
  const [typed, setTyped] = useState(BLANK);
  const [faults, setFaults] = useState<CreateFaults>({});
  const [message, setMessage] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: NewCourse) =>
      file
        ? importCourse({ ...body }, file)
        : callEndpoint('POST /api/admin/create-course', { body }),
    onSuccess: ({ message: text, courseID, slip }, course) => {
      setTyped(BLANK);
      setFile(null);
      form.current?.reset();
      setMessage(text);
      onCreated({ ...course, courseID, message: text, slip });
    },
    onError: (error) => {
      if (error instanceof CallFailure && error.status === 401) return onLocked();
      show(createFaults.ofFailure(error));
    },
  });
  const show = (found: CreateFaults): void => {
    setFaults(found);
    const first = FIELDS.find(({ name }) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setMessage('');
    const read = readNewCourse(typed);
    if (!read.ok) return show(createFaults.ofProblems(read.reason));
    setFaults({});
    mutate(read.value);
  };
  return (
    <form
      ref={form}
      className={`${sheet.form} ${styles.form}`}
      noValidate
      onSubmit={submit}
      aria-label="Create course"
    >
      <h2>Create a course</h2>
      {FIELDS.map(({ name, label, description }) => (
        <TextField
          key={name}
          label={label}
          description={description}
          name={name}
          required
          autoComplete="off"
          autoCapitalize={name === 'instructorFullName' ? 'words' : 'none'}
          spellCheck={false}
          value={typed[name]}
          error={faults[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      ))}
      <CourseFileField onChoose={setFile} />
      <div role="alert">
        {faults.form !== undefined && (
          <Notice tone="attention">
            <p>
              <strong>{SCREEN_MESSAGES.createCourseFailed}</strong>
            </p>
            {faults.form !== '' && <p>{faults.form}</p>}
          </Notice>
        )}
      </div>
      <output className={styles.success}>
        {message && <Notice tone="well">{message}</Notice>}
      </output>
      <Button type="submit" look="filled" size="md" isBusy={isPending}>
        {isPending ? 'Creating…' : 'Create course'}
      </Button>
    </form>
  );
}
