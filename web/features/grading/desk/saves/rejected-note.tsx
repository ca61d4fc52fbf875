import { LinkButton } from '../../../../ui/link-button.tsx';
import type { DeskField } from '../desk-context.ts';
import styles from '../fields/desk-fields.module.css';

interface RejectedNoteProps {
  readonly id: string;
  readonly field: Pick<DeskField, 'rejected' | 'text' | 'restore'>;
  /** What a value of this field is. */
  readonly sentence: string;
}

/** Why what was typed isn't saved, what is saved instead, and the way back to it. */
export function RejectedNote({ id, field, sentence }: RejectedNoteProps) {
  const { rejected, text, restore } = field;
  return (
    <span id={id} className={styles.error}>
      {rejected !== undefined && (
        <>
          {sentence} “{rejected}” isn’t saved{text === '' ? '.' : `: the saved value is ${text}.`}{' '}
          <LinkButton onClick={restore}>
            {text === '' ? 'Clear it' : `Go back to ${text}`}
          </LinkButton>
        </>
      )}
    </span>
  );
}
