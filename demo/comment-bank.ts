// The saved comments of the demo course: the list that all graders share, and the lists of the TAs.
import type { CommentList } from '@elenchus/domain/comment-bank/saved-comment.ts';
import { DEMO_INSTRUCTOR } from './grading-sessions.ts';

interface DemoSavedComment {
  readonly label: string;
  readonly text: string;
  /** How often it was inserted, by question. */
  readonly uses: Readonly<Record<string, number>>;
}

interface DemoCommentList {
  readonly list: CommentList;
  readonly username: string;
  readonly comments: readonly DemoSavedComment[];
}

function saved(label: string, text: string, uses: DemoSavedComment['uses'] = {}): DemoSavedComment {
  return { label, text, uses };
}

export const commentLists: readonly DemoCommentList[] = [
  {
    list: 'course',
    username: DEMO_INSTRUCTOR,
    comments: [
      saved(
        'Which premise?',
        'You reject the conclusion, so one of the premises must be false. Which one, and why?',
        { sce02: 6, ind02: 2 },
      ),
      saved(
        'The other side',
        'What would someone who disagrees say here? State the best version of it, then answer it.',
        { why03: 5, eut03: 4, mar02: 2 },
      ),
      saved(
        'Reason missing',
        'This tells me what you believe. What reason could move someone who doesn’t believe it yet?',
        { why03: 3, sce02: 3, min02: 1 },
      ),
      saved(
        'Use the example',
        'A good example, {first name}. Now say what it shows, so that the reader doesn’t have to guess.',
        { kno03: 4, eut03: 2 },
      ),
      saved(
        'Two questions',
        'There are two questions here, and you answer only one of them. Separate them first.',
        { ind02: 2, per03: 1 },
      ),
      saved(
        'Source',
        'If this idea or phrase comes from somewhere else, say so. A name in parentheses is enough.',
      ),
      saved(
        'Unfinished',
        'This stops in the middle of a thought. Finish it for the final portfolio.',
        { mar02: 1 },
      ),
    ],
  },
  {
    list: 'mine',
    username: 'theo',
    comments: [
      saved(
        'Well argued',
        'Well argued, {first name}. I still disagree, and it took me a while to see why.',
        { why03: 2, mar02: 1 },
      ),
      saved('Said twice', 'This says the same thing twice. Keep the second version.', { min02: 2 }),
      saved(
        'Office hours',
        '{first name}, please bring this paragraph to office hours. There is a better argument in it than the one you wrote.',
      ),
    ],
  },
  {
    list: 'mine',
    username: 'tara',
    comments: [
      saved('Commit', 'You are fair to both sides. Which one do you believe, and why?', {
        ind02: 3,
      }),
      saved('More of this', 'Yes! Write one more paragraph like this one.', { per03: 1 }),
    ],
  },
];
