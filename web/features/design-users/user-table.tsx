import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { User } from '@elenchus/domain/people/user.ts';
import { SortedName } from '../../course-ui/sorted-name.tsx';
import { Button } from '../../ui/button.tsx';
import { VirtualTable, type TableOrder, type VirtualColumn } from '../../ui/virtual-table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { claimMark, renewLabel } from './first-login-words.ts';
import type { ClaimWays } from './first-login-words.ts';
import type { UserRow } from './user-rows.ts';
import marks from './first-logins.module.css';
import styles from './design-users.module.css';

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

const facts: readonly VirtualColumn<UserRow>[] = [
  {
    key: 'username',
    label: 'Username',
    width: '18%',
    isRowHeader: true,
    cell: ({ user }) => user.username,
  },
  {
    key: 'password',
    label: 'Password',
    width: '10.5rem',
    cell: ({ user }) => (
      <>
        {user.password}
        <ClaimMark user={user} />
      </>
    ),
  },
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

const factsInStack: VirtualColumn<UserRow> = {
  key: 'facts',
  label: 'Username, Status, Password, TA',
  inStack: 'line',
  cell: ({ user, status, ta }) => (
    <span className={styles.facts}>
      <span>{user.username}</span> <span>{status}</span> <span>password {user.password}</span>{' '}
      {user.claim && <span>{claimMark(user.claim)}</span>} {ta && <span>TA {ta}</span>}
    </span>
  ),
};

/** One row for each user, with what can be done about it. */
export function UserTable(props: UserTableProps) {
  const { rows, order, filter, ways, onOrder, onEdit, onDelete, onRenew, ref } = props;
  // The column stays the same, so that a row isn't drawn again with each letter of the filter.
  const onRenewNow = useRef(onRenew);
  useEffect(() => {
    onRenewNow.current = onRenew;
  });
  const actions = useMemo(
    () => actionsColumn({ onEdit, onDelete, onRenew: (user) => onRenewNow.current(user), ways }),
    // They only open a dialog for the user whom they are given.
    // oxlint-disable-next-line react/exhaustive-deps
    [ways],
  );
  return (
    <VirtualTable
      ref={ref}
      label="Users"
      columns={[...facts, actions]}
      stack={[nameInStack, actions, factsInStack]}
      rows={rows}
      keyOf={({ user }) => user.username}
      order={order}
      filter={filter}
      onOrder={onOrder}
    />
  );
}

function actionsColumn({
  onEdit,
  onDelete,
  onRenew,
  ways,
}: Pick<UserTableProps, 'onEdit' | 'onDelete' | 'onRenew' | 'ways'>): VirtualColumn<UserRow> {
  return {
    key: 'actions',
    label: 'Actions',
    width: '18.5rem',
    isSortable: false,
    inStack: 'beside',
    cell: ({ user }) => (
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
        <RenewButton user={user} ways={ways} onRenew={onRenew} />
      </div>
    ),
  };
}

function RenewButton({ user, ways, onRenew }: Pick<UserTableProps, 'ways' | 'onRenew'> & UserOf) {
  const label = renewLabel(user, ways);
  return (
    label && (
      <Button
        look="plain"
        aria-label={`${label} for ${user.fullName}`}
        onClick={() => onRenew(user)}
      >
        <IconKey aria-hidden />
        {label}
      </Button>
    )
  );
}

/** What an account waits for that nobody has claimed. */
function ClaimMark({ user: { claim } }: UserOf) {
  if (!claim) return null;
  const isStuck = claim.state === 'missing' || claim.state === 'expired';
  return (
    <span className={marks.mark} data-stuck={isStuck || undefined}>
      {claimMark(claim)}
    </span>
  );
}

interface UserOf {
  readonly user: User;
}

function NoTa() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>none</VisuallyHidden>
    </>
  );
}
