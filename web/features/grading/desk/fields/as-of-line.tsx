import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/due-date-input.ts';
import { targetDate as dueFor } from '@elenchus/domain/grading/target-date.ts';
import { fieldKey } from '../../../../saving/grades/grade-field.ts';
import { useDesk } from '../desk-context.ts';
import { targetDateWords } from '../desk-words.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import styles from './fields-panel.module.css';

interface AsOfLineProps {
  /** null until the server has answered. */
  readonly targetDate: string | null;
  /** Whether the student already sees the grading. */
  readonly isBack: boolean;
}

/** As of when the answers are shown, and who sees what is entered. */
export function AsOfLine({ targetDate, isBack }: AsOfLineProps) {
  const { course, evaluation, work, saves } = useDesk();
  // A date that waits to be saved doesn't decide yet which answers count.
  const saved = readCustomDueDate(saves.savedText(fieldKey(work, 'customDueDate')));
  const customDueDate = saved.ok ? saved.value : null;
  // The server decides; until it answers, the date that it will probably choose is shown.
  const expected = dueFor(evaluation, customDueDate);
  const asOf = targetDate ? dueDateOf(targetDate) : expected.ok && expected.value;
  return (
    <Text tone="soft" size="xs" className={styles.asOf}>
      {asOf && targetDateWords(asOf, customDueDate !== null, course.settings.timeZone)}
      {isBack && <strong>Handed back: the student sees changes at once.</strong>}
    </Text>
  );
}
