import type { CheckResult } from '../../../calls/answers/similarity-queries.ts';
import { countOf } from '../../../ui/count-words.ts';
import styles from './plagiarism-check.module.css';

/** The passages that were left out because many share them, so that nothing is left out in silence. */
export function LeftOutList({ result: { leftOut, mostSharers } }: { result: CheckResult }) {
  if (leftOut.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>
        {countOf(leftOut.length, 'passage')} left out because more than {mostSharers} students share{' '}
        {leftOut.length === 1 ? 'it' : 'them'}
      </summary>
      <ul>
        {leftOut.map(({ questionID, text, students }, place) => (
          // The list never changes places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${questionID} ${place}`}>
            <q className={styles.quoted}>{text}</q> {countOf(students, 'student')}
          </li>
        ))}
      </ul>
    </details>
  );
}
