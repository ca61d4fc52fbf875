// Moving students between TAs, what came of it, and undoing the last change.
import { useState } from 'react';
import { reversedMoves, type StudentMove } from '@elenchus/domain/people/ta-assignment.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { useMoveStudents } from '../../calls/people/users-queries.ts';

interface MoveMessages {
  readonly done: string;
  readonly failed: (reason: string) => string;
}

type Outcome =
  | { readonly tone: 'attention'; readonly text: string }
  | { readonly tone: 'well'; readonly text: string; readonly undone: readonly StudentMove[] };

/** `move` answers whether it was done. `undo` is there after a change, until the next one. */
export function useStudentMoves(courseID: string, users: readonly User[]) {
  const { mutateAsync, isPending } = useMoveStudents(courseID);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const run = async (
    moves: readonly StudentMove[],
    { done, failed }: MoveMessages,
    undone: readonly StudentMove[],
  ): Promise<boolean> => {
    setOutcome(null);
    try {
      await mutateAsync(moves);
      setOutcome({ tone: 'well', text: done, undone });
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Please try again.';
      setOutcome({ tone: 'attention', text: failed(reason) });
      return false;
    }
  };

  const back = outcome?.tone === 'well' ? outcome.undone : [];
  return {
    outcome,
    isBusy: isPending,
    move: (moves: readonly StudentMove[], messages: MoveMessages) =>
      run(moves, messages, reversedMoves(moves, users)),
    undo:
      back.length === 0
        ? undefined
        : () =>
            run(
              back,
              {
                done: 'Undone. Everyone is back where they were.',
                failed: (reason) => `Couldn’t undo: ${reason}`,
              },
              [],
            ),
    warn: (text: string) => setOutcome({ tone: 'attention', text }),
  };
}
