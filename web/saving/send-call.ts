// A call that saves: how it is sent, why it failed, and what the queue does then.
import type { CallFailure } from '../calls/call-endpoint.ts';
import type { SendOutcome } from './queue/queue-event.ts';

export interface SendOptions {
  /** The call outlives the page. */
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
}

/** A failed call; the status is 0 when no answer arrived. */
export type SendFailure = Pick<CallFailure, 'status' | 'code' | 'message' | 'details'> &
  Partial<Pick<CallFailure, 'retryAfter'>>;

const NO_ANSWER: SendFailure = { status: 0, code: 'NETWORK_ERROR', message: '', details: [] };
const TOO_LARGE = 'The text is too large for the server. Shorten it to save it.';

/** Reads what a call threw. Anything else, such as the end of the time limit, counts as no answer. */
export function readSendFailure(thrown: unknown): SendFailure {
  if (!isFailure(thrown)) return NO_ANSWER;
  const { status, code = NO_ANSWER.code, message = '', details, retryAfter = 0 } = thrown;
  return { status, code, message, details: Array.isArray(details) ? details : [], retryAfter };
}

/** What a failure means for everything that was sent with the call. */
export function failureOutcome(failure: SendFailure): SendOutcome<never> {
  const { status, code, message, retryAfter = 0 } = failure;
  if (status === 0) return { kind: 'unreachable' };
  if (status === 401) return { kind: 'logged-out' };
  if (status === 413) return { kind: 'invalid', sentence: TOO_LARGE };
  if (code === 'SAVING_TOO_FAST') return { kind: 'slowed', waitMs: retryAfter * 1000 };
  // A proxy that answers in place of the server knows nothing about what was sent.
  if (status === 408 || status === 429 || status >= 500 || code === 'UNREADABLE_ANSWER') {
    return { kind: 'busy' };
  }
  return { kind: status === 400 ? 'invalid' : 'rejected', sentence: message };
}

/** How many grades the change would delete, if the server asks for confirmation; null for any other failure. */
export function gradesToConfirm({ code, details: [first] }: SendFailure): number | null {
  if (code !== 'CONFIRMATION_NEEDED') return null;
  const isCounted = typeof first === 'object' && first !== null && 'grades' in first;
  return isCounted && typeof first.grades === 'number' ? first.grades : 0;
}

/** How many of these grades were given for an answer that differs as of the new due date; null if the server doesn't say. */
export function changedToConfirm({ details: [first] }: SendFailure): number | null {
  const isCounted = typeof first === 'object' && first !== null && 'changed' in first;
  return isCounted && typeof first.changed === 'number' ? first.changed : null;
}

function isFailure(thrown: unknown): thrown is Partial<SendFailure> & Pick<SendFailure, 'status'> {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'status' in thrown &&
    typeof thrown.status === 'number'
  );
}
