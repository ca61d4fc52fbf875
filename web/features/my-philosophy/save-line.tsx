import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { sessionQuery } from '../../api/session-queries.ts';
import { SaveNote } from '../../course-ui/save-note.tsx';
import { useWatched } from '../../lib/use-watched.ts';
import type { SaveBoard } from './save-board.ts';
import { SavingContext } from './saving-context.ts';
import type { Saving } from './saving-context.ts';
import styles from './save-line.module.css';

/** Whether everything is saved, as text; always visible. */
export function SaveLine({ courseID }: { courseID: string }) {
  const saving = use(SavingContext);
  if (saving === null) {
    return <SaveNote tone="preview" text="Preview: answers given here aren’t saved" />;
  }
  return <QueueLine courseID={courseID} {...saving} />;
}

function QueueLine({ courseID, board, queue }: Saving & { readonly courseID: string }) {
  const { tone, text } = useWatched(board.watchWords, board.words);
  const isLoggedOut = useWatched(
    queue.subscribe,
    () => tone === 'failed' && queue.state().trouble?.kind === 'logged-out',
  );
  const hasSetAside = useWatched(queue.subscribe, () => {
    const { unsent, refused, superseded } = queue.state();
    return unsent.size === 0 && refused.length + superseded.length > 0;
  });
  const client = useQueryClient();
  return (
    <SaveNote tone={tone} text={text}>
      {isLoggedOut && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void client.invalidateQueries(sessionQuery(courseID))}
        >
          Log in
        </button>
      )}
      {hasSetAside && (
        <button type="button" className={styles.action} onClick={goToSetAside}>
          Show
        </button>
      )}
    </SaveNote>
  );
}

/** The texts that were set aside are far from what is being read: at the top, or at the end of an essay. */
function goToSetAside(): void {
  const text = document.querySelector<HTMLElement>('[data-set-aside]');
  text?.focus({ preventScroll: true });
  text?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/** The same below the answer that was just given. */
export function AnswerStatus({ questionId }: { questionId: string }) {
  const saving = use(SavingContext);
  return saving && <QuestionStatus board={saving.board} questionId={questionId} />;
}

function QuestionStatus({ board, questionId }: { board: SaveBoard; questionId: string }) {
  const watch = useCallback(
    (watcher: () => void) => board.watch(questionId, watcher),
    [board, questionId],
  );
  return <span>{useWatched(watch, () => board.textOf(questionId))}</span>;
}
