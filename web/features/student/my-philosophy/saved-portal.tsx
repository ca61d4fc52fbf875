import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { answersQuery } from '../../../calls/answers/answers-queries.ts';
import { useAnswerSheet } from '../../../course-ui/questions/answer-sheet-hooks.ts';
import { courseTitle, documentTitle } from '../../../course-ui/views/course-title.ts';
import { shortText } from '../../../course-ui/questions/question-names.ts';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { useUnderWay } from '../../../ui/loading/page-idle.ts';
import { useWatched } from '../../../lib/use-watched.ts';
import {
  openAnswerQueue,
  shownAnswers,
  type AnswerQueue,
} from '../../../saving/answers/answer-queue.ts';
import { answersAhead } from '../../../opening/answers/answers-ahead.ts';
import { useWhileShown } from '../../../saving/use-while-shown.ts';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { watchLongAbsence } from './saves/long-absence.ts';
import { Portal } from './portal.tsx';
import type { PortalProps } from './portal-props.ts';
import { SaveBoard } from './saves/save-board.ts';
import { SavingContext } from './saves/saving-context.ts';
import { useLaterParts } from './use-later-parts.ts';
import { useSameOptions } from './saves/use-same-options.ts';
import { useSavedSheet } from './saves/use-saved-sheet.ts';

const waiting = <SkeletonLines heading lines={[40, 92, 60, 60, 0, 40, 96, 70]} />;

type SavedPortalProps = Omit<PortalProps, 'sheet' | 'onAnswer'>;

/** My Philosophy of a student: opened with the server's answers and this device's unsent ones. */
export function SavedPortal(props: SavedPortalProps) {
  const { courseID, session } = props;
  const { username } = session;
  const open = useCallback(() => openAnswerQueue({ courseID, username }), [courseID, username]);
  const ahead = useMemo(() => answersAhead(courseID, username), [courseID, username]);
  const queue = useWhileShown(open, ahead);
  const isFirst = useFirstShowing();
  const answers = useQuery({
    ...answersQuery(courseID, username),
    refetchOnMount: ({ state }) => (isFirst && state.data !== undefined ? false : 'always'),
  });
  const { refetch } = answers;
  // The cache may be older than what the person wrote before leaving the view.
  const isCurrent = isFirst || answers.isFetchedAfterMount || answers.isError;
  const loaded = isCurrent ? answers.data : undefined;
  useEffect(() => {
    if (loaded) queue?.mergeServerAnswers(loaded);
  }, [queue, loaded]);
  useEffect(() => watchLongAbsence(() => void refetch()), [refetch]);
  useSameOptions(props, queue, refetch);
  if (queue && loaded) return <RestoredPortal {...props} queue={queue} loaded={loaded} />;
  if (!answers.isError) return waiting;
  return (
    <>
      <ViewHeading
        documentTitle={documentTitle('My Philosophy', courseTitle(props.course.settings, courseID))}
      >
        Couldn’t load your answers
      </ViewHeading>
      <LoadFailure
        reason={answers.error.message}
        isRetrying={answers.isFetching}
        onRetry={() => void refetch()}
      />
    </>
  );
}

let wasShown = false;

/** Whether no answers were shown on this page before: then those in the cache came with the page, and nothing is newer. */
function useFirstShowing(): boolean {
  const [isFirst] = useState(() => !wasShown);
  useEffect(() => {
    wasShown = true;
  }, []);
  return isFirst;
}

interface QueuePortalProps extends SavedPortalProps {
  readonly queue: AnswerQueue;
  readonly loaded: readonly Answer[];
}

/** Waits until what an earlier page left on this device is read: it may be newer than what the server has. */
function RestoredPortal(props: QueuePortalProps) {
  const { subscribe, state } = props.queue;
  // Not the whole state, which changes with every key.
  const isRestored = useWatched(subscribe, () => state().isRestored);
  const [wasRestored] = useState(isRestored);
  // Deferred: the questions are rendered in slices, so that a slow phone still responds to touch. The first screen of
  // the page is rendered in slices as a whole.
  const mayShow = useDeferredValue(isRestored, wasRestored);
  useUnderWay(mayShow !== isRestored);
  return mayShow ? <AnsweringPortal {...props} /> : waiting;
}

function AnsweringPortal({ queue, loaded, ...props }: QueuePortalProps) {
  const { released } = props;
  const later = useLaterParts();
  // Where the two differ the queue decides, a moment later.
  const sheet = useAnswerSheet(released, [...loaded, ...shownAnswers(queue.state())]);
  const onAnswer = useSavedSheet(sheet, queue);
  const saving = useMemo(() => {
    const nameOf = (id: string): string =>
      `“${shortText(sheet.shown().course.questionById.get(id)?.text ?? id)}”`;
    return { queue, sheet, board: new SaveBoard(queue, nameOf) };
  }, [queue, sheet]);
  useEffect(() => saving.board.follow(), [saving]);
  return (
    <SavingContext value={saving}>
      <Portal {...props} sheet={sheet} onAnswer={props.session.isArchived ? null : onAnswer}>
        {later && <later.SetAsideTexts {...saving} {...props} />}
      </Portal>
    </SavingContext>
  );
}
