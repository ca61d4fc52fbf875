import type { ReactNode } from 'react';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value> {
  /** What the choice is about, for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly content: ReactNode }[];
  readonly chosen: Value;
  /** Also called for the choice that is chosen already. */
  readonly onChoose: (value: Value) => void;
  /** 'joined' is as wide as its words. 'inset' divides the width of its place. */
  readonly look?: 'joined' | 'inset';
  /** Only the place of the control: its look is here. */
  readonly className?: string | undefined;
}

/** Two buttons side by side, one of them pressed: a filter, or one of two states. */
export function SegmentedControl<Value extends string | boolean>({
  label,
  choices,
  chosen,
  onChoose,
  look = 'joined',
  className,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className={[styles[look], className].join(' ').trim()}>
      <legend>{label}</legend>
      {choices.map(({ value, content }) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {content}
        </button>
      ))}
    </fieldset>
  );
}
