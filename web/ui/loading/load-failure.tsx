import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  /** Omitted where a heading already says it. */
  readonly what?: string;
  readonly reason?: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Says what could not be loaded and why, and tries again. */
export function LoadFailure({ what, reason, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <Notice tone="attention">
        <p>
          {what && <strong>{what} </strong>}
          {reason && `${reason} `}
          Nothing you saved is lost.
        </p>
        <div>
          <Button isBusy={isRetrying} onClick={onRetry}>
            {isRetrying ? 'Trying again…' : 'Try again'}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
