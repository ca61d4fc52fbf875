import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { readFormula } from '../../../../course-ui/course-words/formula-reading.ts';
import styles from './logic-field.module.css';

interface LogicReadingProps {
  readonly logic: string;
  readonly words: CourseWords;
  readonly verb: 'Shows' | 'Holds';
}

/** A formula in plain words. */
export function LogicReading({ logic, words, verb }: LogicReadingProps) {
  const reading = readFormula(logic, words);
  if (reading === null) return null;
  return (
    <p className={styles.reading}>
      {verb} {reading}
      {/[.?!…]”$/u.test(reading) ? '' : '.'}
    </p>
  );
}
