// A message about a grade while it is written, and how the device keeps it.
import { numberIn, type QueueCodec } from '../queue/queue-codec.ts';

/** What a grader saw of the student's work while writing. */
export interface WorkRead {
  /** Whose work it was: someone else can get the netID before the message arrives. */
  readonly personTag?: string | undefined;
  /** The due date as of which the answers were shown: a grade is about these answers. */
  readonly readAsOf?: string | undefined;
  /** When the server read them. */
  readonly readAt?: number | undefined;
}

export interface Message {
  readonly text: string;
  /** The grade that goes with it; '' for none. */
  readonly grade: string;
  /** The version of the grade that is replaced; null for a message without a grade. */
  readonly base: number | null;
  readonly id: string;
  readonly read: WorkRead;
  readonly isReady: boolean;
}

export const messageCodec: QueueCodec<Message> = {
  encode: ({ text, grade, base, id, isReady, read: { personTag, readAsOf, readAt } }) => ({
    text,
    grade,
    base: base === null ? '' : String(base),
    id,
    ready: isReady ? 'yes' : '',
    ...(personTag !== undefined && { person: personTag }),
    ...(readAsOf !== undefined && { asOf: readAsOf }),
    ...(readAt !== undefined && { readAt: String(readAt) }),
  }),
  decode: ({ text, grade = '', base = '', id = '', ready, person, asOf, readAt }) =>
    text === undefined
      ? null
      : {
          text,
          grade,
          base: base === '' ? null : numberIn(base),
          id,
          isReady: ready === 'yes',
          read: {
            ...(person !== undefined && { personTag: person }),
            ...(asOf !== undefined && { readAsOf: asOf }),
            ...(readAt !== undefined && { readAt: numberIn(readAt) }),
          },
        },
};
