import styles from './plagiarism-check.module.css';

/** What the check finds and what it leaves out; expanded until there is a result. */
export function HowItWorks({ most }: { most: number | undefined }) {
  return (
    <details className={styles.details} open={most === undefined}>
      <summary>What the check compares, finds and ignores</summary>
      <ul>
        <li>
          Essays on the same question are compared, each in the version from the end of the
          student’s due date. Later changes don’t count. Until the due date has passed, the current
          version is compared.
        </li>
        <li>
          Every run of twelve or more words that two essays share is found, and nothing else. Case,
          punctuation and the way letters are encoded make no difference; another word does. One
          long passage is listed before several short ones. A passage that an essay repeats counts
          each time.
        </li>
        <li>
          The check ignores 6 or more words in a row from the question or its options, and passages
          that more than a tenth of the class share, such as a quotation from a reading
          {most !== undefined && ` (here: more than ${most} students)`}. It never ignores a passage
          that 5 or fewer students share.
        </li>
        <li>
          The history shows when each student first had a passage. Saves within 5 minutes share one
          record, so a passage that appeared “all at once” may have been typed in 5 minutes.
        </li>
        <li>
          The check looks only at this course, not at web pages, books or other courses. It doesn’t
          find paraphrases.
        </li>
      </ul>
    </details>
  );
}
