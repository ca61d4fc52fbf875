// One edit of a field of a student's grading, and how the device keeps it.
import { numberIn, type QueueCodec } from '../queue/queue-codec.ts';

export type AgreedLoss = 'all' | 'changed';

export interface GradeEdit {
  readonly text: string;
  /**
   * The version on which it was made. For a record that is deleted: minus its last version, so that this edit is
   * not taken for one that went on from the deleted record.
   */
  readonly base: number;
  /** A number makes each edit different: the queue leaves out what it saw saved. */
  readonly madeAt: number;
  /** The text that was sent last. If its acknowledgement was lost, the server's text is still this person's. */
  readonly sent: string;
  /** Somebody agreed that grades go with it: all of them, or only those of changed answers. */
  readonly agreed?: AgreedLoss | undefined;
  /** How many these were when the person agreed. */
  readonly agreedGrades?: number | undefined;
  /** The due date as of which the answers were shown: it may move before the edit arrives. */
  readonly asOf?: string | undefined;
  /** When the server read them: the student may have changed them before the edit arrives. */
  readonly readAt?: number | undefined;
  /** Whose work was shown: someone else can get the netID before the edit arrives. */
  readonly person?: string | undefined;
}

export const gradeEditCodec: QueueCodec<GradeEdit> = {
  encode: ({ text, base, madeAt, sent, agreed, agreedGrades, asOf, readAt, person }) => ({
    text,
    base: String(base),
    madeAt: String(madeAt),
    sent,
    ...(agreed !== undefined && { agreed: agreed === 'all' ? 'yes' : 'changed' }),
    ...(agreed !== undefined &&
      agreedGrades !== undefined && { agreedGrades: String(agreedGrades) }),
    ...(asOf !== undefined && { asOf }),
    ...(readAt !== undefined && { readAt: String(readAt) }),
    ...(person !== undefined && { person }),
  }),
  decode: ({ text, base = '', madeAt = '', sent = '', agreed, asOf, person, ...numbers }) =>
    text === undefined
      ? null
      : {
          text,
          base: numberIn(base),
          madeAt: numberIn(madeAt),
          sent,
          ...(agreed !== undefined && { agreed: agreed === 'changed' ? 'changed' : 'all' }),
          ...(numbers['agreedGrades'] !== undefined && {
            agreedGrades: numberIn(numbers['agreedGrades']),
          }),
          ...(asOf !== undefined && { asOf }),
          ...(numbers['readAt'] !== undefined && { readAt: numberIn(numbers['readAt']) }),
          ...(person !== undefined && { person }),
        },
};
