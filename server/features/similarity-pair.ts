// Two essays side by side: the passages that the check found, and from the history when each side first had them.
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import {
  passageOrigin,
  readVersions,
  type ReadVersion,
} from '@elenchus/domain/similarity/passage-origin.ts';
import { foldedWords } from '@elenchus/domain/similarity/word-book.ts';
import { fail } from '../http/failure.ts';
import type { Call } from '../http/handler.ts';
import { selectEssayHistory, type EssayRecord } from '../store/essays-store.ts';
import { selectFormerNames } from '../store/former-people-store.ts';
import { keyAfterWork } from '../store/history-key.ts';
import { selectOptionalFindings } from '../store/similarity-store.ts';
import { selectOptionalUser } from '../store/users-store.ts';
import { isShownPair, orderedPair, sentName } from './blind-pairs.ts';
import { evaluationNames, type EvaluationNames } from './evaluation-names.ts';
import type { Services } from './services.ts';
import {
  readFindings,
  type KeptPair,
  type KeptPassage,
  type KeptSide,
} from './similarity-findings.ts';

interface SideEssay {
  readonly text: string;
  readonly submissionDate: string | null;
  readonly versions: readonly ReadVersion[];
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
  const found = stored ? readFindings(stored.result).pairs : [];
  const pair = found
    .filter(isShownPair(cached, query.evaluationId))
    .map((each) => orderedPair(each, names))
    .find((each) => isAsked(each, query, names));
  if (!pair) return fail('NOT_FOUND', { message: 'This pair isn’t in the last check’s list.' });
  const keys = [pair.first.usernameKey, pair.second.usernameKey];
  const [history, former, ...users] = await Promise.all([
    selectEssayHistory(store, course, keys, pair.questionID),
    selectFormerNames(store, course),
    ...keys.map((key) => selectOptionalUser(store, course, key)),
  ]);
  const zone = cached.model.settings.timeZone;
  const [first, second] = [essayOf(history, pair.first, zone), essayOf(history, pair.second, zone)];
  const nameOf = ({ usernameKey }: KeptSide, user: Person | undefined) => {
    const person = user ?? former.get(usernameKey);
    const { username = usernameKey, fullName = username } = person ?? {};
    return names.shown({ usernameKey, username, fullName });
  };
  const isCurrent = pair.passages.every((passage) => isUnchanged(passage, first.text, second.text));
  return {
    isCurrent,
    first: wireEssay(pair.first, first, nameOf(pair.first, users[0])),
    second: wireEssay(pair.second, second, nameOf(pair.second, users[1])),
    passages: isCurrent ? pair.passages.map((passage) => wirePassage(passage, first, second)) : [],
  };
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

function essayOf(
  history: readonly EssayRecord[],
  { usernameKey, date }: KeptSide,
  zone: TimeZone,
): SideEssay {
  const limit = keyAfterWork(workLimit(dueDateOf(date), zone));
  const records = history.filter(
    (record) => record.usernameKey === usernameKey && record.historyKey < limit,
  );
  const last = records.at(-1);
  return {
    text: last?.text ?? '',
    submissionDate: last?.submissionDate ?? null,
    versions: readVersions(records),
  };
}

/** An essay may have changed since the check, if its date was still in the future. */
function isUnchanged(
  [firstStart, firstEnd, secondStart, secondEnd, words]: KeptPassage,
  first: string,
  second: string,
): boolean {
  const one = foldedWords(first.slice(firstStart, firstEnd));
  const other = foldedWords(second.slice(secondStart, secondEnd));
  return one.length === words && one.join(' ') === other.join(' ');
}

function wireEssay(
  { date }: KeptSide,
  { text, submissionDate }: SideEssay,
  { username, fullName }: Person,
) {
  return { username, fullname: fullName, targetDate: date, text, submissionDate };
}

function wirePassage(
  [firstStart, firstEnd, secondStart, secondEnd, words]: KeptPassage,
  first: SideEssay,
  second: SideEssay,
) {
  return {
    words,
    first: wireSide(first, firstStart, firstEnd),
    second: wireSide(second, secondStart, secondEnd),
  };
}

function wireSide({ text, versions }: SideEssay, start: number, end: number) {
  return { start, end, origin: passageOrigin(versions, text.slice(start, end)) };
}
