import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react';
import { RowButton } from '../../course-ui/design-editing/row-button.tsx';
import styles from './question-card.module.css';

interface QuestionActionsProps {
  /** 'question 2' */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  readonly onMoveTo: () => void;
}

/** What can be done to a question as a whole. */
export function QuestionActions(props: QuestionActionsProps) {
  const { name, isFirst, isLast } = props;
  return (
    <div className={styles.actions}>
      <RowButton label={`Move ${name} up`} isOff={isFirst} onClick={props.onUp}>
        <IconArrowUp aria-hidden />
      </RowButton>
      <RowButton label={`Move ${name} down`} isOff={isLast} onClick={props.onDown}>
        <IconArrowDown aria-hidden />
      </RowButton>
      <RowButton label={`Duplicate ${name}`} onClick={props.onDuplicate}>
        <IconCopy aria-hidden />
      </RowButton>
      <RowButton label={`Delete ${name}`} onClick={props.onDelete}>
        <IconTrash aria-hidden />
      </RowButton>
      <RowButton label={`Move ${name} to another topic`} onClick={props.onMoveTo}>
        <IconArrowRight aria-hidden />
      </RowButton>
    </div>
  );
}
