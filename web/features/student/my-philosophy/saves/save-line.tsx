import { use, useCallback } from 'react';
import type { ReactNode } from 'react';
import { LogInAgain } from '../../../../course-ui/frame/log-in-again.tsx';
import { SaveNote } from '../../../../course-ui/forms/save-note.tsx';
import { useWatched } from '../../../../lib/use-watched.ts';
import type { SaveBoard } from './save-board.ts';
import { SavingContext } from './saving-context.ts';
import type { Saving } from './saving-context.ts';

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
  const { tone, text, isLoggedOut } = useWatched(board.watchWords, board.words);
  return (
    <SaveNote tone={tone} text={text}>
      {isLoggedOut && <LogInAgain courseID={courseID} onReturn={() => queue.resume()} />}
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
