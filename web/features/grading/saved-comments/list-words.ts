// How the two lists are called.
import type { CommentList } from '@elenchus/domain/comment-bank/saved-comment.ts';

interface ListWords {
  readonly title: string;
  readonly about: string;
  /** Shown while the list is empty. */
  readonly empty: string;
  /** The name of an exported file, without its ending. */
  readonly file: string;
}

export const LIST_WORDS: Readonly<Record<CommentList, ListWords>> = {
  mine: {
    title: 'My comments',
    about: 'Only you see these.',
    empty:
      'You have no saved comments. Add one here, import a file, or choose “Save this comment” while you grade.',
    file: 'my-comments',
  },
  course: {
    title: 'The course’s comments',
    about:
      'Every instructor and TA can insert these and add others. Instructors can change all of them, TAs the ones they added.',
    empty: 'The course has no saved comments. Add one that all graders can use, or import a file.',
    file: 'course-comments',
  },
};
