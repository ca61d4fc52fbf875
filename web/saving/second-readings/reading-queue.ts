// The save queue of one person's second readings in one course. If a reading was changed elsewhere, the person chooses.
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import { callEndpoint } from '../../calls/call-endpoint.ts';
import { openDraftQueue, type Draft, type DraftQueue } from '../queue/draft-queue.ts';
import { ownDevice, type QueueOwner } from '../queue/own-device.ts';
import type { UnsentStore } from '../queue/unsent-store.ts';
import type { SendOptions } from '../send-call.ts';
import { readingCodec, type Reading, type TypedReading } from './reading-codec.ts';

type Save = 'POST /api/secondReadings/save/{courseID}';
type ReadingToPost = CallOf<Save>['body'];
export type SavedReading = AnswerOf<Save>['reading'];
export type PostReading = (
  body: ReadingToPost,
  options: SendOptions,
) => Promise<{ readonly reading: SavedReading }>;

/** Whose work, under the pseudonym of the second readings. */
export interface ReadWork {
  readonly username: string;
  readonly evaluationId: string;
}

export interface ReadingDraft extends Draft<Reading> {
  /** What the server has instead. */
  readonly theirs: SavedReading | null;
}

type Drafts = DraftQueue<ReadWork, Reading>;

export interface ReadingQueue extends Omit<Drafts, 'draft' | 'sent' | 'type' | 'send'> {
  /** null when nothing is typed. */
  draft(work: ReadWork): ReadingDraft | null;
  type(work: ReadWork, typed: TypedReading): void;
  /** The work whose reading the server refused, or that was changed elsewhere. */
  refused(): readonly ReadWork[];
  /** The work whose reading was saved and isn't with the server yet. */
  waiting(): readonly ReadWork[];
  save(work: ReadWork): void;
  keepMine(work: ReadWork): void;
  takeTheirs(work: ReadWork): void;
}

interface ReadingQueueSettings extends QueueOwner {
  readonly courseID: string;
  readonly store?: UnsentStore;
  readonly post?: PostReading;
  /** The server has this reading now. */
  readonly onKnown: (work: ReadWork, reading: SavedReading) => void;
  readonly onLoggedOut: () => void;
}

/** Opens the queue of a reader; what this person saved without a connection is sent now. */
export function openReadingQueue(settings: ReadingQueueSettings): ReadingQueue {
  const conflicts = new Map<string, SavedReading>();
  const queue = openDrafts(settings, conflicts);
  /** The readings that the person saved and the server doesn't have, by what the server said of them. */
  const sent = (isWanted: (problem: string | null) => boolean) =>
    queue.sent().flatMap(({ about, problem }) => (isWanted(problem) ? [about] : []));
  /** What the server has instead, which is then no longer asked about. */
  const takeConflict = (work: ReadWork): SavedReading | undefined => {
    const theirs = conflicts.get(nameOf(work));
    conflicts.delete(nameOf(work));
    return theirs;
  };
  return {
    ...queue,
    draft: (work) => {
      const draft = queue.draft(work);
      return draft && { ...draft, theirs: conflicts.get(nameOf(work)) ?? null };
    },
    type: (work, typed) => {
      const before = queue.draft(work);
      // A draft about a person who had the netID before says nothing about the reading of this one.
      const isSamePerson = (before?.personTag ?? typed.personTag) === typed.personTag;
      const base = (isSamePerson ? before?.base : undefined) ?? typed.base;
      queue.type(work, { ...typed, base, isReady: false });
    },
    refused: () => sent((problem) => problem !== null),
    waiting: () => sent((problem) => problem === null),
    save: (work) => queue.send(work),
    keepMine: (work) => {
      const theirs = queue.draft(work) ? takeConflict(work) : undefined;
      if (theirs) queue.send(work, { base: theirs.version });
    },
    takeTheirs: (work) => {
      const theirs = takeConflict(work);
      queue.drop(work);
      if (theirs) settings.onKnown(work, theirs);
    },
  };
}

const CONFLICT = 'This reading was changed elsewhere. Choose which version to keep.';

function openDrafts(
  { courseID, post = posterTo(courseID), store, ...on }: ReadingQueueSettings,
  conflicts: Map<string, SavedReading>,
): Drafts {
  return openDraftQueue({
    ...ownDevice('second-readings', courseID, on, store),
    codec: readingCodec,
    partsOf: ({ username, evaluationId }: ReadWork) => [username, evaluationId],
    aboutOf: ([username = '', evaluationId, ...rest]) =>
      evaluationId === undefined || rest.length > 0 ? null : { username, evaluationId },
    draftSentence: 'It isn’t saved yet.',
    post: async (work, value, options) =>
      on.onKnown(work, (await post(bodyOf(work, value), options)).reading),
    conflictIn: ({ code, details: [theirs] }, work) => {
      if (code !== 'CHANGED_MEANWHILE' || !isReading(theirs)) return null;
      conflicts.set(nameOf(work), theirs);
      return CONFLICT;
    },
    onLoggedOut: on.onLoggedOut,
  });
}

function nameOf({ username, evaluationId }: ReadWork): string {
  return JSON.stringify([username, evaluationId]);
}

function bodyOf({ username, evaluationId }: ReadWork, reading: Reading): ReadingToPost {
  const { grade, remark, base, personTag } = reading;
  return {
    username,
    evaluationDataID: evaluationId,
    grade: grade.trim(),
    remark: storableText(remark),
    expectedVersion: base,
    ...(personTag !== undefined && { personTag }),
  };
}

function isReading(value: unknown): value is SavedReading {
  return typeof value === 'object' && value !== null && 'grade' in value && 'version' in value;
}

function posterTo(courseID: string): PostReading {
  return (body, options) =>
    callEndpoint('POST /api/secondReadings/save/{courseID}', {
      params: { courseID },
      body,
      ...options,
    });
}
