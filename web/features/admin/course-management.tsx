import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { CreateCourseForm, type CreatedCourse } from './create-course-form.tsx';
import { NextSteps } from './next-steps.tsx';
import sheet from '../../ui/form-sheet.module.css';
import styles from './admin.module.css';

/** Creating courses, and what to do with one that was just created. */
export function CourseManagement({ onClosed }: { onClosed: () => void }) {
  const [created, setCreated] = useState<CreatedCourse | null>(null);
  const leave = useMutation({
    mutationFn: () => callEndpoint('POST /api/admin/logout', {}),
    onSuccess: onClosed,
  });
  return (
    <>
      <div className={sheet.introduction}>
        <h1>Admin Course Management</h1>
        <p>
          Create a course with its instructor. The instructor then sets up the schedule, questions
          and students. You only need this page to create courses.
        </p>
      </div>
      <div className={styles.columns}>
        <CreateCourseForm onCreated={setCreated} onLocked={onClosed} />
        <NextSteps created={created} />
      </div>
      <div className={styles.lock}>
        <Button look="plain" isBusy={leave.isPending} onClick={() => leave.mutate()}>
          Log out of the admin page
        </Button>
      </div>
    </>
  );
}
