// The cells of a table, also where its rows are stacks of lines.
import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../icons.ts';
import styles from './virtual-table.module.css';

export interface VirtualColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** A few words under the label, such as how far the column is. */
  readonly note?: string;
  /** A CSS length; columns without one share the rest. */
  readonly width?: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell that names the row. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** Numbers that are compared down the column: they end on one line. */
  readonly isFigure?: boolean;
  /** In a stacked row: on a line after the column's label, on a line without it, or next to its neighbors. */
  readonly inStack?: 'labelled' | 'line' | 'beside';
}

export interface TableOrder {
  readonly key: string;
  readonly isDescending: boolean;
}

/** Keeps the table role where the rows are no longer laid out as a table. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

interface HeaderCellProps<Row> {
  readonly column: VirtualColumn<Row>;
  readonly order: TableOrder | undefined;
  readonly onOrder: ((order: TableOrder) => void) | undefined;
}

/** The header of a column; pressing it sorts the table, unless there is no `onOrder`. */
export function HeaderCell<Row>({ column, order, onOrder }: HeaderCellProps<Row>) {
  const { key, label, note, isSortable = true } = column;
  const isHere = order?.key === key;
  const isDescending = isHere && order.isDescending;
  const sorted = isDescending ? 'descending' : 'ascending';
  const Icon = isHere ? (isDescending ? IconArrowDown : IconArrowUp) : IconArrowsSort;
  const named = {
    ...ROLES.columnheader,
    scope: 'col',
    'data-names': column.isRowHeader || undefined,
    'data-figure': column.isFigure || undefined,
    'aria-sort': isHere ? sorted : undefined,
  } as const;
  const below = note !== undefined && <small className={styles.headNote}>{note}</small>;
  if (!onOrder || !isSortable) {
    return (
      <th {...named}>
        {label}
        {below}
      </th>
    );
  }
  return (
    <th {...named}>
      <button
        type="button"
        data-here={isHere || undefined}
        onClick={() => onOrder({ key, isDescending: isHere && !isDescending })}
      >
        <span className={styles.label} title={label}>
          {label}
        </span>
        <Icon aria-hidden />
      </button>
      {below}
    </th>
  );
}

interface CellsProps<Row> {
  readonly columns: readonly VirtualColumn<Row>[];
  readonly row: Row | undefined;
  readonly isStacked: boolean;
}

/** The cells of one row. */
export function Cells<Row>({ columns, row, isStacked }: CellsProps<Row>) {
  // The list has become shorter, and the table is about to notice.
  if (row === undefined) return null;
  return columns.map(({ key, label, isRowHeader, isFigure, inStack = 'labelled', cell }) => {
    if (isRowHeader)
      return (
        <th key={key} {...ROLES.rowheader} scope="row">
          {cell(row)}
        </th>
      );
    if (!isStacked || inStack !== 'labelled')
      return (
        <td
          key={key}
          {...ROLES.cell}
          data-figure={isFigure || undefined}
          data-beside={inStack === 'beside' || undefined}
        >
          {cell(row)}
        </td>
      );
    return (
      <td key={key} {...ROLES.cell} data-labelled>
        {/* Screen readers read it as the header of the column. */}
        <span aria-hidden>{label}</span>
        <div>{cell(row)}</div>
      </td>
    );
  });
}
