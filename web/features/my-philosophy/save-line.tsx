import {
  IconAlertCircle,
  IconCircleCheck,
  IconCloudOff,
  IconInfoCircle,
  IconRefresh,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useSyncExternalStore } from 'react';
import { sessionQuery } from '../../api/session-queries.ts';
import type { SaveWords } from '../../lib/answer-queue/save-words.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SaveBoard } from './save-board.ts';
import { SavingContext } from './saving-context.ts';
import type { Saving } from './saving-context.ts';
import styles from './save-line.module.css';

const icons: Readonly<Record<SaveWords['tone'], typeof IconCircleCheck>> = {
  saved: IconCircleCheck,
  saving: IconRefresh,
  waiting: IconCloudOff,
  failed: IconAlertCircle,
};

/** Whether everything is saved, in words; always in sight. */
export function SaveLine({ courseID }: { courseID: string }) {
  const saving = use(SavingContext);
  if (saving === null) {
    return (
      <p className={styles.line} data-tone="preview">
        <IconInfoCircle aria-hidden />
        Preview: answers given here are not saved
      </p>
    );
  }
  return <QueueLine courseID={courseID} {...saving} />;
}

function QueueLine({ courseID, board, queue }: Saving & { readonly courseID: string }) {
  const { tone, text } = useSyncExternalStore(board.watchWords, board.words);
  const isLoggedOut = useSyncExternalStore(
    queue.subscribe,
    () => tone === 'failed' && queue.state().trouble?.kind === 'logged-out',
  );
  const client = useQueryClient();
  const Icon = icons[tone];
  const isTrouble = tone === 'waiting' || tone === 'failed';
  return (
    <div className={styles.line} data-tone={tone}>
      <Icon aria-hidden />
      <p>{text}</p>
      {/* Told only when something is wrong: after every pause in typing it would be a nuisance. */}
      <VisuallyHidden>
        <span aria-live="polite">{isTrouble ? text : ''}</span>
      </VisuallyHidden>
      {isLoggedOut && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void client.invalidateQueries(sessionQuery(courseID))}
        >
          Log in
        </button>
      )}
    </div>
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
  return <span>{useSyncExternalStore(watch, () => board.textOf(questionId))}</span>;
}
