import { useId, useState } from 'react';
import type { QuestionMenuSection } from '@elenchus/domain/screens/question-menu.ts';
import { NO_CHANGES } from '@elenchus/domain/design/diff-design.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../../../course-ui/design/consequence-list.tsx';
import { useConsequences, type Weighed } from '../../../../course-ui/design/use-consequences.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { moveSave } from '../question-changes.ts';
import styles from '../question-card.module.css';
import { Stack } from '../../../../ui/layout/stack.tsx';

interface MoveQuestionDialogProps {
  readonly question: Question;
  readonly menu: readonly QuestionMenuSection[];
  /** The class day onto which it was dropped; null for a free choice. */
  readonly wanted: string | null;
  readonly onMoveTo: (topicId: string, weighed: Weighed) => void;
  readonly onCancel: () => void;
}

/** Asks to which class day a question goes, and says what that changes for students. */
export function MoveQuestionDialog(props: MoveQuestionDialogProps) {
  const { question, menu, wanted, onMoveTo, onCancel } = props;
  const id = useId();
  const { course } = useDesignedCourse();
  const others = menu
    .map(({ section, topics }) => ({
      section,
      topics: topics.filter((each) => each.id !== question.topicId),
    }))
    .filter(({ topics }) => topics.length > 0);
  const days = others.flatMap(({ topics }) => topics);
  const [target, setTarget] = useState(
    (days.find(({ id: day }) => day === wanted) ?? days[0])?.id ?? '',
  );
  const save = moveSave(course, { kind: 'to-topic', id: question.id, topicId: target });
  const weighed = useConsequences(target !== '' && save.ok ? save.value : NO_CHANGES, target);
  if (target === '') {
    return (
      <AskDialog
        title="Move to another class day"
        confirm="Close"
        onConfirm={onCancel}
        onCancel={onCancel}
      >
        <p>
          No other class day has questions. To choose class days with questions, open Schedule, Days
          with Questions.
        </p>
      </AskDialog>
    );
  }
  return (
    <AskDialog
      title="Move to another class day"
      confirm="Move the question"
      onConfirm={() => onMoveTo(target, weighed)}
      onCancel={onCancel}
    >
      <Stack gap={4} className={styles.field}>
        <label htmlFor={id}>Class day</label>
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
      </Stack>
      <p>
        It moves to the end of that class day. Its answers and the logic that names it don’t change.
      </p>
      <ConsequencesInDialog weighed={weighed} />
    </AskDialog>
  );
}
