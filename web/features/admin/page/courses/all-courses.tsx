import { useEffect, useState } from 'react';
import type { CourseOrder } from '@elenchus/domain/people/course-list.ts';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { countLeft } from '../../../../ui/count-words.ts';
import { EmptyNote } from '../../../../ui/empty-note.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { SkeletonTable } from '../../../../ui/loading/skeleton-shapes.tsx';
import { TableFinder } from '../../../../ui/tables/table-finder.tsx';
import { isLockedOut, useCourseAct, useCourseList, type ListedCourse } from '../admin-calls.ts';
import type { CourseAction } from './course-actions.tsx';
import { KeepDataDialog } from './keep-data-dialog.tsx';
import { ArchiveDialog, DeleteCourseDialog, RenameDialog } from './course-dialogs.tsx';
import { CourseTable } from './course-table.tsx';
import { AddInstructorDialog, ResetInstructorDialog } from './instructor-dialogs.tsx';
import { listHref, readOrder, useListAddress } from './courses-address.ts';
import { PageLinks } from './page-links.tsx';
import styles from './all-courses.module.css';

const ORDERS: readonly { readonly value: CourseOrder; readonly label: string }[] = [
  { value: 'activity', label: 'Last activity' },
  { value: 'title', label: 'Title' },
  { value: 'course', label: 'courseID' },
  { value: 'created', label: 'Newest first' },
];

const DIALOGS = {
  rename: RenameDialog,
  'add-instructor': AddInstructorDialog,
  'reset-instructor': ResetInstructorDialog,
  archive: ArchiveDialog,
  'keep-data': KeepDataDialog,
  delete: DeleteCourseDialog,
} as const;

/** All courses, page by page, with what can be done with each. */
export function AllCourses({ onLocked }: { onLocked: () => void }) {
  const { query, typed, setTyped, setOrder } = useListAddress();
  const { data, error, isFetching, refetch } = useCourseList(query);
  const isLocked = isLockedOut(error);
  useEffect(() => {
    if (isLocked) onLocked();
  }, [isLocked, onLocked]);
  return (
    <Stack as="section" gap={16} className={styles.list} aria-labelledby="all-courses">
      <h2 id="all-courses">All courses</h2>
      <div className={styles.controls}>
        <TableFinder label="Search by ID, title or instructor" value={typed} onChange={setTyped}>
          {data && countLeft(data.found, data.total, 'course')}
        </TableFinder>
        <SelectField
          label="Sort by"
          value={query.order}
          options={ORDERS}
          onChange={(value) => setOrder(readOrder(value))}
        />
      </div>
      {!data && error && !isLocked && (
        <LoadFailure
          what="Couldn’t load the courses."
          reason={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonTable columns={5} rows={8} />}
      {data && data.total === 0 && (
        <EmptyNote>
          <strong>No courses yet</strong>
          Create the first one with the form on this page.
        </EmptyNote>
      )}
      {data && data.total > 0 && data.found === 0 && (
        <EmptyNote>
          <strong>No course matches “{query.q}”</strong>
          Check the spelling, or search for a part of the title or of an instructor’s name.
        </EmptyNote>
      )}
      {data && data.found > 0 && (
        <Courses courses={data.courses} filter={`${query.q} ${query.order} ${data.page}`} />
      )}
      {data && (
        <PageLinks
          page={data.page}
          pages={data.pages}
          hrefOf={(page) => listHref({ ...query, page })}
        />
      )}
    </Stack>
  );
}

interface Asked {
  readonly course: ListedCourse;
  readonly action: keyof typeof DIALOGS;
}

function Courses({ courses, filter }: { courses: readonly ListedCourse[]; filter: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState('');
  const acting = useCourseAct(
    ({ courseID, action }: { courseID: string; action: 'keep' | 'reopen' }) =>
      action === 'keep'
        ? callEndpoint('POST /api/admin/keep-course/{courseID}', { params: { courseID } })
        : callEndpoint('POST /api/admin/archive-course/{courseID}', {
            params: { courseID },
            body: { isArchived: false },
          }),
  );
  const act = (course: ListedCourse, action: CourseAction): void => {
    setDone('');
    if (action !== 'keep' && action !== 'reopen') return setAsked({ course, action });
    const { courseID } = course;
    const sentence = action === 'keep' ? 'won’t be deleted' : 'can be changed again';
    acting.mutate({ courseID, action }, { onSuccess: () => setDone(`${courseID} ${sentence}.`) });
  };
  const Dialog = asked && DIALOGS[asked.action];
  return (
    <>
      <output className={styles.done}>{done && <Notice tone="well">{done}</Notice>}</output>
      <div role="alert" className={styles.done}>
        {acting.error && <Notice tone="attention">{acting.error.message}</Notice>}
      </div>
      <CourseTable courses={courses} filter={filter} onAct={act} />
      {Dialog && (
        <Dialog
          course={asked.course}
          onCancel={() => setAsked(null)}
          onDone={(sentence) => {
            setAsked(null);
            setDone(sentence);
          }}
        />
      )}
    </>
  );
}
