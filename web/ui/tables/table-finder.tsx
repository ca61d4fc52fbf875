import type { ReactNode, Ref } from 'react';
import { TextField } from '../fields/text-field.tsx';
import styles from './table-finder.module.css';

interface TableFinderProps {
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (filter: string) => void;
  /** How many rows are left; it is read out when it changes. */
  readonly children: ReactNode;
}

/** The field above a table that filters it as the person types, with the count next to it. */
export function TableFinder({ label, ref, value, onChange, children }: TableFinderProps) {
  return (
    <div className={styles.finder}>
      <TextField
        type="search"
        ref={ref}
        label={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <output className={styles.count}>{children}</output>
    </div>
  );
}
