// What the grading screen asks the server for: one call for each student, which also brings those who come next.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { firstWaitingQuestion } from '@elenchus/domain/blind-grading/grading-pass.ts';
import { callEndpoint, CallFailure } from '../../../calls/call-endpoint.ts';
import { courseKey } from '../../../calls/course-keys.ts';
import { followedListAt, type FollowedList } from '../../../course-ui/grading/followed-list.ts';
import { questionInAddress } from '../../../course-ui/questions/question-place.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { commentRecord } from '../../../saving/grades/comment-post.ts';
import type { GradedWork } from '../../../saving/grades/grade-field.ts';
import { arriveAt, TAB } from './header/desk-arrivals.ts';
import { passAhead } from './header/desk-steps.ts';
import { comingInList, heldAhead, placeInList, type DeskPlace } from './header/desk-place.ts';
import type { GradeSaves } from './saves/grade-saves.ts';
import { knownPass, passNow } from './pass/pass-query.ts';
import { askedQuestion } from './answers/question-in-view.ts';
import { isGradingComplete } from './saves/student-grades.ts';

type DeskAnswer = AnswerOf<'POST /api/gradingDesk/{courseID}'>;

/** One student's work: the answers that count, the records, and what was changed later. */
export type LoadedWork = NonNullable<DeskAnswer['student']['work']>;

export interface LoadedDesk {
  readonly evaluationId: string;
  readonly place: DeskPlace;
  /** null when no due date says which answers count; undefined until the server has answered. */
  readonly work: LoadedWork | null | undefined;
  /** Tells the student from someone else who gets the netID later; undefined until the server has answered. */
  readonly personTag: string | undefined;
  /** When the server read the work. */
  readonly readAt: number | undefined;
  /** Whether it is handed back to the student, who then sees every change at once. */
  readonly isBack: boolean;
  /** What the student asked about the grades. */
  readonly requests: DeskAnswer['student']['requests'];
  readonly others: DeskAnswer['others'];
  /** How many of the students in the list are graded. */
  readonly graded: number;
  /** Whether the server has opened it for grading, or only sent it ahead with another student. */
  readonly isOpened: boolean;
  /** When it was asked for, in milliseconds: of two answers the one to the later question counts. */
  readonly sentAt: number;
}

/** One conversation about a grade. */
export type DeskRequestData = LoadedDesk['requests'][number];

export function deskKey(courseID: string, { username, evaluationId }: GradedWork) {
  return courseKey(courseID, 'desk', evaluationId, foldName(username));
}

/** A student who came ahead isn't requested again for so long: opening the student brings what is new. */
const HELD_MS = 5 * 60_000;

interface DeskSource {
  readonly client: QueryClient;
  readonly courseID: string;
  readonly saves: GradeSaves;
}

/** Opens a student for grading. */
export function deskQuery(source: DeskSource, work: GradedWork) {
  return queryOptions({
    queryKey: deskKey(source.courseID, work),
    queryFn: ({ signal }) => openStudent(source, work, signal),
    refetchOnWindowFocus: 'always',
  });
}

async function openStudent(
  { client, courseID, saves }: DeskSource,
  work: GradedWork,
  signal: AbortSignal,
): Promise<LoadedDesk> {
  const known = client.getQueryData<LoadedDesk>(deskKey(courseID, work));
  // A student who came ahead is shown first, and then asked for.
  if (known) {
    await new Promise<void>((painted) => afterPaint(painted));
    signal.throwIfAborted();
  }
  const [askedAt, sentAt] = [saves.now(), performance.now()];
  const left = arriveAt(work);
  const { username, evaluationId } = work;
  const list = followedListAt({ courseID, username: saves.grader }, evaluationId, username);
  const isDone = (other: string): boolean =>
    isComplete({ client, courseID, saves }, { evaluationId, username: other });
  const isHeld = (other: string): boolean => {
    const held = client.getQueryData<LoadedDesk>(deskKey(courseID, { ...work, username: other }));
    return held?.work !== undefined && sentAt - held.sentAt < HELD_MS;
  };
  const likely =
    comingInPass({ client, courseID, saves }, work, list) ??
    (list && comingInList(list, username, isDone));
  const coming = likely?.filter((other) => !isHeld(other));
  const held = !likely && known ? heldAhead(known.place, isHeld) : [];
  try {
    const { student, ahead, others, graded } = await callEndpoint(
      'POST /api/gradingDesk/{courseID}',
      {
        params: { courseID },
        body: {
          ...wireWork(work),
          tab: TAB,
          ...(left && { left: wireWork(left) }),
          ...(coming && { coming }),
          ...(held.length > 0 && { held }),
        },
        signal,
      },
    );
    for (const next of ahead) {
      const theirs = { ...work, username: next.place.student.username };
      const key = deskKey(courseID, theirs);
      const before = client.getQueryData<LoadedDesk>(key);
      if (before && before.sentAt >= sentAt) continue;
      const place = placeInList({ ...next.place, askedAt }, list, isDone);
      // The fields are filled as soon as the student opens.
      if (next.work) saves.hearAhead(theirs, recordsOf(theirs, next.work), askedAt);
      client.setQueryData<LoadedDesk>(key, {
        evaluationId,
        place,
        personTag: next.personTag,
        readAt: next.readAt,
        isBack: next.isBack,
        work: next.work,
        requests: next.requests,
        others: [],
        graded,
        isOpened: false,
        sentAt,
      });
    }
    const place = placeInList({ ...student.place, askedAt }, list, isDone);
    const opened = { ...student, evaluationId, place };
    return { ...opened, others, graded, isOpened: true, sentAt };
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) {
      // The page around then offers the login.
      void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') });
    }
    throw error;
  }
}

/** The students whom a pass with one question probably opens next; null where there is no pass, or it isn't loaded. */
function comingInPass(
  { client, courseID, saves }: DeskSource,
  { username, evaluationId }: GradedWork,
  list: FollowedList | null,
): string[] | null {
  const loaded = knownPass(client, courseID, evaluationId);
  if (!loaded) return null;
  const pass = passNow(loaded, evaluationId, { saves, list });
  const inAddress = new URLSearchParams(location.search).get('question') ?? questionInAddress();
  const { questionIds } = pass;
  const questionId = askedQuestion({ questionIds, inAddress, begun: firstWaitingQuestion(pass) });
  return typeof questionId === 'string' ? passAhead(pass, { username, questionId }) : null;
}

/** The grades and comments of one student's work, as records of their fields. */
export function recordsOf(work: GradedWork, { records, comments }: LoadedWork) {
  return [...records, ...comments.map((comment) => commentRecord(work, comment))];
}

/** Whether grading is complete as far as this page knows: saved here, or seen when the student was loaded. */
function isComplete({ client, courseID, saves }: DeskSource, work: GradedWork): boolean {
  if (isGradingComplete(saves, work)) return true;
  const known = client.getQueryData<LoadedDesk>(deskKey(courseID, work));
  return hasCompleteRecord(known?.work?.records ?? []);
}

/** Whether one of a student’s records says that grading is complete. */
export function hasCompleteRecord(records: LoadedWork['records']): boolean {
  return records.some(
    (record) => record.gradingType === 'gradingComplete' && record.individualGradingData === 'yes',
  );
}

function wireWork({ username, evaluationId }: GradedWork) {
  return { username, evaluationDataID: evaluationId };
}
