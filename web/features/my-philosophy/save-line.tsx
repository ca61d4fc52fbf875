import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import type { ReactNode } from 'react';
import { sessionQuery } from '../../api/session-queries.ts';
import { SaveNote } from '../../course-ui/save-note.tsx';
import { useWatched } from '../../lib/use-watched.ts';
import type { SaveBoard } from './save-board.ts';
import { SavingContext } from './saving-context.ts';
import type { Saving } from './saving-context.ts';
import styles from './save-line.module.css';

interface SaveLineProps {
  readonly courseID: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Whether everything is saved, as text; always visible. */
export function SaveLine(props: SaveLineProps) {
  const saving = use(SavingContext);
  if (saving === null) {
    return <SaveNote tone="preview" text="Preview: answers given here aren’t saved" />;
  }
  return <QueueLine {...props} {...saving} />;
}

function QueueLine({ courseID, children, board, queue }: Saving & SaveLineProps) {
  const { tone, text } = useWatched(board.watchWords, board.words);
  const isLoggedOut = useWatched(
    queue.subscribe,
    () => tone === 'failed' && queue.state().trouble?.kind === 'logged-out',
  );
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
      {children}
    </SaveNote>
  );
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
