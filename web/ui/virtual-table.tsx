// A table of any length: only the rows in sight, and a few around them, are in the page.
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { breakpoints } from './breakpoints.ts';
import { useMediaQuery } from './media-query.ts';
import { TableOrderField } from './table-order-field.tsx';
import { useHeadInView, useStartAgain, useTopInPage } from './table-in-window.ts';
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

interface VirtualTableProps<Row> {
  /** The accessible name of the table. */
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
  /** In a narrow window each row is a stack of these; without them the table keeps its columns. */
  readonly stack?: readonly VirtualColumn<Row>[];
  /** The key of the row that must be in view when the table appears. */
  readonly startAtRow?: string | undefined;
  /** A low box that scrolls inside, for a table in a dialog or next to other things. */
  readonly isLow?: boolean;
  readonly ref?: RefObject<HTMLElement | null>;
}

/** With the line under it; a row that needs more is measured. */
const ROW_HEIGHT = 49;
const STACKED_LINE = 36;

/** A table that scrolls with the window, with headers that stay visible and sort when pressed. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { columns, stack, order, onOrder } = props;
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const Table = props.isLow ? TableInBox : TableInWindow;
  if (!isNarrow || !stack) return <Table {...props} />;
  return (
    <div className={styles.stacked}>
      {order && onOrder && <TableOrderField columns={columns} order={order} onOrder={onOrder} />}
      {/* Rows are measured again when the layout changes, because stacked rows have other heights. */}
      <Table {...props} key="stacked" columns={stack} isStacked />
    </div>
  );
}

/** Keeps the table role where the rows are no longer laid out as a table. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

interface TableProps<Row> extends VirtualTableProps<Row> {
  readonly isStacked?: boolean;
}

/** What both ways of scrolling share. */
function rowsOf<Row>({ rows, keyOf, columns, isStacked = false }: TableProps<Row>) {
  const lines = isStacked ? columns.filter(({ inStack }) => inStack !== 'beside').length - 1 : 0;
  return {
    count: rows.length,
    estimateSize: () => ROW_HEIGHT + lines * STACKED_LINE,
    getItemKey: (place: number) => rowKey(rows[place], keyOf, place),
    // A short list is drawn whole, so that the browser finds every name in it and prints it.
    overscan: rows.length <= 60 ? rows.length : 8,
    useFlushSync: false,
  };
}

function TableInWindow<Row>(props: TableProps<Row>) {
  const ownBox = useRef<HTMLElement>(null);
  const box = props.ref ?? ownBox;
  const { rows, keyOf } = props;
  const scrollMargin = useTopInPage(box);
  // It must not be memoised, and nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({ ...rowsOf(props), scrollMargin });
  useHeadInView(box);
  const start = useRef(props.startAtRow);
  useEffect(() => {
    const place = rows.findIndex((row) => keyOf(row) === start.current);
    start.current = undefined;
    if (place >= 0) virtual.scrollToIndex(place, { align: 'center' });
    // Only when the table appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useStartAgain(chosenBy(props), () => {
    const top = box.current?.getBoundingClientRect().top ?? 0;
    // Somebody who is above the table sees its first rows already.
    if (top < 0) scrollBy({ top: top - STICKY_ROOM, behavior: 'instant' });
  });
  return <TableBox {...props} ref={box} virtual={virtual} scrollMargin={scrollMargin} />;
}

function TableInBox<Row>(props: TableProps<Row>) {
  const own = useRef<HTMLElement>(null);
  const box = props.ref ?? own;
  // It must not be memoised, and nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({ ...rowsOf(props), getScrollElement: () => box.current });
  useStartAgain(chosenBy(props), () => box.current?.scrollTo({ top: 0 }));
  return <TableBox {...props} ref={box} virtual={virtual} scrollMargin={0} />;
}

/** By what the rows and their order were chosen. */
function chosenBy<Row>({ order, filter }: TableProps<Row>): string {
  return `${order?.key} ${order?.isDescending} ${filter}`;
}

/** Room for the bar of the page above the table. */
const STICKY_ROOM = 160;

interface TableBoxProps<Row> extends TableProps<Row> {
  readonly virtual: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;
  /** Where in the page the table begins. */
  readonly scrollMargin: number;
}

function TableBox<Row>(props: TableBoxProps<Row>) {
  const { label, columns, rows, isLow, minWidth, order, isStacked = false } = props;
  const { ref: box, virtual, scrollMargin } = props;
  const seen = virtual.getVirtualItems();
  const before = (seen[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtual.getTotalSize() - ((seen.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <section
      ref={box}
      className={styles.box}
      data-low={isLow}
      data-stacked={isStacked || undefined}
      aria-label={label}
      // A keyboard scrolls what it can focus. A table that scrolls with the page takes it only from a script.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isLow ? 0 : -1}
    >
      <table
        {...ROLES.table}
        className={styles.table}
        style={isStacked ? undefined : { minWidth }}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row} aria-rowindex={1}>
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                order={order}
                // A stack has its order field above the table.
                onOrder={isStacked ? undefined : props.onOrder}
              />
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          <Gap height={before} />
          {seen.map(({ index, key }) => (
            <tr
              key={String(key)}
              {...ROLES.row}
              ref={virtual.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
            >
              <Cells columns={columns} row={rows[index]} isStacked={isStacked} />
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

function Cells<Row>({ columns, row, isStacked }: CellsProps<Row>) {
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

/** Stands for the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

function rowKey<Row>(row: Row | undefined, keyOf: (row: Row) => string, place: number): string {
  return row === undefined ? `none-${place}` : keyOf(row);
}
