import { useState, type ReactNode } from 'react';
import {
  commentName,
  type SavedComment,
  type SavedText,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import { useCommentChanges } from '../../../calls/grading/saved-comments-queries.ts';
import { AskDialog } from '../../../course-ui/forms/ask-dialog.tsx';
import { RowButton } from '../../../course-ui/forms/row-button.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { countOf } from '../../../ui/count-words.ts';
import { focusSoon } from '../../../ui/focus.ts';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { CommentEditor } from './comment-editor.tsx';
import styles from './saved-comments.module.css';

interface CommentRowProps {
  readonly comment: SavedComment;
  readonly uses: number;
  /** null where the person can't change the order. */
  readonly handle: ReactNode;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onMessage: (text: string) => void;
  /** Someone else has deleted it, with what was typed here. */
  readonly onGone: (draft: SavedText) => void;
}

/** A saved comment, or the form in which it is changed. */
export function CommentRow(props: CommentRowProps) {
  const { comment, uses, handle, isFirst, isLast, onStep, onMessage, onGone } = props;
  const [over, setOver] = useState<'edit' | 'delete' | null>(null);
  const name = `“${commentName(comment)}”`;
  if (over === 'edit') {
    return (
      <div className={styles.editing}>
        <CommentEditor
          list={comment.list}
          comment={comment}
          onGone={onGone}
          onDone={(text) => {
            setOver(null);
            onMessage(text);
            focusSoon(document, `[data-row="${CSS.escape(comment.id)}"] [data-action=edit]`);
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.row} data-plain={handle === null || undefined}>
      {handle && <div className={styles.handle}>{handle}</div>}
      <Stack columns="auto" gap={2} className={styles.comment}>
        {comment.label !== '' && <h3>{comment.label}</h3>}
        <p>{comment.text}</p>
      </Stack>
      <Text tone="soft" size="sm" className={styles.uses}>
        {uses === 0 ? 'Not used yet' : `Used ${countOf(uses, 'time')}`}
      </Text>
      <div className={styles.actions}>
        {handle && (
          <>
            <RowButton
              label={`Move ${name} up`}
              word="Up"
              action="up"
              isOff={isFirst}
              onClick={() => onStep(-1)}
            >
              <IconArrowUp aria-hidden />
            </RowButton>
            <RowButton
              label={`Move ${name} down`}
              word="Down"
              action="down"
              isOff={isLast}
              onClick={() => onStep(1)}
            >
              <IconArrowDown aria-hidden />
            </RowButton>
          </>
        )}
        {comment.mayChange && (
          <>
            <RowButton label={`Edit ${name}`} action="edit" onClick={() => setOver('edit')}>
              <IconPencil aria-hidden />
            </RowButton>
            <RowButton label={`Delete ${name}`} onClick={() => setOver('delete')}>
              <IconTrash aria-hidden />
            </RowButton>
          </>
        )}
      </div>
      {over === 'delete' && (
        <DeleteDialog comment={comment} onClose={() => setOver(null)} onMessage={onMessage} />
      )}
    </div>
  );
}

interface DeleteDialogProps extends Pick<CommentRowProps, 'comment' | 'onMessage'> {
  readonly onClose: () => void;
}

function DeleteDialog({ comment, onClose, onMessage }: DeleteDialogProps) {
  const { courseID } = useGradingPlace();
  const { remove } = useCommentChanges(courseID);
  const { id, list, version: expectedVersion } = comment;
  return (
    <AskDialog
      title="Delete this saved comment?"
      confirm="Delete comment"
      isDangerous
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(
          { id, list, expectedVersion },
          {
            onSuccess: () => {
              onMessage(`Deleted “${commentName(comment)}”.`);
              focusSoon(document, `[data-list=${list}] [data-action=add]`);
            },
          },
        )
      }
    >
      <p className={styles.quoted}>{comment.text}</p>
      <p>How often it was used is deleted too. Comments on students’ work stay as they are.</p>
      {remove.error && (
        <p role="alert" className={styles.error}>
          Not deleted. {remove.error.message}
        </p>
      )}
    </AskDialog>
  );
}
