import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import type { MakerEntry } from '../row-words.ts';
import { useEscape } from '../use-escape.ts';
import type { NewRow } from './use-schedule-maker.ts';
import styles from './schedule-maker.module.css';

interface AddBelowProps {
  readonly entry: MakerEntry;
  readonly onAdd: (kind: NewRow) => void;
  readonly onCancel: () => void;
}

/** What can be added below a row. */
export function AddBelow({ entry: { name, row }, onAdd, onCancel }: AddBelowProps) {
  const choices = useRef<HTMLFieldSetElement>(null);
  useEscape(onCancel);
  useEffect(() => choices.current?.querySelector('button')?.focus(), []);
  return (
    <Cluster
      as="fieldset"
      gap={8}
      ref={choices}
      className={styles.adding}
      aria-label={`Add below “${name}”`}
    >
      <Button onClick={() => onAdd('class day')}>New class day</Button>
      {row.kind === 'topic' && <Button onClick={() => onAdd('copy')}>Copy of this day</Button>}
      <Button onClick={() => onAdd('section')}>New section</Button>
      <Button look="plain" onClick={onCancel}>
        Cancel
      </Button>
    </Cluster>
  );
}
