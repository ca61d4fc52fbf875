import { useId } from 'react';
import type { NameOrder } from '@elenchus/domain/people/name-order.ts';
import type { RosterReport } from '../../../../calls/people/send-roster.ts';
import { LabelledChoice } from '../../../../ui/fields/labelled-choice.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from '../design-users.module.css';

interface NameOrderChoiceProps {
  readonly lastFirst: NonNullable<RosterReport['lastFirst']>;
  readonly names: NameOrder;
  readonly onOrder: (names: NameOrder) => void;
}

/** Asks once per file what to do with names that are written with the last name first. */
export function NameOrderChoice({ lastFirst, names, onOrder }: NameOrderChoiceProps) {
  const name = useId();
  const { count, written, shown } = lastFirst;
  return (
    <Stack as="fieldset" columns="auto" gap={12} className={styles.order}>
      <legend>
        {count === 1
          ? '1 name looks like “Last, First”. Show it as “First Last”?'
          : 'These names look like “Last, First”. Show them as “First Last”?'}
      </legend>
      {count > 1 && (
        <p className={styles.small}>{count.toLocaleString('en')} names in this file.</p>
      )}
      <LabelledChoice
        type="radio"
        name={name}
        title="Yes, first name first"
        isChosen={names === 'firstLast'}
        onChange={() => onOrder('firstLast')}
      >
        {shown}
      </LabelledChoice>
      <LabelledChoice
        type="radio"
        name={name}
        title={`No, keep ${count === 1 ? 'it' : 'them'} as in the file`}
        isChosen={names === 'asWritten'}
        onChange={() => onOrder('asWritten')}
      >
        {written}
      </LabelledChoice>
    </Stack>
  );
}
