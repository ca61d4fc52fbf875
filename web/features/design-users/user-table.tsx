import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import type { User } from '@elenchus/domain/people/user.ts';
import { SortedName } from '../../course-ui/sorted-name.tsx';
import { Button } from '../../ui/button.tsx';
import type { TableOrder, VirtualColumn } from '../../ui/table-cells.tsx';
import { VirtualTable } from '../../ui/virtual-table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { UserRow } from './user-rows.ts';
import styles from './design-users.module.css';

interface UserTableProps {
  readonly rows: readonly UserRow[];
  readonly order: TableOrder;
  readonly filter: string;
  readonly onOrder: (order: TableOrder) => void;
  readonly onEdit: (user: User) => void;
  readonly onDelete: (user: User) => void;
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
  { key: 'password', label: 'Password', width: '8.5rem', cell: ({ user }) => user.password },
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
      {ta && <span>TA {ta}</span>}
    </span>
  ),
};

/** One row for each user, with what can be done about it. */
export function UserTable(props: UserTableProps) {
  const { rows, order, filter, onOrder, onEdit, onDelete, ref } = props;
  const actions = useMemo(
    () => actionsColumn(onEdit, onDelete),
    // They only open a dialog for the user whom they are given.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
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

function actionsColumn(
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
    ),
  };
}

function NoTa() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>none</VisuallyHidden>
    </>
  );
}
