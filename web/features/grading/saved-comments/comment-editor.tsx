import { useState } from 'react';
import {
  savedCommentFaultSentence,
  readComment,
  type CommentList,
  type SavedComment,
  type SavedText,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { useCommentChanges } from '../../../calls/grading/saved-comments-queries.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { newCommentId } from '../../../course-ui/saved-comments/new-comment-id.ts';
import { SavedCommentForm } from '../../../course-ui/saved-comments/saved-comment-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useKeptComment } from './kept-comment-draft.ts';
import styles from './saved-comments.module.css';

interface CommentEditorProps {
  readonly list: CommentList;
  /** null for a new one. */
  readonly comment: SavedComment | null;
  /** What a new one begins with. */
  readonly start?: SavedText;
  /** Saved or cancelled, with what happened in words. */
  readonly onDone: (message: string) => void;
  /** Someone else has deleted the comment: its row disappears, and the text must not. */
  readonly onGone?: (draft: SavedText) => void;
}

const EMPTY: SavedText = { label: '', text: '' };

/** Adds a comment or changes one. */
export function CommentEditor({ list, comment, start, onDone, onGone }: CommentEditorProps) {
  const { courseID, session } = useGradingPlace();
  const { save } = useCommentChanges(courseID);
  const [id] = useState(() => comment?.id ?? newCommentId());
  // Whoever changes the comment in the meantime is noticed: the version stays the one that was opened.
  const [version] = useState(comment?.version ?? 0);
  const [fault, setFault] = useState<string>();
  const owner = { courseID, username: session.username };
  const name = `${list} ${comment?.id ?? (start ? 'again' : 'new')}`;
  const [draft, change] = useKeptComment(owner, name, comment ?? start ?? EMPTY);
  const done = (message: string): void => {
    change(null);
    onDone(message);
  };
  const send = (expectedVersion: number): void => {
    const read = readComment(draft);
    if (!read.ok) return setFault(savedCommentFaultSentence(read.reason));
    setFault(undefined);
    save.mutate(
      { id, list, ...read.value, expectedVersion },
      {
        onSuccess: () => done(comment ? 'Comment changed.' : 'Comment added.'),
        onError: (error) => {
          if (!isChanged(error) || currentOf(error)) return;
          change(null);
          onGone?.(draft);
        },
      },
    );
  };
  const conflict = save.error && isChanged(save.error) ? currentOf(save.error) : null;
  const failure = save.error && !isChanged(save.error) ? `Not saved. ${save.error.message}` : null;
  return (
    <>
      {conflict && (
        <div role="alert">
          <Notice tone="attention">
            <p>Someone else changed this comment while you were typing. It now says:</p>
            <p className={styles.quoted}>{conflict.text}</p>
            <Cluster gap={8} className={styles.tools}>
              <Button onClick={() => send(conflict.version)}>Keep mine</Button>
              <Button onClick={() => done('Took the other version.')}>Take theirs</Button>
            </Cluster>
          </Notice>
        </div>
      )}
      <SavedCommentForm
        label={comment ? 'Change this comment' : 'New comment'}
        draft={draft}
        onChange={change}
        confirm={comment ? 'Save changes' : 'Add comment'}
        isBusy={save.isPending}
        error={fault ?? failure ?? undefined}
        onSubmit={() => send(version)}
        onCancel={() => done('')}
      />
    </>
  );
}

function isChanged(error: Error): error is CallFailure {
  return error instanceof CallFailure && error.code === 'CHANGED_MEANWHILE';
}

/** What the list has now; null when the comment is gone. */
function currentOf({ details }: CallFailure): SavedComment | null {
  // The server has checked its answer.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (details[0] as SavedComment | undefined) ?? null;
}
