import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../calls/call-endpoint.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useForgetCourses } from './admin-calls.ts';
import { AdminLog } from './admin-log.tsx';
import { AllCourses } from './courses/all-courses.tsx';
import { CreateCourseForm, type CreatedCourse } from './courses/create-course-form.tsx';
import { NextSteps } from './next-steps.tsx';
import pills from '../../../ui/menus/pill-links.module.css';
import styles from './admin.module.css';

/** Everything that the admin does: courses, and the log of the installation. */
export function CourseManagement({ onClosed }: { onClosed: () => void }) {
  const isLog = useQueryValue('part') === 'log';
  const leave = useMutation({
    mutationFn: () => callEndpoint('POST /api/admin/logout', {}),
    onSuccess: onClosed,
  });
  return (
    <>
      <Cluster gap={[12, 24]} align="center" className={styles.head}>
        <h1>Admin Course Management</h1>
        <nav aria-label="Admin" className={pills.pills}>
          <ViewLink href={paths.admin} aria-current={isLog ? undefined : 'page'}>
            Courses
          </ViewLink>
          <ViewLink href={`${paths.admin}?part=log`} aria-current={isLog ? 'page' : undefined}>
            Log
          </ViewLink>
        </nav>
        <Button look="plain" isBusy={leave.isPending} onClick={() => leave.mutate()}>
          Log out of the admin page
        </Button>
      </Cluster>
      {isLog ? <AdminLog onLocked={onClosed} /> : <Courses onLocked={onClosed} />}
    </>
  );
}

function Courses({ onLocked }: { onLocked: () => void }) {
  const [created, setCreated] = useState<CreatedCourse | null>(null);
  const forgetCourses = useForgetCourses();
  return (
    <Stack gap={40} className={styles.columns}>
      <div className={styles.create}>
        <CreateCourseForm
          onCreated={(course) => {
            setCreated(course);
            forgetCourses();
          }}
          onLocked={onLocked}
        />
        {created && <NextSteps key={created.courseID} created={created} />}
      </div>
      <AllCourses onLocked={onLocked} />
    </Stack>
  );
}
