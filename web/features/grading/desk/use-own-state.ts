// State that belongs to one student: the desk stays from student to student, and the next one begins without it.
import { useCallback, useState } from 'react';
import { useQuietDesk } from './desk-context.ts';

/** Names each opening. A grader who comes back to the same student gets another name. */
export function useOpening(what: string): string {
  const [opening, setOpening] = useState({ what, count: 0 });
  if (opening.what !== what) setOpening({ what, count: opening.count + 1 });
  return `${opening.count} ${opening.what}`;
}

/** State that is `initial` again with the next student. What is still set for an earlier student has no effect. */
export function useOwnState<Value>(initial: Value): readonly [Value, (value: Value) => void] {
  const { openedAs } = useQuietDesk();
  const [kept, keep] = useState({ openedAs, value: initial });
  if (kept.openedAs !== openedAs) keep({ openedAs, value: initial });
  const set = useCallback(
    (value: Value) => keep((now) => (now.openedAs === openedAs ? { openedAs, value } : now)),
    [openedAs],
  );
  return [kept.openedAs === openedAs ? kept.value : initial, set];
}
