import { useMemo, useState } from 'react';
import { assignFailed, SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { assignmentColumns, movesTo } from '@elenchus/domain/people/ta-assignment.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { useUsers } from '../../calls/people/users-queries.ts';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/count-words.ts';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonCards } from '../../ui/loading/skeleton-shapes.tsx';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { Cluster } from '../../ui/layout/row.tsx';
import { AssignmentBoard } from './assignment-board.tsx';
import { designHref } from '../design/design-address.ts';
import { DivideStudentsDialog } from './divide-students-dialog.tsx';
import { useStudentMoves } from './student-moves.ts';
import { ViewLink } from '../views/view-link.tsx';
import styles from './assignments-panel.module.css';

/** What an instructor reads above the board. */
export const ASSIGNING_WORDS =
  'A TA sees and grades only the students assigned here. Click students to select them, or use the arrow keys and the space bar. Hold Shift to select a range. To move students from one TA to another, select them and assign them to the other TA.';

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

function EditableBoard({ courseID, users }: { courseID: string; users: readonly User[] }) {
  const { move, undo, warn, isBusy, outcome } = useStudentMoves(courseID, users);
  const [isDividing, setIsDividing] = useState(false);
  const columns = useMemo(() => assignmentColumns(users), [users]);
  const isEmpty = columns.columns.length === 0 || !users.some(({ status }) => status === 'student');
  if (isEmpty) return <NothingToAssign courseID={courseID} hasTas={columns.columns.length > 0} />;
  return (
    <>
      <Cluster gap={[4, 16]} align="center" className={styles.bar}>
        <Button onClick={() => setIsDividing(true)}>Divide students evenly…</Button>
        <output className={styles.done}>{outcome?.tone === 'well' ? outcome.text : ''}</output>
        {undo && (
          <Button look="plain" isBusy={isBusy} onClick={() => void undo()}>
            Undo
          </Button>
        )}
      </Cluster>
      {outcome?.tone === 'attention' && (
        <div role="alert">
          <Notice tone="attention">{outcome.text}</Notice>
        </div>
      )}
      <AssignmentBoard
        {...columns}
        actions={{
          isBusy,
          onNobody: () => warn('Select students in the list first.'),
          assign: (students, ta) =>
            move(movesTo(users, students, ta.username), {
              done: `${studentCount(students)} assigned to ${ta.fullName}.`,
              failed: assignFailed,
            }),
          unassign: (students, ta) =>
            move(movesTo(users, students, null), {
              done: `${studentCount(students)} no longer assigned to ${ta.fullName}.`,
              failed: () => SCREEN_MESSAGES.unassignFailed,
            }),
        }}
      />
      {isDividing && (
        <DivideStudentsDialog
          users={users}
          onCancel={() => setIsDividing(false)}
          onDivide={(moves) => {
            setIsDividing(false);
            void move(moves, {
              done: `${countOf(moves.length, 'student')} moved.`,
              failed: assignFailed,
            });
          }}
        />
      )}
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
