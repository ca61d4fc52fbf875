import { useId, useRef, type SubmitEvent } from 'react';
import { hasPlaceholder } from '@elenchus/domain/comment-bank/comment-placeholders.ts';
import { pronounHint } from '@elenchus/domain/comment-bank/pronoun-hint.ts';
import {
  COMMENT_LIMIT,
  LABEL_LIMIT,
  type CommentList,
  type SavedText,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { FieldFrame } from '../../ui/fields/field-frame.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Cluster } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useLeaveKey } from './use-leave-key.ts';
import styles from './saved-comment-form.module.css';

interface SavedCommentFormProps {
  /** What the form is for, for screen readers. */
  readonly label: string;
  readonly draft: SavedText;
  readonly onChange: (draft: SavedText) => void;
  /** The list in which a new comment goes; none when its list is settled. */
  readonly list?: { readonly chosen: CommentList; readonly choose: (list: CommentList) => void };
  readonly confirm: string;
  readonly isBusy: boolean;
  /** What is wrong with the text, or why it couldn't be saved. */
  readonly error: string | undefined;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

const LIST_LABELS = [
  ['mine', 'My comments', 'only you see it'],
  ['course', 'The course’s comments', 'every instructor and TA sees it'],
] as const;

/** The text and the label of a saved comment. */
export function SavedCommentForm(props: SavedCommentFormProps) {
  const { label, draft, onChange, list, confirm, isBusy, error, onSubmit, onCancel } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useLeaveKey(form, onCancel);
  const hint = pronounHint(draft.text);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Stack
      as="form"
      gap={12}
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={label}
      onSubmit={submit}
    >
      <FieldFrame label="Text" error={error} describedBy={`${id}-help`}>
        {(names) => (
          <TextArea
            {...names}
            className={styles.text}
            rows={3}
            // The person asked for the form, and the text is what it is about.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={draft.text}
            maxLength={COMMENT_LIMIT}
            onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
          />
        )}
      </FieldFrame>
      <p id={`${id}-help`} className={styles.help}>
        {hasPlaceholder(draft.text)
          ? 'The student’s name replaces the placeholder when you insert the comment.'
          : 'Write {first name} or {full name} where the student’s name should appear.'}
      </p>
      <output className={styles.hint}>{hint}</output>
      <TextField
        label="Label (optional)"
        description="A few words by which you find it."
        value={draft.label}
        maxLength={LABEL_LIMIT}
        onChange={({ currentTarget }) => onChange({ ...draft, label: currentTarget.value })}
      />
      {list && (
        <Stack as="fieldset" columns="auto" gap={4} className={styles.lists}>
          <legend>Save it in</legend>
          {LIST_LABELS.map(([key, name, who]) => (
            <CheckRow
              key={key}
              type="radio"
              name={`${id}-list`}
              checked={list.chosen === key}
              onChange={() => list.choose(key)}
            >
              <span>
                {name} <small>({who})</small>
              </span>
            </CheckRow>
          ))}
        </Stack>
      )}
      <Cluster gap={8}>
        <Button type="submit" look="filled" isBusy={isBusy}>
          {confirm}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </Stack>
  );
}
