import { useState } from 'react';
import { savedCommentKey, totalUses } from '@elenchus/domain/comment-bank/comment-suggestions.ts';
import {
  commentName,
  mayOrder,
  type CommentList,
  type SavedText,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import type { CommentBank } from '../../../calls/grading/saved-comments-queries.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { SortableList } from '../../../course-ui/sortable/sortable-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { countOf } from '../../../ui/count-words.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { focusSoon } from '../../../ui/focus.ts';
import { IconPlus } from '../../../ui/icons.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { CommentRow } from './comment-row.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { LIST_WORDS } from './list-words.ts';
import { useCommentOrder } from './use-comment-order.ts';
import styles from './saved-comments.module.css';

interface CommentListProps {
  readonly list: CommentList;
  readonly bank: CommentBank;
}

/** One of the two lists. */
export function CommentListSection({ list, bank }: CommentListProps) {
  const { courseID, session } = useGradingPlace();
  const words = LIST_WORDS[list];
  const comments = bank.comments.filter((comment) => comment.list === list);
  const uses = totalUses(bank.uses);
  const [over, setOver] = useState<'add' | 'import' | null>(null);
  const [message, setMessage] = useState('');
  const [rescued, setRescued] = useState<SavedText | null>(null);
  const canOrder = mayOrder(session.isInstructor ? 'instructor' : 'ta', list);
  const entries = comments.map((comment) => {
    return { key: comment.id, name: commentName(comment), comment };
  });
  const { section, step, drop, error } = useCommentOrder(list, comments, setMessage);
  return (
    <Stack
      as="section"
      gap={12}
      ref={section}
      className={styles.list}
      aria-label={words.title}
      data-list={list}
    >
      <Stack columns="auto" gap={6} className={styles.head}>
        <h2>{words.title}</h2>
        <p>
          {words.about} {comments.length > 0 && `${countOf(comments.length, 'comment')}.`}
        </p>
        <Cluster gap={8} className={styles.tools}>
          {/* A closed course can still be exported, for the next one. */}
          <ChangingPart courseID={courseID}>
            <Button onClick={() => setOver('add')} aria-expanded={over === 'add'} data-action="add">
              <IconPlus aria-hidden />
              Add comment
            </Button>
            <Button onClick={() => setOver('import')}>Import…</Button>
          </ChangingPart>
          <ExportButtons comments={comments} name={words.file} />
        </Cluster>
      </Stack>
      <output className={styles.message}>{message}</output>
      {error && (
        <div role="alert">
          <Notice tone="attention">
            <p>The order wasn’t saved. {error.message}</p>
          </Notice>
        </div>
      )}
      {over === 'add' && (
        <div className={styles.adding}>
          <CommentEditor
            list={list}
            comment={null}
            onDone={(text) => {
              setOver(null);
              setMessage(text);
              focusSoon(document, `[data-list=${list}] [data-action=add]`);
            }}
          />
        </div>
      )}
      {rescued && (
        <div className={styles.adding}>
          <div role="alert">
            <Notice tone="attention">
              <p>Someone else deleted this comment. You can add your text as a new one.</p>
            </Notice>
          </div>
          <CommentEditor
            list={list}
            comment={null}
            start={rescued}
            onDone={(text) => {
              setRescued(null);
              setMessage(text);
            }}
          />
        </div>
      )}
      {comments.length === 0 && over !== 'add' && <EmptyNote>{words.empty}</EmptyNote>}
      <ChangingPart courseID={courseID}>
        <SortableList
          label={words.title}
          entries={entries}
          onMove={drop}
          isLocked={!canOrder || comments.length < 2}
        >
          {({ comment }, handle) => (
            <CommentRow
              comment={comment}
              uses={uses.get(savedCommentKey(comment)) ?? 0}
              handle={canOrder ? handle : null}
              isFirst={comment === comments[0]}
              isLast={comment === comments.at(-1)}
              onStep={(by) => step(comment, by)}
              onMessage={setMessage}
              onGone={setRescued}
            />
          )}
        </SortableList>
      </ChangingPart>
      {over === 'import' && (
        <ImportDialog
          list={list}
          present={comments}
          onClose={(text) => {
            setOver(null);
            setMessage(text ?? '');
          }}
        />
      )}
    </Stack>
  );
}
