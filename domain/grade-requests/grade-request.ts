// A student's request about a grade: its states, its messages, and who answers it (ASK-4 to ASK-8).
import { accept, refuse, type Result } from '../base/result.ts';

/** 'open' waits for an answer; 'answered' was written to last by a grader. */
export const REQUEST_STATES = ['open', 'answered', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const MESSAGE_LIMIT = 10_000;
/** The most messages of a student about one grade. Graders can always answer. */
const STUDENT_MESSAGES_LIMIT = 50;

type MessageFault = 'empty' | 'too-long' | 'closed' | 'too-many';

/** The writer: a grader, or a student with the number of messages that they wrote before. */
type MessageWriter = 'grader' | { readonly writtenBefore: number };

/** The state after a message; a request that is closed takes none. */
export function stateAfterMessage(
  state: RequestState | null,
  text: string,
  writer: MessageWriter,
): Result<RequestState, MessageFault> {
  if (text.trim() === '') return refuse('empty');
  if (text.length > MESSAGE_LIMIT) return refuse('too-long');
  if (state === 'closed') return refuse('closed');
  if (writer === 'grader') return accept('answered');
  return writer.writtenBefore < STUDENT_MESSAGES_LIMIT ? accept('open') : refuse('too-many');
}

/** The sentence for a message that isn't taken. */
export function messageFaultSentence(fault: MessageFault): string {
  switch (fault) {
    case 'empty':
      return 'Write something first.';
    case 'too-long':
      return 'The message has more than 10,000 characters. Shorten it to send it.';
    case 'closed':
      return 'This request is closed, so it takes no more messages.';
    case 'too-many':
      return `You’ve already written ${STUDENT_MESSAGES_LIMIT} messages about this grade. Please talk to your grader instead.`;
  }
}

/** The state when a grader opens a closed request again: it depends on who wrote last. */
export function reopenedState(isLastByStudent: boolean): RequestState {
  return isLastByStudent ? 'open' : 'answered';
}

interface Grader {
  readonly usernameKey: string;
  readonly status: string;
}

/** Whether a person may answer for this student: the student's TA, and every instructor. */
export function mayAnswer(person: Grader, studentTaKey: string | null): boolean {
  if (person.status === 'instructor') return true;
  return person.status === 'ta' && person.usernameKey === studentTaKey;
}

/**
 * Who is to answer, by folded username: the person it was given to, for as long as that person may answer; otherwise
 * the student's TA. Null when nobody is: then any instructor.
 */
export function assigneeOf(givenTo: Grader | null, studentTa: Grader | null): string | null {
  const taKey = studentTa?.usernameKey ?? null;
  if (givenTo && mayAnswer(givenTo, taKey)) return givenTo.usernameKey;
  return studentTa && mayAnswer(studentTa, taKey) ? taKey : null;
}

interface Listed {
  readonly state: RequestState;
  readonly askedAt: number;
  readonly changedAt: number;
}

/** The order of a list: open requests first, the longest-waiting one on top; then the latest change. */
export function compareRequests(one: Listed, other: Listed): number {
  const order = REQUEST_STATES.indexOf(one.state) - REQUEST_STATES.indexOf(other.state);
  if (order !== 0) return order;
  return one.state === 'open'
    ? one.changedAt - other.changedAt || one.askedAt - other.askedAt
    : other.changedAt - one.changedAt || other.askedAt - one.askedAt;
}
