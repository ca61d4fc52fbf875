import styles from './choice-row.module.css';

interface ChoiceRowProps {
  readonly type: 'radio' | 'checkbox';
  /** Of the rows that belong together. */
  readonly name: string;
  /** The words, as a person wrote them. */
  readonly text: string;
  readonly isChosen: boolean;
  /** null where nothing can be chosen. */
  readonly onChoose: (() => void) | null;
}

/** One option of a question, with room for a finger. */
export function ChoiceRow({ type, name, text, isChosen, onChoose }: ChoiceRowProps) {
  return (
    <label className={styles.row} data-read-only={onChoose === null || undefined}>
      <input
        type={type}
        name={name}
        className={styles.mark}
        checked={isChosen}
        disabled={onChoose === null}
        onChange={() => onChoose?.()}
      />
      <span>{text}</span>
    </label>
  );
}
