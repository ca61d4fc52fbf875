import { useEffect, useMemo, useRef, useState } from 'react';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { useUsers } from '../../api/users-queries.ts';
import { designHref } from '../../course-ui/design-editing/design-address.ts';
import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { useDesignSession } from '../../course-ui/design-editing/design-hooks.ts';
import { ViewLink } from '../../course-ui/view-link.tsx';
import { countLeft } from '../../ui/count-words.ts';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { offeredSignOn } from '../../lib/offered-sign-on.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonTable } from '../../ui/skeleton-shapes.tsx';
import { TableFinder } from '../../ui/table-finder.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { arrangeRows, BY_NAME, userRows } from './user-rows.ts';
import { UserTable } from './user-table.tsx';
import styles from './design-users.module.css';

/** Everyone in the course, to find, change and delete. */
export function ViewUsers() {
  const { courseID } = useDesignSession();
  const { data, error, isFetching, refetch } = useUsers(courseID);
  return (
    <>
      <DesignHeading title="View & Edit Users">
        {offeredSignOn() === null
          ? 'Passwords are never shown. “initial” means that the password is still the netID. “set” means that the person has chosen another one.'
          : 'People log in with their university account. “set” means that the person has also chosen a password, “initial” that they haven’t.'}
      </DesignHeading>
      {data && <Users users={data} />}
      {!data && error && (
        <LoadFailure
          what={SCREEN_MESSAGES.usersFailed}
          reason={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div>
          <p className={styles.small}>{SCREEN_MESSAGES.loadingUsers}</p>
          <SkeletonTable columns={4} rows={8} />
        </div>
      )}
    </>
  );
}

type Opened = { readonly kind: 'edit' | 'delete'; readonly user: User } | null;

function Users({ users }: { users: readonly User[] }) {
  const { courseID } = useDesignSession();
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState(BY_NAME);
  const [opened, setOpened] = useState<Opened>(null);
  const [message, setMessage] = useState('');
  const table = useRef<HTMLElement>(null);
  const finder = useRef<HTMLInputElement>(null);
  const opener = useRef<Element>(null);
  const isLeaving = useRef(false);
  const all = useMemo(() => userRows(users), [users]);
  const rows = useMemo(() => arrangeRows(all, filter, order), [all, filter, order]);
  const open = (next: Opened): void => {
    opener.current = document.activeElement;
    setOpened(next);
  };
  // Return the focus to the button that opened the dialog; if its row is gone, to the table or the filter.
  useEffect(() => {
    if (opened !== null || opener.current === null) return;
    const isThere = opener.current.isConnected;
    const back = isThere ? opener.current : (table.current ?? finder.current);
    if (back instanceof HTMLElement) back.focus();
    // The row of a deleted user disappears with the next list.
    if (!isThere || !isLeaving.current) opener.current = null;
    // oxlint-disable-next-line react/exhaustive-deps -- with the list the button may go
  }, [opened, rows]);
  const close = (done = '', leaves = false): void => {
    isLeaving.current = leaves;
    setOpened(null);
    setMessage(done);
  };
  return (
    <>
      <TableFinder
        ref={finder}
        label="Filter by name, netID, TA or status"
        value={filter}
        onChange={setFilter}
      >
        {countLeft(rows.length, users.length, 'user')}
      </TableFinder>
      <output className={styles.message}>
        {message && <Notice tone="well">{message}</Notice>}
      </output>
      {rows.length > 0 ? (
        <UserTable
          ref={table}
          rows={rows}
          order={order}
          filter={filter}
          onOrder={setOrder}
          onEdit={(user) => open({ kind: 'edit', user })}
          onDelete={(user) => open({ kind: 'delete', user })}
        />
      ) : (
        <EmptyNote>No one in this course matches “{filter.trim()}”.</EmptyNote>
      )}
      {users.length === 1 && (
        <EmptyNote>
          You’re the only user so far.{' '}
          <ViewLink href={designHref(courseID, { tab: 'users', sub: 'add' })}>Add users</ViewLink>{' '}
          one by one or from a file.
        </EmptyNote>
      )}
      {opened?.kind === 'edit' && (
        <EditUserDialog
          user={opened.user}
          users={users}
          onCancel={() => close()}
          onSaved={({ fullName }) => close(`Saved the changes to ${fullName}.`)}
        />
      )}
      {opened?.kind === 'delete' && (
        <DeleteUserDialog
          user={opened.user}
          users={users}
          onCancel={() => close()}
          onDeleted={() =>
            close(`Deleted ${opened.user.fullName} (${opened.user.username}).`, true)
          }
        />
      )}
    </>
  );
}
