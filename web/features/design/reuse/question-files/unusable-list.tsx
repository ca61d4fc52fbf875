import { useId } from 'react';
import type { QuestionFileReport } from '../../../../calls/design/send-question-file.ts';
import styles from './question-files.module.css';

/** What in the file doesn't become a question, and why. */
export function UnusableList({ items }: { items: QuestionFileReport['leftOut'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>Can’t be added</h3>
      <ul className={styles.leftOut}>
        {items.map(({ place, label, notes }) => (
          <li key={place}>
            <p>
              <strong>{place}</strong>
              {label !== '' && `: ${label}`}
            </p>
            <p className={styles.notes}>{notes.join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
