// The plagiarism check: begin, watch, cancel, list, look at one pair.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { similarityApi } from '@elenchus/contract/similarity-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { targetDateSentence } from '@elenchus/domain/grading/target-date.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import {
  CHECK_LIFE,
  selectChecks,
  selectOptionalFindings,
  type StoredCheck,
} from '../../store/similarity/similarity-store.ts';
import { selectFormerNames } from '../../store/people/former-people-store.ts';
import { selectUsers } from '../../store/people/users-store.ts';
import type { Services } from '../services.ts';
import { readFindings, type KeptSide } from '../../similarity/kept-findings.ts';
import { isShownPair, orderedSides } from './blind-pairs.ts';
import { evaluationNames } from '../blind-grading/evaluation-names.ts';
import { showPair } from './similarity-pair.ts';
import { planCheck } from './similarity-plan.ts';

/** The handlers of the similarity endpoints. */
export function similarityHandlers(services: Services): HandlersOf<typeof similarityApi> {
  return {
    'POST /api/similarity/start/{courseID}': (call) => start(services, call),
    'POST /api/similarity/cancel/{courseID}': async ({ params, write }) => {
      const wasRunning = await services.checks.cancel(write, params.courseID);
      return { message: wasRunning ? 'The check was canceled.' : 'No check was running.' };
    },
    'GET /api/similarity/{courseID}': (call) => status(services, call),
    'GET /api/similarity/pairs/{courseID}': (call) => listPairs(services, call),
    'GET /api/similarity/pair/{courseID}': (call) => showPair(services, call),
  };
}

async function start(
  { store, courses, checks }: Services,
  { params, body, caller, write }: Call<'POST /api/similarity/start/{courseID}'>,
) {
  const cached = await courses.get(params.courseID);
  const evaluation = cached?.model.evaluations.find(({ id }) => id === body.evaluationId);
  if (!cached || !evaluation) return fail('EVALUATION_NOT_FOUND');
  const plan = await planCheck(store, params.courseID, cached.model, evaluation);
  if (plan.questions.length === 0)
    return fail('INVALID_INPUT', { message: 'This evaluation has no essay questions to compare.' });
  if (plan.students.length === 0)
    return plan.withoutDate === 0
      ? fail('INVALID_INPUT', { message: 'This course has no students yet.' })
      : fail('MISSING_TARGET_DATE', { message: targetDateSentence('no-target-date') });
  const isStarted = await checks.start(write, params.courseID, plan, foldName(caller.username));
  return isStarted ? { message: 'The check has started.' } : fail('CHECK_RUNNING');
}

async function status(
  { store, checks }: Services,
  { params, query, now }: Call<'GET /api/similarity/{courseID}'>,
) {
  const all = await selectChecks(store, params.courseID);
  const isAlive = (check: StoredCheck): boolean =>
    check.state === 'running' && check.seenAt >= now - CHECK_LIFE;
  const check = all.find(({ evaluationId }) => evaluationId === query.evaluationId);
  const other = all.find((each) => each !== check && isAlive(each));
  const live = check && checks.progressOf(check.runId);
  const { phase, done, total } = live ?? check ?? { phase: 'reading', done: 0, total: 0 };
  const isLost = check?.state === 'running' && !live && !isAlive(check);
  return {
    state: isLost ? ('interrupted' as const) : (check?.state ?? ('none' as const)),
    startedAt: check?.startedAt ?? null,
    phase,
    done,
    total,
    resultAt: check?.resultAt ?? null,
    otherRunning: other?.evaluationId ?? null,
  };
}

type WireSide = NonNullable<
  AnswerOf<'GET /api/similarity/pairs/{courseID}'>['result']
>['pairs'][number]['first'];

async function listPairs(
  services: Services,
  { params, query }: Call<'GET /api/similarity/pairs/{courseID}'>,
) {
  const { store } = services;
  const cached = await services.courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const names = await evaluationNames(services, cached, query.evaluationId);
  const [stored, users, former] = await Promise.all([
    selectOptionalFindings(store, params.courseID, query.evaluationId),
    selectUsers(store, params.courseID),
    selectFormerNames(store, params.courseID),
  ]);
  if (!stored) return { result: null };
  const people = new Map(users.map((user) => [user.usernameKey, user]));
  const wireSide = ({ usernameKey, words, sharedWords }: KeptSide): WireSide => {
    const person = people.get(usernameKey) ?? former.get(usernameKey);
    const { username = usernameKey, fullName = username } = person ?? {};
    const shown = names.shown({ usernameKey, username, fullName });
    return { username: shown.username, fullname: shown.fullName, words, sharedWords };
  };
  const { pairs, leftOut, ...figures } = readFindings(stored.result);
  return {
    result: {
      ...figures,
      finishedAt: stored.resultAt,
      leftOut: [...leftOut],
      pairs: pairs.filter(isShownPair(cached, query.evaluationId)).map((pair) => {
        const { questionID, sharedWords, longestRun } = pair;
        const [first, second] = orderedSides(pair, names).map(wireSide) as [WireSide, WireSide];
        return { questionID, first, second, sharedWords, longestRun };
      }),
    },
  };
}
