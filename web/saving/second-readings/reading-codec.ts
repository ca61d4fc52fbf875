// A second reading while it is written, and how the device keeps it.
import { numberIn, type QueueCodec } from '../queue/queue-codec.ts';

/** What a person types about one student's work. */
export interface TypedReading {
  readonly grade: string;
  readonly remark: string;
  /** The version that is shown; 0 for none. */
  readonly base: number;
  /** Whose work is shown: someone else can get the netID before the reading arrives. */
  readonly personTag?: string | undefined;
}

export interface Reading extends TypedReading {
  readonly isReady: boolean;
}

export const readingCodec: QueueCodec<Reading> = {
  encode: ({ grade, remark, base, personTag, isReady }) => ({
    grade,
    remark,
    base: String(base),
    ready: isReady ? 'yes' : '',
    ...(personTag !== undefined && { person: personTag }),
  }),
  decode: ({ grade, remark = '', base = '', ready, person }) =>
    grade === undefined
      ? null
      : {
          grade,
          remark,
          base: numberIn(base),
          isReady: ready === 'yes',
          ...(person !== undefined && { personTag: person }),
        },
};
