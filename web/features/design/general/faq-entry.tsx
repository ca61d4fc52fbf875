import { isFinishedEntry, type FaqEntry } from '@elenchus/domain/design/faq.ts';
import { MarkdownField } from './markdown-field.tsx';
import { RowButton } from '../../../course-ui/forms/row-button.tsx';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './general.module.css';

interface FaqEntryFieldsProps {
  readonly entry: FaqEntry;
  readonly place: number;
  readonly count: number;
  readonly onEdit: (values: Partial<FaqEntry>) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** How an entry is called in a sentence. */
export function faqEntryName({ question }: FaqEntry, place: number): string {
  return question.trim() || `entry ${place + 1}`;
}

/** One question with its answer. */
export function FaqEntryFields(props: FaqEntryFieldsProps) {
  const { entry, place, count, onEdit, onMove, onRemove } = props;
  const name = faqEntryName(entry, place);
  return (
    <Stack as="li" columns="auto" gap={16} className={styles.entry}>
      <TextField
        label={`Question ${place + 1}`}
        value={entry.question}
        onChange={(event) => onEdit({ question: event.currentTarget.value })}
      />
      <div className={styles.rowButtons}>
        <RowButton
          word="Up"
          label={`Move “${name}” up`}
          action="-1"
          isOff={place === 0}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp aria-hidden />
        </RowButton>
        <RowButton
          word="Down"
          label={`Move “${name}” down`}
          action="1"
          isOff={place === count - 1}
          onClick={() => onMove(1)}
        >
          <IconArrowDown aria-hidden />
        </RowButton>
        <RowButton label={`Remove “${name}”`} action="remove" onClick={onRemove}>
          <IconTrash aria-hidden />
        </RowButton>
      </div>
      <MarkdownField
        label={`Answer ${place + 1}`}
        value={entry.answer}
        rows={4}
        hasHelp={place === 0}
        emptyText="A preview of the answer appears here."
        onChange={(answer) => onEdit({ answer })}
      />
      {!isFinishedEntry(entry) && (
        <Text tone="soft" size="sm">
          Students don’t see this entry until it has a question and an answer.
        </Text>
      )}
    </Stack>
  );
}
