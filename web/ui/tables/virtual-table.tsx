// A table of any length: only the rows in sight, and a few around them, are in the page.
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { breakpoints } from '../breakpoints.ts';
import { useMediaQuery } from '../media-query.ts';
import { Cells, HeaderCell, ROLES, type TableOrder, type VirtualColumn } from './table-cells.tsx';
import { TableOrderField } from './table-order-field.tsx';
import { useHeadInView, useStartAgain, useTopInPage } from './table-in-window.ts';
import styles from './virtual-table.module.css';

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

/** Stands for the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

function rowKey<Row>(row: Row | undefined, keyOf: (row: Row) => string, place: number): string {
  return row === undefined ? `none-${place}` : keyOf(row);
}
