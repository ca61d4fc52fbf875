import { useRef, useState } from 'react';
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { commentFault } from '@elenchus/domain/passages/passage-comment.ts';
import type { PassageComment, PlacedComment } from '@elenchus/domain/passages/passage-comment.ts';
import { SavedCommentsControl } from '../saved-comments/saved-comments-control.tsx';
import { CommentTextField } from './comment-text-field.tsx';
import { noteLabel } from '../../../../course-ui/passages/note-place.ts';
import { PassageNote } from '../../../../course-ui/passages/passage-note.tsx';
import { commentText, readCommentText } from '../../../../saving/grades/comment-post.ts';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import { IconTrash } from '../../../../ui/icons.ts';
import { TypedElsewhere } from '../../../../ui/fields/typed-elsewhere.tsx';
import { ConflictChoice, usePersonName } from '../saves/conflict-choice.tsx';
import { useDesk } from '../desk-context.ts';
import { commentKey } from './question-comments.ts';
import { focusQuietly } from '../keys/question-focus.ts';
import type { FieldConflict } from '../saves/shown-field.ts';
import styles from '../../../../course-ui/passages/passage-note.module.css';

const NO_QUESTION = { id: '', text: '' };

interface CommentNoteProps {
  readonly placed: PlacedComment<PassageComment>;
  readonly isCurrent: boolean;
  /** Nothing has been typed into it yet. */
  readonly isNew: boolean;
  readonly onFocus: () => void;
  readonly onLeave: () => void;
  readonly onDelete: (comment: PassageComment) => void;
}

/** A comment that the grader writes; it saves as it is typed. */
export function CommentNote(props: CommentNoteProps) {
  const { placed, isCurrent, isNew, onFocus, onLeave, onDelete } = props;
  const { comment, number } = placed;
  const { saves, work, courseID, course, student } = useDesk();
  const question = course.questions.find(({ id }) => id === comment.questionID);
  const area = useRef<HTMLTextAreaElement>(null);
  const key = commentKey(work, comment.commentID);
  const { conflict, news } = saves.field(key);
  // An empty field is not saved: the comment is deleted when the field is left, and can be brought back.
  const [blank, setBlank] = useState<string | null>(null);
  const change = (text: string): void => {
    const isBlank = commentFault(text) !== null;
    setBlank(isBlank ? text : null);
    if (!isBlank) saves.edit(key, commentText({ ...comment, comment: text }));
  };
  useCommitOnLeave(() => {
    if (blank !== null && saves.field(key).text !== '') saves.edit(key, '');
  });
  const leave = (): void => {
    saves.release(key);
    if (blank !== null || (isNew && comment.comment === '')) onDelete(comment);
    setBlank(null);
    onLeave();
  };
  return (
    <PassageNote
      questionId={comment.questionID}
      placed={placed}
      isCurrent={isCurrent}
      actions={
        <button
          type="button"
          aria-label={`Delete comment ${number}`}
          title="Delete"
          // The focus stays in the field until the comment is gone, so that it isn't deleted twice.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onDelete(comment)}
        >
          <IconTrash aria-hidden />
          <span>Delete</span>
        </button>
      }
    >
      <CommentTextField
        area={area}
        label={noteLabel(placed)}
        value={blank ?? comment.comment}
        isNew={isNew}
        onChange={change}
        onFocus={() => {
          saves.hold(key);
          onFocus();
        }}
        onBlur={leave}
        onEscape={() => focusQuietly(comment.questionID)}
      >
        {/* Above what disappears when the field is left, so that the buttons stay under the mouse. */}
        {conflict && <CommentConflict conflict={conflict} onChoose={() => saves.release(key)} />}
        <ReplacedTexts fieldKey={key} onAdd={(text) => change(`${comment.comment}\n\n${text}`)} />
        {isCurrent && (
          <div className={styles.tools}>
            <SavedCommentsControl
              courseID={courseID}
              area={area}
              question={question ?? NO_QUESTION}
              studentName={isBlind(course, work.evaluationId) ? null : student.fullName}
            />
          </div>
        )}
      </CommentTextField>
      <Author username={saves.changedBy(key)} isChanged={news !== undefined} />
    </PassageNote>
  );
}

/** Who wrote or changed it, if it was somebody else. */
function Author({
  username = '',
  isChanged,
}: {
  username?: string | undefined;
  isChanged: boolean;
}) {
  const { saves } = useDesk();
  const isOther = username !== '' && !isSameUsername(username, saves.grader);
  const name = usePersonName(isOther ? username : '');
  if (!isOther) return null;
  return (
    <p className={styles.by} aria-live="polite">
      {isChanged ? `Just changed by ${name}` : `By ${name}`}
    </p>
  );
}

interface ReplacedTextsProps {
  readonly fieldKey: string;
  readonly onAdd: (text: string) => void;
}

/** What this person typed into the same comment in another tab, and the later text doesn't have. */
function ReplacedTexts({ fieldKey, onAdd }: ReplacedTextsProps) {
  const { saves } = useDesk();
  const replaced = saves.queueState().superseded.filter(({ key }) => key === fieldKey);
  return replaced.map((text) => {
    const earlier = readCommentText(text.value.text)?.comment ?? '';
    return (
      <TypedElsewhere
        key={`${text.tab} ${text.editedAt}`}
        text={earlier}
        useLabel="Add it below"
        onUse={() => onAdd(earlier)}
        onDrop={() => saves.discard(text)}
      >
        You changed this comment in another tab as well. The earlier text was:
      </TypedElsewhere>
    );
  });
}

interface CommentConflictProps {
  readonly conflict: FieldConflict;
  /** Before the choice: the field then shows what was chosen. */
  readonly onChoose: () => void;
}

/** Both texts of a comment that two people changed. */
function CommentConflict({ conflict, onChoose }: CommentConflictProps) {
  const { saves } = useDesk();
  const { mine, theirs } = conflict;
  const [own, other] = [readCommentText(mine), readCommentText(theirs?.text ?? '')];
  const shown = {
    ...conflict,
    mine: own?.comment ?? '',
    theirs: theirs && { ...theirs, text: other?.comment ?? '' },
  };
  const choose = (choice: 'mine' | 'theirs' | 'both'): void => {
    onChoose();
    if (choice !== 'both') return saves.choose(conflict, choice);
    const both = [other?.comment, own?.comment].filter(Boolean).join('\n\n');
    const content = own ?? other;
    if (!content) return;
    saves.choose({ ...conflict, mine: commentText({ ...content, comment: both }) }, 'mine');
  };
  return (
    <ConflictChoice conflict={shown} isText={own !== null && other !== null} onChoose={choose} />
  );
}
