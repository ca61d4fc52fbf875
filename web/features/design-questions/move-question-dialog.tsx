import { useId, useState } from 'react';
import type { QuestionMenuSection } from '@elenchus/domain/course/question-menu.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import styles from './question-card.module.css';

interface MoveQuestionDialogProps {
  readonly topicId: string;
  readonly menu: readonly QuestionMenuSection[];
  readonly onMoveTo: (topicId: string) => void;
  readonly onCancel: () => void;
}

/** Asks to which class day a question goes. */
export function MoveQuestionDialog({ topicId, menu, onMoveTo, onCancel }: MoveQuestionDialogProps) {
  const id = useId();
  const others = menu
    .map(({ section, topics }) => ({
      section,
      topics: topics.filter((each) => each.id !== topicId),
    }))
    .filter(({ topics }) => topics.length > 0);
  const [target, setTarget] = useState(others[0]?.topics[0]?.id ?? '');
  if (target === '') {
    return (
      <AskDialog
        title="Move to another topic"
        confirm="Close"
        onConfirm={onCancel}
        onCancel={onCancel}
      >
        <p>
          No other topic has questions. Topics with questions are chosen under Schedule, Days with
          Questions.
        </p>
      </AskDialog>
    );
  }
  return (
    <AskDialog
      title="Move to another topic"
      confirm="Move the question"
      onConfirm={() => onMoveTo(target)}
      onCancel={onCancel}
    >
      <div className={styles.field}>
        <label htmlFor={id}>Topic</label>
        <select
          id={id}
          className={styles.select}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
        >
          {others.map(({ section, topics }) => (
            <optgroup key={section.id} label={section.name}>
              {topics.map((topic) => (
                <option key={topic.id} value={topic.id}>
                  {topic.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p>It stands last there. Answers and logic that name it stay as they are.</p>
    </AskDialog>
  );
}
