import { useEffect, useMemo, useRef, useState } from 'react';
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import { NEW_CODE_COUNTS } from '@elenchus/domain/people/claim-sentences.ts';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { useFirstLogins } from '../../../../calls/people/claims-queries.ts';
import type { ClassCodes } from '../../../../calls/people/claims-queries.ts';
import { useUsers } from '../../../../calls/people/users-queries.ts';
import type { ChangedUser } from '../../../../calls/people/users-queries.ts';
import { designHref } from '../../../../course-ui/design/design-address.ts';
import { DesignHeading } from '../../../../course-ui/design/design-heading.tsx';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { countLeft } from '../../../../ui/count-words.ts';
import { EmptyNote } from '../../../../ui/empty-note.tsx';
import { offeredSignOn } from '../../../../lib/offered-sign-on.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SkeletonTable } from '../../../../ui/loading/skeleton-shapes.tsx';
import { TableFinder } from '../../../../ui/tables/table-finder.tsx';
import { CodeSheet } from '../codes/code-sheet.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { FirstLoginsBar } from '../codes/first-logins-bar.tsx';
import { NewCodeDialog } from '../codes/new-code-dialog.tsx';
import { useRenewing } from '../codes/use-renewing.ts';
import { arrangeRows, BY_NAME, userRows } from './user-rows.ts';
import { UserTable } from './user-table.tsx';
import styles from '../design-users.module.css';

/** Everyone in the course, to find, change and delete. */
export function ViewUsers() {
  const { courseID } = useDesignSession();
  const { data, error, isFetching, refetch } = useUsers(courseID);
  return (
    <>
      <DesignHeading title="View & Edit Users">
        {offeredSignOn() === null
          ? 'Passwords are never shown. “initial” means that the person hasn’t chosen one yet. “set” means that they have.'
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

type Opened =
  | { readonly kind: 'edit' | 'delete'; readonly user: User }
  | { readonly kind: 'code'; readonly slip: ClaimSlip; readonly message: string }
  | null;

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
  const [isOnly, setOnly] = useState(false);
  const [codes, setCodes] = useState<ClassCodes | null>(null);
  const ways = useFirstLogins(courseID);
  const { renew, trouble } = useRenewing(courseID, (slip, told) => {
    if (slip) open({ kind: 'code', slip, message: told });
    else setMessage(told);
  });
  const all = useMemo(
    () => userRows(isOnly ? users.filter(({ claim }) => claim) : users),
    [users, isOnly],
  );
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
  const saved = ({ user, slip }: ChangedUser): void => {
    const told = `Saved the changes to ${user.fullName}. ${NEW_CODE_COUNTS}`;
    if (slip) setOpened({ kind: 'code', slip, message: told });
    else close(`Saved the changes to ${user.fullName}.`);
  };
  if (codes && codes.slips.length > 0) {
    return <CodeSheet {...codes} onDone={() => setCodes(null)} />;
  }
  return (
    <>
      <FirstLoginsBar
        users={users}
        isOnly={isOnly}
        onOnly={setOnly}
        onCodes={(answer) => {
          setMessage(answer.message);
          setCodes(answer);
        }}
      />
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
      <div role="alert" className={styles.message}>
        {trouble && <Notice tone="attention">{trouble}</Notice>}
      </div>
      {rows.length > 0 ? (
        <UserTable
          ref={table}
          rows={rows}
          order={order}
          filter={`${filter} ${isOnly}`}
          ways={ways}
          onOrder={setOrder}
          onEdit={(user) => open({ kind: 'edit', user })}
          onDelete={(user) => open({ kind: 'delete', user })}
          onRenew={renew}
        />
      ) : (
        <EmptyNote>
          {filter.trim() === ''
            ? 'Everyone has logged in.'
            : `No one in this course matches “${filter.trim()}”.`}
        </EmptyNote>
      )}
      {users.length === 1 && (
        <EmptyNote>
          You’re the only user so far.{' '}
          <ViewLink href={designHref(courseID, { tab: 'users', sub: 'add' })}>Add users</ViewLink>{' '}
          one by one or from a file.
        </EmptyNote>
      )}
      {opened?.kind === 'edit' && (
        <EditUserDialog user={opened.user} users={users} onCancel={() => close()} onSaved={saved} />
      )}
      {opened?.kind === 'code' && <NewCodeDialog {...opened} onClose={() => close()} />}
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
