import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { FailedLoad } from './failed-load.tsx';

interface ClassFailureProps {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Students, or what they did, could not be loaded: one sentence on every screen of grading. */
export function ClassFailure(call: ClassFailureProps) {
  return <FailedLoad what={SCREEN_MESSAGES.studentListFailed} {...call} />;
}
