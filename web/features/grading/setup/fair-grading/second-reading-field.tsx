import { SECOND_SHARES, type SecondShare } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { secondReadingObstacle } from '@elenchus/domain/blind-grading/second-reading.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import styles from './fair-grading.module.css';

interface SecondReadingFieldProps {
  readonly settings: CourseSettings;
  readonly share: SecondShare;
  readonly onChange: (share: SecondShare) => void;
}

const SHARES: readonly SecondShare[] = [0, ...SECOND_SHARES];

/** How many students’ work a second person reads. */
export function SecondReadingField({ settings, share, onChange }: SecondReadingFieldProps) {
  const obstacle = secondReadingObstacle(settings);
  return (
    <div className={styles.second}>
      <SelectField
        label="Second reading"
        description={obstacle ?? HOW}
        value={String(share)}
        disabled={obstacle !== null && share === 0}
        options={SHARES.map((each) => ({ value: String(each), label: shareWords(each) }))}
        onChange={(value) => onChange(SHARES.find((each) => String(each) === value) ?? 0)}
      />
    </div>
  );
}

const HOW =
  'Another TA reads this share of the work, chosen at random, without the name and the first grade. With only one TA, an instructor reads it. Grades don’t change: Grading Statistics shows how far the two readers agree.';

function shareWords(share: SecondShare): string {
  if (share === 0) return 'None';
  return share === 100 ? 'All students' : `${share}% of the students`;
}
