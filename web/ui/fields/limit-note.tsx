import styles from './limit-note.module.css';

/** In place of a button that adds one more, where no more fit. */
export function LimitNote({ sentence }: { readonly sentence: string }) {
  return <p className={styles.note}>{sentence}</p>;
}
