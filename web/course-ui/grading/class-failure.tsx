import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';

interface ClassFailureProps {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Students, or what they did, could not be loaded: one sentence on every screen of grading. */
export function ClassFailure({ error, isFetching, refetch }: ClassFailureProps) {
  return (
    <LoadFailure
      what={SCREEN_MESSAGES.studentListFailed}
      reason={error.message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
