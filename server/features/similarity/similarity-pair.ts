// Two essays side by side: the passages that the check found, and from the history when each side first had them.
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { fail } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { readFindings, type KeptPair, type KeptSide } from '../../similarity/kept-findings.ts';
import type { PairAnswer, PairSide } from '../../similarity/pair-task.ts';
import { readPair } from '../../similarity/read-pair.ts';
import type { Reader } from '../../store/engine/database.ts';
import { selectEssayVersions } from '../../store/answers/essays-store.ts';
import { selectFormerNames } from '../../store/people/former-people-store.ts';
import { selectOptionalFindings } from '../../store/similarity/similarity-store.ts';
import { selectOptionalUser } from '../../store/people/users-store.ts';
import { isShownPair, orderedPair, sentName } from './blind-pairs.ts';
import { evaluationNames, type EvaluationNames } from '../blind-grading/evaluation-names.ts';
import type { Services } from '../services.ts';

/** How much of a side's history is searched: about the drafts of a year, and never more than a second's work. */
const SEARCHED = { versions: 1000, bytes: 2_000_000 };

const PROBLEMS = { busy: 'BUSY', timeout: 'TIMEOUT', failed: 'INTERNAL_ERROR' } as const;

interface SideEssay extends PairSide {
  readonly submissionDate: string | null;
}

/** The pair from the last finished list, with the essays as of the dates of that check. */
export async function showPair(
  services: Services,
  { params, query }: Call<'GET /api/similarity/pair/{courseID}'>,
) {
  const { store } = services;
  const course = params.courseID;
  const cached = await services.courses.get(course);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const names = await evaluationNames(services, cached, query.evaluationId);
  const stored = await selectOptionalFindings(store, course, query.evaluationId);
  const listed = stored ? readFindings(stored.result).pairs : [];
  const pair = listed
    .filter(isShownPair(cached, query.evaluationId))
    .map((each) => orderedPair(each, names))
    .find((each) => isAsked(each, query, names));
  if (!pair) return fail('NOT_FOUND', { message: 'This pair isn’t in the last check’s list.' });
  const keys = [pair.first.usernameKey, pair.second.usernameKey];
  const zone = cached.model.settings.timeZone;
  const [first, second, former, ...users] = await Promise.all([
    readSide(store, course, pair, { side: 'first', zone }),
    readSide(store, course, pair, { side: 'second', zone }),
    selectFormerNames(store, course),
    ...keys.map((key) => selectOptionalUser(store, course, key)),
  ]);
  const nameOf = ({ usernameKey }: KeptSide, user: Person | undefined) => {
    const person = user ?? former.get(usernameKey);
    const { username = usernameKey, fullName = username } = person ?? {};
    return names.shown({ usernameKey, username, fullName });
  };
  const read = await readPair({ first, second });
  if (!read.ok) return fail(PROBLEMS[read.reason]);
  const found = read.value;
  const wireSide = (side: 'first' | 'second', person: Person) => {
    const { text, submissionDate } = { first, second }[side];
    const { isWhole: isHistoryWhole } = found[side];
    const { date } = pair[side];
    const { username, fullName } = person;
    return { username, fullname: fullName, targetDate: date, text, submissionDate, isHistoryWhole };
  };
  return {
    isCurrent: found.isCurrent,
    first: wireSide('first', nameOf(pair.first, users[0])),
    second: wireSide('second', nameOf(pair.second, users[1])),
    passageCount: found.isCurrent ? (pair.passageCount ?? pair.passages.length) : 0,
    passages: found.isCurrent ? wirePassages(pair, found) : [],
  };
}

/** A side's essay as of the date of the check, its history, and the places of the passages in it. */
async function readSide(
  store: Reader,
  course: string,
  { questionID, passages, ...sides }: KeptPair,
  { side, zone }: { readonly side: 'first' | 'second'; readonly zone: TimeZone },
): Promise<SideEssay> {
  const { usernameKey, date } = sides[side];
  const limit = workLimit(dueDateOf(date), zone);
  const asked = { usernameKey, questionID, limit, ...SEARCHED };
  const { versions, isWhole } = await selectEssayVersions(store, course, asked);
  const last = versions.at(-1);
  return {
    text: last?.text ?? '',
    submissionDate: last?.submissionDate ?? null,
    versions,
    isWhole,
    ranges: passages.map(([start, end, otherStart, otherEnd, words]) =>
      side === 'first' ? [start, end, words] : [otherStart, otherEnd, words],
    ),
  };
}

function wirePassages({ passages }: KeptPair, { first, second }: PairAnswer) {
  return passages.map(([firstStart, firstEnd, secondStart, secondEnd, words], place) => ({
    words,
    first: { start: firstStart, end: firstEnd, origin: first.origins[place] ?? null },
    second: { start: secondStart, end: secondEnd, origin: second.origins[place] ?? null },
  }));
}

interface AskedPair {
  readonly questionID: string;
  readonly first: string;
  readonly second: string;
}

interface Person {
  readonly username: string;
  readonly fullName: string;
}

function isAsked(
  { questionID, first, second }: KeptPair,
  asked: AskedPair,
  names: EvaluationNames,
): boolean {
  return (
    questionID === asked.questionID &&
    sentName(names, first) === foldName(asked.first) &&
    sentName(names, second) === foldName(asked.second)
  );
}
