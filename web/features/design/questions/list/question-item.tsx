import { useSortable } from '@dnd-kit/sortable';
import { memo, useId, type ReactNode } from 'react';
import { IconGripVertical } from '../../../../ui/icons.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { dragKey } from './drag-keys.ts';
import { QuestionRow, type QuestionRowProps } from './question-row.tsx';
import dragStyles from './question-drag.module.css';
import styles from './question-row.module.css';

interface QuestionItemProps extends QuestionRowProps {
  /** The fields, while this question is open; every other question stays text. */
  readonly card: ReactNode | null;
}

/** A question in the list of its class day. While another one is edited, it isn't rendered again. */
export const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const { card, ...row } = props;
  const { id } = row.question;
  const nameId = useId();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: dragKey('question', id),
    attributes: { roleDescription: 'question that can be moved' },
  });
  const { transform, transition, isDragging } = drag;
  return (
    <li
      ref={setNodeRef}
      id={`card-${id}`}
      className={styles.item}
      data-dragging={isDragging || undefined}
      data-open={card !== null || undefined}
      aria-labelledby={nameId}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <div className={styles.side}>
        <h2 id={nameId}>
          <VisuallyHidden>Question {row.number}</VisuallyHidden>
        </h2>
        <Text as="span" tone="soft" size="sm" aria-hidden className={styles.place}>
          {row.number}
        </Text>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          title="Drag, or press Space and the arrow keys"
          data-action="drag"
          {...attributes}
          {...listeners}
          aria-label={`Drag question ${row.number}`}
        >
          <IconGripVertical aria-hidden />
          <span className={dragStyles.word}>Move</span>
        </button>
      </div>
      {card ?? <QuestionRow {...row} />}
    </li>
  );
});
