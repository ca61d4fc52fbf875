// Comments of graders in a work document: passages are underlined and numbered, and the notes follow the answer.
import { markedPieces } from '@elenchus/domain/passages/marked-pieces.ts';
import {
  placeComments,
  type PassageComment,
  type PlacedComment,
} from '@elenchus/domain/passages/passage-comment.ts';
import { escapeHtml, markedTextHtml } from './work-document-text.ts';

/** An essay with the numbers of its comments, and the notes below it. */
export function commentedEssayHtml(essay: string, comments: readonly PassageComment[]): string {
  const placed = placeComments(comments, essay);
  const passages = placed.flatMap(({ range, number }) => (range ? [{ ...range, number }] : []));
  const pieces = markedPieces(essay, passages).map(({ text, inside, ending }) => {
    const words = inside.length === 0 ? escapeHtml(text) : `<u>${escapeHtml(text)}</u>`;
    return `${words}${ending.map((number) => `<sup>${number}</sup>`).join(' ')}`;
  });
  return `<div class="essay">${pieces.join('')}</div>${notesHtml(placed)}`;
}

/** The notes on an answer without an essay. */
export function answerNotesHtml(comments: readonly PassageComment[]): string {
  return notesHtml(placeComments(comments, ''));
}

/** The numbers of the list are those in the text: both are in reading order. */
function notesHtml(placed: readonly PlacedComment<PassageComment>[]): string {
  if (placed.length === 0) return '';
  const items = placed.map(({ comment, isChanged }) => {
    return `<li>${aboutHtml(comment, isChanged)}<div class="essay">${markedTextHtml(comment.comment.trim())}</div></li>`;
  });
  return `<aside><h4>Comments</h4><ol>${items.join('')}</ol></aside>`;
}

function aboutHtml({ anchor }: PassageComment, isChanged: boolean): string {
  if (anchor === null) return '<p class="note">On the whole answer</p>';
  if (!isChanged) return '';
  return `<p class="note">On a passage that you have changed since: “${escapeHtml(anchor.quote)}”</p>`;
}
