import { useId } from 'react';
import { CheckRow } from '../../../../ui/fields/check-row.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import styles from './partial-hand-back.module.css';

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** A question with a few answers, one of them chosen. */
export function Choices<Value extends string>({
  legend,
  value,
  options,
  onChange,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <Cluster as="fieldset" gap={[4, 16]} className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <CheckRow
          key={option}
          size="lg"
          type="radio"
          name={name}
          checked={option === value}
          onChange={() => onChange(option)}
        >
          {label}
        </CheckRow>
      ))}
    </Cluster>
  );
}
