import { Button } from '../../ui/button.tsx';
import { useDesk } from './desk-context.ts';
import { isGradingComplete } from './student-grades.ts';
import styles from './desk-fields.module.css';

interface OnwardButtonProps {
  /** Whether no other student waits for a grade. */
  readonly isLast: boolean;
  readonly onCompleteAndNext: () => void;
}

/** Completes this student and goes on to the next; after the last one it says that all is done. */
export function OnwardButton({ isLast, onCompleteAndNext }: OnwardButtonProps) {
  const { saves, work } = useDesk();
  return (
    <>
      <Button look="filled" size="md" onClick={onCompleteAndNext}>
        {isLast ? 'Complete: this is the last one' : 'Complete, and next ungraded'}
      </Button>
      <output className={styles.allDone}>
        {isLast &&
          isGradingComplete(saves, work) &&
          'That was the last one. Grading is complete for every student in this list.'}
      </output>
    </>
  );
}
