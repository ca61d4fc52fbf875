import { Button } from '../button.tsx';
import { IconArrowDown, IconArrowUp } from '../icons.ts';
import { SelectField } from '../fields/select-field.tsx';
import styles from './table-order-field.module.css';

interface Order {
  readonly key: string;
  readonly isDescending: boolean;
}

interface TableOrderFieldProps {
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    readonly isSortable?: boolean;
  }[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** What the headers of a table do, for a table whose rows are stacked. */
export function TableOrderField({ columns, order, onOrder }: TableOrderFieldProps) {
  const { key, isDescending } = order;
  const Icon = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <div className={styles.order}>
      <SelectField
        label="Sort by"
        value={key}
        options={columns
          .filter(({ isSortable = true }) => isSortable)
          .map((column) => ({ value: column.key, label: column.label }))}
        onChange={(next) => onOrder({ key: next, isDescending: false })}
      />
      <Button
        size="md"
        aria-label={
          isDescending ? 'Descending; change to ascending' : 'Ascending; change to descending'
        }
        onClick={() => onOrder({ key, isDescending: !isDescending })}
      >
        <Icon aria-hidden />
        {isDescending ? 'Descending' : 'Ascending'}
      </Button>
    </div>
  );
}
