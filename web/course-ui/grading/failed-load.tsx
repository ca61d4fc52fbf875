import { CallFailure } from '../../calls/call-endpoint.ts';
import { placeAt } from '../../lib/paths.ts';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LogInAgain } from '../frame/log-in-again.tsx';

interface FailedLoadProps {
  readonly what: string;
  readonly error: Error;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What the staff screens show in place of what couldn't be loaded: a way to try again, or to log in again. */
export function FailedLoad({ what, error, isFetching, refetch }: FailedLoadProps) {
  const place = placeAt(location.pathname);
  const hasEnded = error instanceof CallFailure && error.status === 401;
  if (!hasEnded || !('courseID' in place)) {
    return (
      <LoadFailure
        what={what}
        reason={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="alert">
      <Notice tone="attention">
        <p>
          <strong>{what}</strong> You’re logged out. Log in again to continue here. Nothing you
          saved is lost.
        </p>
        <div>
          <LogInAgain courseID={place.courseID} onReturn={() => void refetch()} />
        </div>
      </Notice>
    </div>
  );
}
