import styles from './marks-hint.module.css';

/** Shown next to fields whose text can have formatting marks. */
export function MarksHint({ id }: { readonly id?: string }) {
  return (
    <p id={id} className={styles.hint}>
      <code>*word*</code> for emphasis, <code>[text](https://…)</code> for a link, <code>&gt;</code>{' '}
      at the start of a line for a quotation
    </p>
  );
}
