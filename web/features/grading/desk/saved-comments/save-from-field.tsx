import { useEffect, useRef, useState } from 'react';
import { textToSave } from '@elenchus/domain/comment-bank/comment-insertion.ts';
import { withPlaceholders } from '@elenchus/domain/comment-bank/comment-placeholders.ts';
import {
  savedCommentFaultSentence,
  readComment,
  type CommentList,
  type SavedText,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import { useCommentChanges } from '../../../../calls/grading/saved-comments-queries.ts';
import { newCommentId } from '../../../../course-ui/saved-comments/new-comment-id.ts';
import { SavedCommentForm } from '../../../../course-ui/saved-comments/saved-comment-form.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { CommentedField, SavedCommentsState } from './use-saved-comments.ts';
import styles from './comment-picker.module.css';

interface SaveFromFieldProps {
  readonly field: CommentedField;
  readonly saved: SavedCommentsState;
}

/** Saves what the field has, or what is selected in it. */
export function SaveFromField({ field, saved }: SaveFromFieldProps) {
  const [id] = useState(newCommentId);
  const [draft, setDraft] = useState<SavedText>(() => {
    const found = saved.readField();
    const text = found ? textToSave(found) : '';
    return { label: '', text: withPlaceholders(text, field.studentName) };
  });
  const [list, setList] = useState<CommentList>('mine');
  const [fault, setFault] = useState<string>();
  const { save } = useCommentChanges(field.courseID);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const submit = (): void => {
    const read = readComment(draft);
    if (!read.ok) return setFault(savedCommentFaultSentence(read.reason));
    setFault(undefined);
    save.mutate(
      { id, list, ...read.value, expectedVersion: 0 },
      {
        onSuccess: () =>
          saved.goOn(
            list === 'mine' ? 'Saved in your comments.' : 'Saved in the course’s comments.',
          ),
      },
    );
  };
  return (
    <Stack gap={8} ref={panel} className={styles.panel}>
      <SavedCommentForm
        label="Save this comment"
        draft={draft}
        onChange={setDraft}
        list={{ chosen: list, choose: setList }}
        confirm="Save comment"
        isBusy={save.isPending}
        error={fault ?? (save.error ? `Not saved. ${save.error.message}` : undefined)}
        onSubmit={submit}
        onCancel={() => saved.close()}
      />
    </Stack>
  );
}
