import { dueLongLabel } from '@elenchus/domain/base/due-date-labels.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { Button } from '../../../../ui/button.tsx';
import choiceStyles from '../../../../ui/fields/version-choice.module.css';

interface EarlierDateQuestionProps {
  readonly name: string;
  readonly before: DueDate;
  readonly after: DueDate;
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** Asks before a student gets less time than now (DUE-17). */
export function EarlierDateQuestion({ name, before, after, onAnswer }: EarlierDateQuestionProps) {
  return (
    <div role="alert" className={choiceStyles.choice}>
      <p>
        <strong>Not saved yet: this date is earlier than the one in force.</strong> {name}’s work
        would be due on {dueLongLabel(after)} instead of {dueLongLabel(before)}. What was written
        after that wouldn’t count. {name} gets a notice.
      </p>
      <div className={choiceStyles.buttons}>
        <Button look="filled" onClick={() => onAnswer(false)}>
          Keep the old date
        </Button>
        <Button onClick={() => onAnswer(true)}>Set the earlier date</Button>
      </div>
    </div>
  );
}
