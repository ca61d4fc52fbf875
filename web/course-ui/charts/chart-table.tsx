import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chart-table.module.css';

interface ChartTableProps {
  /** What the table is about: the name of its chart. */
  readonly label: string;
  /** The head of the first column, then those of the numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/** The numbers of a chart, one click away. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    <details className={styles.figures}>
      <summary>
        Show as a table<VisuallyHidden>: {label}</VisuallyHidden>
      </summary>
      {/* A keyboard scrolls what it can focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.box} aria-label={`${label}, as a table`} tabIndex={0}>
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
