import type { ReactNode, Ref } from 'react';
import {
  endingIn,
  essayParagraphs,
  markedPieces,
  type EssayPiece,
  type NumberedRange,
} from '@elenchus/domain/passages/marked-pieces.ts';
import { withoutEnd } from '@elenchus/domain/base/text-ends.ts';
import type { PassageRange } from '@elenchus/domain/passages/passage-anchor.ts';
import type { PassageComment, PlacedComment } from '@elenchus/domain/passages/passage-comment.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { noteElementId, noteLabel } from './note-place.ts';
import styles from './commented-essay.module.css';

interface CommentedEssayProps<Comment extends PassageComment> {
  readonly questionId: string;
  readonly essay: string;
  readonly placed: readonly PlacedComment<Comment>[];
  /** The number of the comment that is being read or written. */
  readonly current?: number | null;
  readonly ref?: Ref<HTMLDivElement>;
  /** Somebody has chosen a commented passage. */
  readonly onPick: (number: number) => void;
  readonly renderNote: (placed: PlacedComment<Comment>) => ReactNode;
  /** Something else to show in the margin of a part of the essay. */
  readonly renderMore?: (part: PassageRange) => ReactNode;
}

/**
 * An essay with its commented passages marked and numbered. The notes are in the margin, beside the paragraph in which
 * their passage ends; where there is no room for a margin, they are below the paragraph.
 */
export function CommentedEssay<Comment extends PassageComment>(
  props: CommentedEssayProps<Comment>,
) {
  const { essay, placed, ref, renderNote, renderMore } = props;
  const passages = placed.flatMap((one) =>
    one.range ? [{ ...one.range, number: one.number, one }] : [],
  );
  const labels = new Map(placed.map((one) => [one.number, noteLabel(one)]));
  const whole = { start: 0, end: essay.length };
  const parts = passages.length === 0 ? [whole] : essayParagraphs(essay);
  return (
    <div ref={ref} className={styles.essay} data-essay-of={props.questionId}>
      {parts.map((part) => (
        <div key={part.start} className={styles.row} data-ends={endOf(essay, part)}>
          <div className={styles.text}>
            {markedPieces(essay, passages, withoutLineEnds(essay, part)).map((piece) => (
              <Piece
                key={piece.start}
                {...props}
                piece={piece}
                passages={passages}
                labels={labels}
              />
            ))}
          </div>
          <div className={styles.margin}>
            {endingIn(passages, part).map(({ one }) => renderNote(one))}
            {renderMore?.(part)}
          </div>
        </div>
      ))}
    </div>
  );
}

const LINE_ENDS = '\r\n';

/** Line ends after a paragraph are drawn as the room below it, so that notes come right after the words. */
function withoutLineEnds(essay: string, { start, end }: PassageRange): PassageRange {
  return { start, end: start + withoutEnd(essay.slice(start, end), LINE_ENDS).length };
}

function endOf(essay: string, { start, end }: PassageRange): 'line' | 'paragraph' {
  const part = essay.slice(start, end);
  const lineEnds = part.slice(withoutEnd(part, LINE_ENDS).length).replaceAll('\r\n', '\n');
  return lineEnds.length > 1 ? 'paragraph' : 'line';
}

interface PieceProps {
  readonly questionId: string;
  readonly piece: EssayPiece;
  readonly passages: readonly NumberedRange[];
  /** What each comment is on: a page can have several essays, and each has a comment 1. */
  readonly labels: ReadonlyMap<number, string>;
  readonly current?: number | null;
  readonly onPick: (number: number) => void;
}

/** A text without a comment, or one that is marked. Only the texts of the essay itself have their place in the data. */
function Piece({ questionId, piece, passages, labels, current, onPick }: PieceProps) {
  const { start, text, inside, ending } = piece;
  if (inside.length === 0) return <span data-start={start}>{text}</span>;
  const beginning = passages.filter((passage) => passage.start === start);
  const isCurrent = current !== undefined && current !== null && inside.includes(current);
  const [first] = inside;
  return (
    <>
      {beginning.map(({ number }) => (
        <VisuallyHidden key={number}> [comment {number} begins] </VisuallyHidden>
      ))}
      {/* The number after the passage is the same for a keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions */}
      <mark
        className={styles.mark}
        data-start={start}
        data-current={isCurrent || undefined}
        onClick={() =>
          first !== undefined && getSelection()?.isCollapsed !== false && onPick(first)
        }
      >
        {text}
      </mark>
      {ending.map((number) => (
        <a
          key={number}
          className={styles.number}
          href={`#${noteElementId(questionId, number)}`}
          aria-label={labels.get(number)}
          onClick={(event) => {
            event.preventDefault();
            onPick(number);
          }}
        >
          {number}
        </a>
      ))}
    </>
  );
}
