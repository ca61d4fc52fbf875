import { sortWordOf } from '@elenchus/domain/base/name-folding.ts';
import styles from './sorted-name.module.css';

/** A name in a list of people: the word that the list is sorted by is emphasized. */
export function SortedName({ name }: { name: string }) {
  const { before, word, after } = sortWordOf(name);
  return (
    <bdi className={styles.name}>
      {before}
      <span className={styles.word}>{word}</span>
      {after}
    </bdi>
  );
}
