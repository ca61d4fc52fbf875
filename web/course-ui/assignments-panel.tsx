import { useMemo, useState } from 'react';
import { assignFailed, SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { assignmentColumns } from '@elenchus/domain/people/ta-assignment.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { useAssignStudents, useUsers } from '../api/users-queries.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { SkeletonCards } from '../ui/skeleton-shapes.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { EmptyNote } from '../ui/empty-note.tsx';
import { AssignmentBoard } from './assignment-board.tsx';
import { designHref } from './design-editing/design-address.ts';
import { ViewLink } from './view-link.tsx';

/** What an instructor reads above the board. */
export const ASSIGNING_WORDS =
  'A TA sees and grades only the students assigned here. Click students to select them, or use the arrow keys and the space bar. Hold Shift to select a range.';

/** Which students each TA grades, for an instructor, who can change it. */
export function AssignmentsPanel({ courseID }: { courseID: string }) {
  const { data, error, isFetching, refetch } = useUsers(courseID);
  if (data) return <EditableBoard courseID={courseID} users={data} />;
  if (!error) return <SkeletonCards />;
  return (
    <LoadFailure
      what={SCREEN_MESSAGES.assignmentsFailed}
      reason={error.message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type Outcome = { readonly tone: 'attention' | 'well'; readonly text: string } | null;

function EditableBoard({ courseID, users }: { courseID: string; users: readonly User[] }) {
  const { mutateAsync, isPending } = useAssignStudents(courseID);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const columns = useMemo(() => assignmentColumns(users), [users]);
  const isEmpty = columns.columns.length === 0 || !users.some(({ status }) => status === 'student');
  if (isEmpty) return <NothingToAssign courseID={courseID} hasTas={columns.columns.length > 0} />;

  const move = async (
    students: readonly string[],
    ta: string | null,
    messages: { readonly done: string; readonly failed: (error: unknown) => string },
  ): Promise<boolean> => {
    setOutcome(null);
    try {
      await mutateAsync({ students, ta });
      setOutcome({ tone: 'well', text: messages.done });
      return true;
    } catch (error) {
      setOutcome({ tone: 'attention', text: messages.failed(error) });
      return false;
    }
  };
  return (
    <>
      {outcome?.tone === 'attention' && (
        <div role="alert">
          <Notice tone="attention">{outcome.text}</Notice>
        </div>
      )}
      <VisuallyHidden>
        <output>{outcome?.tone === 'well' ? outcome.text : ''}</output>
      </VisuallyHidden>
      <AssignmentBoard
        {...columns}
        actions={{
          isBusy: isPending,
          onNobody: () =>
            setOutcome({ tone: 'attention', text: 'Select students in the list first.' }),
          assign: (students, ta) =>
            move(students, ta.username, {
              done: `${studentCount(students)} assigned to ${ta.fullName}.`,
              failed: (error) =>
                assignFailed(error instanceof Error ? error.message : 'Please try again.'),
            }),
          unassign: (students, ta) =>
            move(students, null, {
              done: `${studentCount(students)} no longer assigned to ${ta.fullName}.`,
              failed: () => SCREEN_MESSAGES.unassignFailed,
            }),
        }}
      />
    </>
  );
}

function NothingToAssign({ courseID, hasTas }: { courseID: string; hasTas: boolean }) {
  return (
    <EmptyNote>
      {hasTas
        ? 'There are no students in this course yet. '
        : 'There are no TAs in this course yet. Without TAs, the instructor grades everyone. '}
      <ViewLink href={designHref(courseID, { tab: 'users', sub: 'add' })}>
        {hasTas ? 'Add students' : 'Add a TA'}
      </ViewLink>
    </EmptyNote>
  );
}

function studentCount({ length }: readonly string[]): string {
  return length === 1 ? '1 student is' : `${length.toLocaleString('en')} students are`;
}
