import styles from './plagiarism-check.module.css';

/** What the check promises and what it leaves out; open until there is something else to look at. */
export function HowItWorks({ most }: { most: number | undefined }) {
  return (
    <details className={styles.details} open={most === undefined}>
      <summary>What is compared, what is found, what is left out</summary>
      <ul>
        <li>
          Essays on the same question are compared, each in the version from the end of the
          student’s due date. Later changes don’t count. Until the due date has passed, the current
          version is compared.
        </li>
        <li>
          Every run of twelve or more words that two essays share is found, and nothing else. Case,
          punctuation and the way letters are encoded make no difference; another word does. One
          long passage is listed before several short ones.
        </li>
        <li>
          Left out are six or more words in a row of the question itself or of its options, and
          passages that more than a tenth of the class have, such as a quotation from a reading
          {most !== undefined && ` (here: more than ${most} students)`}. What five or fewer share is
          never left out.
        </li>
        <li>
          The history tells when each side first had a passage. Saves within five minutes are one
          record, so a passage that came “in one piece” may also have been typed in five minutes.
        </li>
        <li>
          The check looks only at this course, not at web pages, books or other courses. It doesn’t
          find paraphrases.
        </li>
      </ul>
    </details>
  );
}
