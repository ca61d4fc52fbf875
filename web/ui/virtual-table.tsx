// A table of any length: only the rows in sight, and a few around them, are in the page.
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import styles from './virtual-table.module.css';

export interface VirtualColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** A CSS length; columns without one share the rest. */
  readonly width?: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell that names the row. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
}

export interface TableOrder {
  readonly key: string;
  readonly isDescending: boolean;
}

interface VirtualTableProps<Row> {
  /** What the table is called for those who hear it. */
  readonly label: string;
  readonly columns: readonly VirtualColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly order?: TableOrder;
  readonly onOrder?: (order: TableOrder) => void;
  /** What the rows were chosen by; with another one, as in another order, the table starts at its top. */
  readonly filter?: string;
  /** A CSS length below which the table scrolls sideways, with the names of the rows in sight. */
  readonly minWidth?: string;
  /** How far down it is scrolled when it appears. */
  readonly startAt?: number;
  /** Lower than the usual 70% of the window. */
  readonly isLow?: boolean;
  readonly ref?: RefObject<HTMLElement | null>;
}

/** With the line under it; a row that needs more is measured. */
const ROW_HEIGHT = 49;

/** A table that scrolls by itself, with headers that stay in sight and sort when pressed. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, keyOf, isLow, minWidth, startAt = 0 } = props;
  const ownBox = useRef<HTMLElement>(null);
  const box = props.ref ?? ownBox;
  // It must not be memoised, and nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (place) => rowKey(rows[place], keyOf, place),
    overscan: 8,
    initialOffset: startAt,
    useFlushSync: false,
  });
  const { order, onOrder, filter } = props;
  const chosen = `${order?.key} ${order?.isDescending} ${filter}`;
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    box.current?.scrollTo({ top: 0 });
  }, [box, chosen]);
  const seen = virtual.getVirtualItems();
  const before = seen[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    <section
      ref={box}
      className={styles.box}
      data-low={isLow}
      aria-label={label}
      // A keyboard scrolls what it can focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table
        className={styles.table}
        style={{ minWidth }}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={before} />
          {seen.map(({ index, key }) => (
            <tr
              key={String(key)}
              ref={virtual.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
            >
              <Cells columns={columns} row={rows[index]} />
            </tr>
          ))}
          <Gap height={after} />
        </tbody>
      </table>
    </section>
  );
}

interface HeaderCellProps<Row> {
  readonly column: VirtualColumn<Row>;
  readonly order: TableOrder | undefined;
  readonly onOrder: ((order: TableOrder) => void) | undefined;
}

function HeaderCell<Row>({ column, order, onOrder }: HeaderCellProps<Row>) {
  const { key, label, isSortable = true } = column;
  const named = { scope: 'col', 'data-names': column.isRowHeader || undefined };
  if (!onOrder || !isSortable) return <th {...named}>{label}</th>;
  const isHere = order?.key === key;
  const isDescending = isHere && order.isDescending;
  const sorted = isDescending ? 'descending' : 'ascending';
  const Icon = isHere ? (isDescending ? IconArrowDown : IconArrowUp) : IconArrowsSort;
  return (
    <th {...named} aria-sort={isHere ? sorted : undefined}>
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
    </th>
  );
}

function Cells<Row>({
  columns,
  row,
}: {
  columns: readonly VirtualColumn<Row>[];
  row: Row | undefined;
}) {
  // The list has become shorter, and the table is about to notice.
  if (row === undefined) return null;
  return columns.map(({ key, isRowHeader, cell }) =>
    isRowHeader ? (
      <th key={key} scope="row">
        {cell(row)}
      </th>
    ) : (
      <td key={key}>{cell(row)}</td>
    ),
  );
}

/** Stands for the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

function rowKey<Row>(row: Row | undefined, keyOf: (row: Row) => string, place: number): string {
  return row === undefined ? `none-${place}` : keyOf(row);
}
