import { useEffect, useRef } from 'react';
import { readStatus, statusLabel } from '@elenchus/domain/people/user.ts';
import type { NameOrder } from '@elenchus/domain/people/name-order.ts';
import type { RosterReport } from '../../../../calls/people/send-roster.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { VirtualColumn } from '../../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../../ui/tables/virtual-table.tsx';
import { CodeSheet } from '../codes/code-sheet.tsx';
import { FormerRows } from './former-rows.tsx';
import { NameOrderChoice } from './name-order-choice.tsx';
import styles from '../design-users.module.css';

interface RosterReportViewProps {
  readonly report: RosterReport;
  /** It has happened; otherwise it only would. */
  readonly isAdded: boolean;
  readonly isBusy: boolean;
  readonly names: NameOrder;
  /** Who each netID is that was in the course before. */
  readonly people: ReadonlyMap<string, string>;
  readonly onOrder: (names: NameOrder) => void;
  readonly onSayWho: (people: ReadonlyMap<string, string>) => void;
  readonly onAdd: () => void;
}

/** So many rows are shown whole; more are in a box, so that what is below them stays near. */
const FEW = 12;

type Added = RosterReport['added'][number];
type Refused = RosterReport['refused'][number];

const addedColumns: readonly VirtualColumn<Added>[] = [
  { key: 'row', label: 'Row', width: '3.75rem', cell: ({ row }) => row },
  {
    key: 'netID',
    label: 'netID',
    width: '26%',
    isRowHeader: true,
    cell: ({ username }) => username,
  },
  { key: 'fullName', label: 'Full name', cell: ({ fullname }) => fullname },
  { key: 'role', label: 'Role', width: '6rem', cell: ({ status }) => roleText(status) },
];

const refusedColumns: readonly VirtualColumn<Refused>[] = [
  { key: 'row', label: 'Row', width: '3.75rem', isRowHeader: true, cell: ({ row }) => row },
  { key: 'netID', label: 'netID', width: '26%', cell: ({ username }) => username || '(none)' },
  { key: 'reason', label: 'Why it can’t be used', cell: ({ reason }) => reason },
];

/** Every row of the file: who is added, and which rows cannot be used and why. */
export function RosterReportView(props: RosterReportViewProps) {
  const { report, isAdded, isBusy, names, people, onOrder, onAdd } = props;
  const { added, refused, former, lastFirst, slips } = report;
  const isUnclear = former.some(({ username }) => !people.has(username));
  const users = count(added.length, 'user');
  const summary = useRef<HTMLOutputElement>(null);
  // The button that added them no longer exists.
  useEffect(() => {
    if (isAdded) summary.current?.focus();
  }, [isAdded]);
  return (
    <>
      <output ref={summary} tabIndex={-1} className={styles.summary}>
        <Notice tone={isAdded ? 'well' : 'plain'}>
          <p>
            {isAdded ? `${users} added.` : `${users} can be added.`}{' '}
            {refused.length > 0 &&
              `${count(refused.length, 'row')} ${isAdded ? 'not used' : 'can’t be used'}.`}
          </p>
        </Notice>
      </output>
      {isAdded && slips.length > 0 && <CodeSheet slips={slips} />}
      {lastFirst && !isAdded && (
        <NameOrderChoice lastFirst={lastFirst} names={names} onOrder={onOrder} />
      )}
      {refused.length > 0 && (
        <RowsOfFile
          title={isAdded ? 'Rows that weren’t used' : 'Rows that can’t be used'}
          columns={refusedColumns}
          rows={refused}
        />
      )}
      {!isAdded && former.length > 0 && (
        <FormerRows former={former} people={people} onChoose={props.onSayWho} />
      )}
      {!isAdded && added.length > 0 && (
        <div>
          <Button look="filled" size="md" disabled={isUnclear} isBusy={isBusy} onClick={onAdd}>
            Add {users}
          </Button>
        </div>
      )}
      {added.length > 0 && (
        <RowsOfFile
          title={isAdded ? 'Added' : 'Will be added'}
          label={isAdded ? 'Added users' : 'Users that will be added'}
          columns={addedColumns}
          rows={added}
        />
      )}
    </>
  );
}

interface RowsOfFileProps<Row> {
  readonly title: string;
  /** The accessible name of the table, where the title isn't enough. */
  readonly label?: string;
  readonly columns: readonly VirtualColumn<Row>[];
  readonly rows: readonly Row[];
}

function RowsOfFile<Row extends { readonly row: number }>(props: RowsOfFileProps<Row>) {
  const { title, label = title, columns, rows } = props;
  return (
    <Stack as="section" gap={8} className={styles.rows}>
      <h3>{title}</h3>
      <VirtualTable
        isLow={rows.length > FEW}
        minWidth="0"
        label={label}
        columns={columns}
        rows={rows}
        keyOf={rowKey}
      />
    </Stack>
  );
}

function rowKey({ row }: { readonly row: number }): string {
  return String(row);
}

function roleText(status: string): string {
  const role = readStatus(status);
  return role === null ? status : statusLabel(role);
}

function count(number: number, thing: string): string {
  return number === 1 ? `1 ${thing}` : `${number.toLocaleString('en')} ${thing}s`;
}
