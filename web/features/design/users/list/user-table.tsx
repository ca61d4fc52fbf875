import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { User } from '@elenchus/domain/people/user.ts';
import { SortedName } from '../../../../course-ui/people/sorted-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconPencil, IconTrash } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { TableOrder, VirtualColumn } from '../../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../../ui/tables/virtual-table.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { claimMark, renewLabel } from '../codes/first-login-words.ts';
import type { ClaimWays } from '../codes/first-login-words.ts';
import type { UserRow } from './user-rows.ts';
import marks from '../codes/first-logins.module.css';
import { ChangingPart, useIsClosed } from '../../../../course-ui/closing/closed-course.tsx';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import styles from '../design-users.module.css';

interface UserTableProps {
  readonly rows: readonly UserRow[];
  readonly order: TableOrder;
  readonly filter: string;
  readonly onOrder: (order: TableOrder) => void;
  readonly onEdit: (user: User) => void;
  readonly onDelete: (user: User) => void;
  readonly onRenew: (user: User) => void;
  /** What each role uses at the first login, once it is known. */
  readonly ways: ClaimWays | undefined;
  readonly ref: RefObject<HTMLElement | null>;
}

const usernameColumn: VirtualColumn<UserRow> = {
  key: 'username',
  label: 'Username',
  width: '18%',
  isRowHeader: true,
  cell: ({ user }) => user.username,
};

const facts: readonly VirtualColumn<UserRow>[] = [
  { key: 'fullName', label: 'Full Name', cell: ({ user }) => <SortedName name={user.fullName} /> },
  { key: 'ta', label: 'TA', width: '20%', cell: ({ ta }) => ta || <NoTa /> },
  { key: 'status', label: 'Status', width: '7rem', cell: ({ status }) => status },
];

/** The same in two lines for a narrow window. */
const nameInStack: VirtualColumn<UserRow> = {
  key: 'name',
  label: 'Full Name',
  isRowHeader: true,
  cell: ({ user }) => <SortedName name={user.fullName} />,
};

/** One row for each user, with what can be done about it. */
export function UserTable(props: UserTableProps) {
  const { courseID } = useDesignSession();
  const { rows, order, filter, ways, onOrder, onEdit, onDelete, onRenew, ref } = props;
  // The columns stay the same, so that a row isn't drawn again with each letter of the filter.
  const onRenewNow = useRef(onRenew);
  useEffect(() => {
    onRenewNow.current = onRenew;
  });
  const actions = useMemo(
    () => actionsColumn(courseID, onEdit, onDelete),
    // They only open a dialog for the user whom they are given.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  const [password, factsInStack] = useMemo(() => {
    const renewing = { ways, onRenew: (user: User) => onRenewNow.current(user) };
    return [passwordColumn(renewing), stackedFacts(renewing)];
  }, [ways]);
  return (
    <VirtualTable
      ref={ref}
      label="Users"
      columns={[usernameColumn, password, ...facts, actions]}
      stack={[nameInStack, actions, factsInStack]}
      rows={rows}
      keyOf={({ user }) => user.username}
      order={order}
      filter={filter}
      onOrder={onOrder}
    />
  );
}

type Renewing = Pick<UserTableProps, 'ways' | 'onRenew'>;

function passwordColumn(renewing: Renewing): VirtualColumn<UserRow> {
  return {
    key: 'password',
    label: 'Password',
    width: '11rem',
    cell: ({ user }) => (
      <>
        {user.password}
        <ClaimMark user={user} {...renewing} />
      </>
    ),
  };
}

function stackedFacts(renewing: Renewing): VirtualColumn<UserRow> {
  return {
    key: 'facts',
    label: 'Username, Status, Password, TA',
    inStack: 'line',
    cell: ({ user, status, ta }) => (
      <>
        <Cluster as="span" gap={[0, 8]} className={styles.facts}>
          <span>{user.username}</span> <span>{status}</span> <span>password {user.password}</span>{' '}
          {ta && <span>TA {ta}</span>}
        </Cluster>
        <ClaimMark user={user} {...renewing} />
      </>
    ),
  };
}

function actionsColumn(
  courseID: string,
  onEdit: (user: User) => void,
  onDelete: (user: User) => void,
): VirtualColumn<UserRow> {
  return {
    key: 'actions',
    label: 'Actions',
    width: '12.5rem',
    isSortable: false,
    inStack: 'beside',
    cell: ({ user }) => (
      <ChangingPart courseID={courseID}>
        <div className={styles.actions}>
          <Button look="plain" aria-label={`Edit ${user.fullName}`} onClick={() => onEdit(user)}>
            <IconPencil aria-hidden />
            Edit
          </Button>
          {user.status !== 'instructor' && (
            <Button
              look="plain"
              aria-label={`Delete ${user.fullName}`}
              onClick={() => onDelete(user)}
            >
              <IconTrash aria-hidden />
              Delete
            </Button>
          )}
        </div>
      </ChangingPart>
    ),
  };
}

/** What an account waits for that nobody has claimed, and the button that gives it. */
function ClaimMark({ user, ways, onRenew }: Renewing & { user: User }) {
  const { claim, fullName } = user;
  const { courseID } = useDesignSession();
  const isClosed = useIsClosed(courseID);
  if (!claim) return null;
  const isStuck = claim.state === 'missing' || claim.state === 'expired';
  const label = renewLabel(user, ways);
  return (
    <Cluster as="span" gap={[0, 12]} align="baseline" className={marks.claim}>
      <span className={marks.mark} data-stuck={isStuck || undefined}>
        {claimMark(claim)}
      </span>
      {label && !isClosed && (
        <LinkButton aria-label={`${label} for ${fullName}`} onClick={() => onRenew(user)}>
          {label}
        </LinkButton>
      )}
    </Cluster>
  );
}

function NoTa() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>none</VisuallyHidden>
    </>
  );
}
