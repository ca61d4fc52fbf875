// The refusal of an attempt that has to wait.
import { throttleSentence } from '@elenchus/domain/people/login-throttle.ts';
import { fail, type Failure } from '../http/failure.ts';

/** Says how long to wait, to people and to programs. */
export function tooMany(retryAfterSeconds: number): Failure {
  return fail('TOO_MANY_ATTEMPTS', {
    message: throttleSentence(retryAfterSeconds),
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
