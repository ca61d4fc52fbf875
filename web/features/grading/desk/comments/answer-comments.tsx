import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  anchorOf,
  type PassageAnchor,
  type PassageRange,
} from '@elenchus/domain/passages/passage-anchor.ts';
import {
  placeComments,
  type PassageComment,
  type PlacedComment,
} from '@elenchus/domain/passages/passage-comment.ts';
import { endingIn } from '@elenchus/domain/passages/marked-pieces.ts';
import { ChangingPart } from '../../../../course-ui/closing/closed-course.tsx';
import { CommentedEssay } from '../../../../course-ui/passages/commented-essay.tsx';
import { focusNote } from '../../../../course-ui/passages/note-place.ts';
import { commentText } from '../../../../saving/grades/comment-post.ts';
import { IconMessagePlus } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { CommentNote } from './comment-note.tsx';
import { useQuietDesk } from '../desk-context.ts';
import { PassageDialog } from './passage-dialog.tsx';
import { commentKey, newCommentID, useQuestionComments } from './question-comments.ts';
import { passageButtonId } from '../keys/question-focus.ts';
import { selectedRange, useSelectedPassage } from './selected-passage.ts';
import styles from './answer-comments.module.css';

interface AnswerCommentsProps {
  readonly questionId: string;
  /** '' where there is no essay: then the comments are on the whole answer. */
  readonly essay: string;
  /** Shown below the essay, in the line with the ways to comment. */
  readonly children?: ReactNode;
}

/** An answer with the grader's comments on its passages and on the whole, and the ways to add one. */
export function AnswerComments({ questionId, essay, children }: AnswerCommentsProps) {
  const { courseID } = useQuietDesk();
  const { placed, drafts, deleted, add, remove, undo, leave } = useCommenting(questionId, essay);
  const [current, setCurrent] = useState<number | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const hasText = essay.trim() !== '';
  const comment = (selected?: PassageRange): void => {
    const range = selected ?? (text.current && selectedRange(text.current));
    const anchor = range && anchorOf(essay, range);
    if (anchor?.ok) add(anchor.value);
    else setIsChoosing(true);
  };
  const note = (one: PlacedComment<PassageComment>) => (
    <CommentNote
      key={one.comment.commentID}
      placed={one}
      isCurrent={current === one.number}
      isNew={drafts.has(one.comment.commentID)}
      onFocus={() => setCurrent(one.number)}
      onLeave={() => {
        setCurrent((number) => (number === one.number ? null : number));
        leave(one.comment.commentID);
      }}
      onDelete={remove}
    />
  );
  const deletedLine = ({ comment: one }: PlacedComment<PassageComment>) => (
    <Deleted key={one.commentID} onUndo={() => undo(one)} />
  );
  return (
    <ChangingPart courseID={courseID}>
      {hasText && (
        <div className={styles.essay}>
          <CommentedEssay
            ref={text}
            questionId={questionId}
            essay={essay}
            placed={placed}
            current={current}
            onPick={(number) => focusNote(questionId, number)}
            renderNote={note}
            renderMore={(part) =>
              deleted
                .filter(({ range }) => range && endingIn([range], part).length > 0)
                .map(deletedLine)
            }
          />
          <SelectionButton essay={text} onComment={comment} />
        </div>
      )}
      <Stack gap={8} className={styles.others}>
        {placed.filter(({ range }) => range === null).map(note)}
        {deleted.filter(({ range }) => range === null).map(deletedLine)}
      </Stack>
      <Cluster gap={[0, 16]} align="center" className={styles.ways}>
        {children}
        {hasText && (
          <LinkButton id={passageButtonId(questionId)} onClick={() => comment()}>
            Comment on a passage
          </LinkButton>
        )}
        <LinkButton onClick={() => add(null)}>Comment on the whole answer</LinkButton>
      </Cluster>
      {isChoosing && (
        <PassageDialog
          essay={essay}
          onChoose={(anchor) => {
            setIsChoosing(false);
            add(anchor);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </ChangingPart>
  );
}

/** How long a deleted comment can be brought back. */
const UNDO_MS = 30_000;

/** The comments of a question with those that were just begun, and what was just deleted. */
function useCommenting(questionId: string, essay: string) {
  const { saves, work } = useQuietDesk();
  const known = useQuestionComments(questionId);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, PassageComment>>(new Map());
  const [gone, setGone] = useState<readonly PassageComment[]>([]);
  const saved = new Set(known.map(({ commentID }) => commentID));
  const begun = [...drafts.values()].filter(({ commentID }) => !saved.has(commentID));
  const leave = (commentID: string): void =>
    setDrafts((before) => new Map([...before].filter(([id]) => id !== commentID)));
  const forget = ({ commentID }: PassageComment): void =>
    setGone((before) => before.filter((one) => one.commentID !== commentID));
  return {
    placed: placeComments([...known, ...begun], essay),
    drafts,
    deleted: placeComments(gone, essay),
    leave,
    add: (anchor: PassageAnchor | null): void => {
      const commentID = newCommentID();
      const draft = { commentID, questionID: questionId, anchor, comment: '' };
      getSelection()?.removeAllRanges();
      setDrafts((before) => new Map([...before, [commentID, draft]]));
    },
    remove: (comment: PassageComment): void => {
      leave(comment.commentID);
      const key = commentKey(work, comment.commentID);
      if (comment.comment === '' && saves.savedText(key) === '') return;
      // Its field is gone, and with it the focus that held what the field showed.
      saves.release(key);
      saves.edit(key, '');
      setGone((before) => [...before, comment]);
      setTimeout(() => forget(comment), UNDO_MS);
    },
    undo: (comment: PassageComment): void => {
      saves.edit(commentKey(work, comment.commentID), commentText(comment));
      forget(comment);
    },
  };
}

/** Says that a comment was deleted, and brings it back. */
function Deleted({ onUndo }: { readonly onUndo: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focus was in what is gone.
    if (document.activeElement === document.body) line.current?.querySelector('button')?.focus();
  }, []);
  return (
    <Text tone="soft" size="sm" ref={line} className={styles.deleted}>
      <output>Comment deleted.</output> <LinkButton onClick={onUndo}>Undo</LinkButton>
    </Text>
  );
}

interface SelectionButtonProps {
  readonly essay: Parameters<typeof useSelectedPassage>[0];
  readonly onComment: (range: PassageRange) => void;
}

/** Appears below what is selected. */
function SelectionButton({ essay, onComment }: SelectionButtonProps) {
  const selected = useSelectedPassage(essay);
  // Some browsers drop the selection when a finger touches the button: what was selected then is what counts.
  const [pressed, setPressed] = useState<typeof selected>(null);
  const shown = pressed ?? selected;
  if (!shown) return null;
  const release = (): void => setPressed(null);
  return (
    <button
      type="button"
      className={styles.selection}
      // It stays inside the essay.
      style={{ top: shown.top, left: `clamp(3.75rem, ${shown.left}px, 100% - 3.75rem)` }}
      // A press would take the selection away.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={() => setPressed(selected)}
      onPointerCancel={release}
      // A finger that slid away makes no click.
      onPointerUp={() => setTimeout(release, 500)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && release()}
      onClick={() => {
        release();
        onComment(shown.range);
      }}
    >
      <IconMessagePlus aria-hidden />
      Comment
    </button>
  );
}
