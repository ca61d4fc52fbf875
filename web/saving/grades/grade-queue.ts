// The save queue of one grader in one course. Fields are sent one record at a time. If another person saved a field
// first, it waits for the grader to choose.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import { GRADE_TEXT_LIMIT, type GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { callEndpoint } from '../../calls/call-endpoint.ts';
import type { SendOutcome } from '../queue/queue-event.ts';
import type { Version } from '../queue/queue-state.ts';
import { ownDevice } from '../queue/own-device.ts';
import { queueWire } from '../queue/queue-codec.ts';
import { openSaveQueue, type SaveQueue, type Transport } from '../queue/save-queue.ts';
import type { UnsentStore } from '../queue/unsent-store.ts';
import {
  changedToConfirm,
  failureOutcome,
  gradesToConfirm,
  readSendFailure,
  type SendFailure,
  type SendOptions,
} from '../send-call.ts';
import { commentPoster, type PostComment } from './comment-post.ts';
import { gradeEditCodec, type GradeEdit } from './grade-edit.ts';
import { PASSAGE_COMMENT, readFieldKey, recordOf, type WireGrade } from './grade-field.ts';

type SaveGrade = 'POST /api/studentGrades/update/{courseID}';

export interface GradeToPost extends GradeRecord {
  readonly expectedVersion: number;
  /** Only with a due date: whether the grader agreed that it deletes grades. */
  readonly confirmed?: boolean;
  /** Only with a due date: grades of answers that don't differ stay. */
  readonly keepUnchanged?: boolean;
  /** Only with a due date: how many grades the grader agreed to lose. */
  readonly agreedGrades?: number | undefined;
  /** The due date as of which the grader read the answers. */
  readonly readAsOf?: string | undefined;
  /** When the server read them. */
  readonly readAt?: number | undefined;
  /** Whose work the grader read. */
  readonly personTag?: string | undefined;
}

export type SavedGrade = Omit<AnswerOf<SaveGrade>, 'message'>;

/** Sends one record to the server; rejects with the failure of the call. */
export type PostGrade = (body: GradeToPost, options: SendOptions) => Promise<SavedGrade>;

/** Sends grades of a course to the server of this page. */
export function gradePoster(courseID: string): PostGrade {
  return (body, options) =>
    callEndpoint('POST /api/studentGrades/update/{courseID}', {
      params: { courseID },
      body,
      ...options,
    });
}

interface GradeQueueSettings {
  readonly courseID: string;
  readonly grader: string;
  /** Who the grader is, among those who have had the netID. */
  readonly personTag?: string | undefined;
  readonly store?: UnsentStore | undefined;
  readonly post: PostGrade;
  readonly postComment?: PostComment | undefined;
  /** The version on which an edit builds after this person's own saves. */
  readonly expected: (key: string, base: number) => number;
  readonly onSaved: (key: string, base: number, answer: SavedGrade) => void;
  /** This text was sent, whether or not it arrived. */
  readonly onSent: (key: string, text: string) => void;
  /** Whether the server's record is what this person sent before. */
  readonly isOwn: (key: string, theirs: WireGrade, sent: string) => boolean;
  /** The server has another person's record; null when it was deleted. */
  readonly onConflict: (key: string, theirs: WireGrade | null, base: number) => void;
  /** Saving it would delete this many grades; so many of them were given for an answer that differs then. */
  readonly onLoss: (key: string, grades: number, changed: number) => void;
  readonly onLoggedOut: () => void;
}

/** Opens the queue of a grader; what this grader left unsent on this device is sent. */
export function openGradeQueue(settings: GradeQueueSettings): SaveQueue<GradeEdit> {
  const { courseID, grader: username, personTag, store } = settings;
  // On a shared device no grader sees or sends what another one typed.
  const device = ownDevice('grades', courseID, { username, personTag }, store);
  return openSaveQueue({
    ...device,
    wire: queueWire(gradeEditCodec),
    transport: gradeTransport(settings),
  });
}

const CONFLICT = 'someone else changed this while you were typing. Choose which version to keep.';
const LOSS = 'it would delete grades, so it waits for your answer.';
const TOO_LONG = 'the text has more than 200,000 characters. Shorten it to save it.';
/** Browsers refuse more than 64 kB in calls that outlive the page. */
const KEEPALIVE_CHARACTERS = 15_000;

/** The transport of the queue of one grader. */
function gradeTransport(settings: GradeQueueSettings): Transport<GradeEdit> {
  return async (items, signal) => {
    const saved: { key: string; editedAt: number }[] = [];
    const problems: { key: string; sentence: string }[] = [];
    for (const item of items) {
      const outcome = await sendOne(settings, item, signal);
      if (typeof outcome === 'number') saved.push({ key: item.key, editedAt: outcome });
      else if (typeof outcome === 'string') problems.push({ key: item.key, sentence: outcome });
      // What was saved before it is acknowledged; the next attempt begins with this one.
      else return saved.length > 0 ? { kind: 'answered', saved, outdated: [] } : outcome;
    }
    const [first] = problems;
    if (!first) return { kind: 'answered', saved, outdated: [] };
    // The fields that were saved with it are sent again, which changes nothing.
    const { sentence } = first;
    const keys = problems.filter((one) => one.sentence === sentence).map(({ key }) => key);
    return { kind: 'unsendable', keys, sentence };
  };
}

/** The new version, why this one cannot be saved, or why nothing can be at the moment. */
async function sendOne(
  settings: GradeQueueSettings,
  { key, value }: Version<GradeEdit>,
  signal: AbortSignal,
): Promise<number | string | SendOutcome<never>> {
  const field = readFieldKey(key);
  const text = storableText(value.text);
  if (!field || text.length > GRADE_TEXT_LIMIT) return TOO_LONG;
  const { base, sent } = value;
  const keepalive = text.length < KEEPALIVE_CHARACTERS;
  const post = poster(settings, field, { ...value, text }, { keepalive, signal });
  const attempt = async (expectedVersion: number): Promise<number> => {
    const answer = await post(expectedVersion);
    settings.onSaved(key, base, answer);
    // A due date that was taken away has no version, and neither has a comment that was deleted.
    return answer.record.version || answer.record.changedAt;
  };
  try {
    return await attempt(settings.expected(key, base));
  } catch (thrown) {
    const failure = readSendFailure(thrown);
    const lost = gradesToConfirm(failure);
    if (lost !== null) {
      settings.onLoss(key, lost, changedToConfirm(failure) ?? lost);
      return LOSS;
    }
    const theirs = readConflict(failure);
    if (theirs === undefined) return failed(settings, failure);
    if (theirs && settings.isOwn(key, theirs, sent)) {
      return attempt(theirs.version).catch((second: unknown) =>
        failed(settings, readSendFailure(second)),
      );
    }
    settings.onConflict(key, theirs, base);
    return CONFLICT;
  } finally {
    settings.onSent(key, text);
  }
}

type Field = NonNullable<ReturnType<typeof readFieldKey>>;

/** Sends the field as it is now, over the expected version. */
function poster(
  settings: GradeQueueSettings,
  field: Field,
  { text, agreed, agreedGrades, asOf, readAt, person }: GradeEdit,
  options: SendOptions,
): (expectedVersion: number) => Promise<SavedGrade> {
  if (field.gradingType === PASSAGE_COMMENT) {
    const postComment = settings.postComment ?? commentPoster(settings.courseID);
    const edit = { text, ...(person !== undefined && { personTag: person }) };
    return (expectedVersion) => postComment(field, { ...edit, expectedVersion }, options);
  }
  const isDueDate = field.gradingType === 'customDueDate';
  const record = {
    ...recordOf(field, text),
    ...(asOf !== undefined && { readAsOf: asOf }),
    ...(readAt !== undefined && { readAt }),
    ...(person !== undefined && { personTag: person }),
    ...(isDueDate && { confirmed: agreed !== undefined, keepUnchanged: agreed === 'changed' }),
    ...(agreedGrades !== undefined && { agreedGrades }),
  };
  return (expectedVersion) => settings.post({ ...record, expectedVersion }, options);
}

/** A refusal of one record doesn't affect the others, for example when the student now belongs to another grader. */
function failed(
  { onLoggedOut }: GradeQueueSettings,
  failure: SendFailure,
): string | SendOutcome<never> {
  const outcome = failureOutcome(failure);
  if (outcome.kind === 'logged-out') onLoggedOut();
  return 'sentence' in outcome ? outcome.sentence : outcome;
}

/** The other person's record, null when it was deleted; undefined when the failure isn't a conflict. */
function readConflict({ code, details: [theirs] }: SendFailure): WireGrade | null | undefined {
  if (code !== 'CHANGED_MEANWHILE') return undefined;
  return isWireGrade(theirs) ? theirs : null;
}

function isWireGrade(value: unknown): value is WireGrade {
  return (
    typeof value === 'object' && value !== null && 'gradingType' in value && 'version' in value
  );
}
