// How much each grader has left, what waits for the caller, and moving students between TAs.
import type { workloadApi } from '@elenchus/contract/workload-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { assignmentSentence } from '@elenchus/domain/people/ta-assignment.ts';
import { readTa } from '@elenchus/domain/people/user.ts';
import { fail } from '../../http/failure.ts';
import { type Call, type HandlersOf, jsonAnswer } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectChangedWork, selectUsernames } from '../../store/workload/graded-dates-store.ts';
import { evaluationNames } from '../blind-grading/evaluation-names.ts';
import {
  datedEvaluations,
  graderQuestion,
  shownQuestion,
  shownTogether,
} from './grader-question.ts';
import { scopeOf } from '../grading/grading-places.ts';
import type { Services } from '../services.ts';

/** The handlers of the workload endpoints. */
export function workloadHandlers(services: Services): HandlersOf<typeof workloadApi> {
  const { store, courses } = services;
  return {
    'GET /api/workload/{courseID}': async ({ params, caller, now }) => {
      const cached = await courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      const { gradingDueDates } = cached.model;
      const question = { ...graderQuestion(cached, caller, now), gradingDueDates };
      return jsonAnswer(await store.report('workload', question));
    },
    'GET /api/waiting/{courseID}': async ({ params, query, caller, now }) => {
      const cached = await courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      const { evaluationId } = query;
      const question = await shownQuestion(services, cached, caller, { evaluationId, now });
      if (evaluationId !== undefined && question.evaluations.length === 0) {
        return fail('EVALUATION_NOT_FOUND');
      }
      return jsonAnswer(await store.report('waiting', question));
    },
    'GET /api/changedWork/{courseID}': (call) => changedWork(services, call),
    'POST /api/users/{courseID}/move': move,
  };
}

/** Under names, the work of blind evaluations is left out; of one blind evaluation it is sent under pseudonyms. */
async function changedWork(
  services: Services,
  { params, query, caller, now }: Call<'GET /api/changedWork/{courseID}'>,
) {
  const cached = await services.courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const { evaluationId } = query;
  const wanted = shownTogether(cached.model, evaluationId);
  if (evaluationId !== undefined && wanted.length === 0) return fail('EVALUATION_NOT_FOUND');
  const { course, taKey } = scopeOf(params.courseID, caller);
  const found = await selectChangedWork(services.store, {
    ...datedEvaluations(cached),
    course,
    taKey,
    hasTAs: false,
    evaluations: wanted,
    now,
  });
  const keys = found.map(({ usernameKey }) => usernameKey);
  const usernames = await selectUsernames(services.store, course, keys);
  const names = new Map(
    await Promise.all(
      wanted.map(async ({ id }) => [id, await evaluationNames(services, cached, id)] as const),
    ),
  );
  const rows = found.flatMap(({ evaluationId: id, since, usernameKey }) => {
    const username = usernames.get(usernameKey) ?? usernameKey;
    const shown = names.get(id)?.shown({ usernameKey, username, fullName: '' });
    return shown ? [{ evaluationId: id, username: shown.username, since }] : [];
  });
  return rows.toSorted((one, other) => (one.username < other.username ? -1 : 1));
}

async function move(call: Call<'POST /api/users/{courseID}/move'>) {
  const { params, body, caller, now, address } = call;
  const typed = new Map<string, string>();
  const keyOf = (name: string): string => {
    typed.set(foldName(name), name);
    return foldName(name);
  };
  const outcome = await call.write('moveStudents', {
    ...changeBy(params.courseID, foldName(caller.username), now, address),
    moves: body.moves.map(({ username, from, to }) => ({
      username: keyOf(username),
      from: keyOf(readTa(from, 'student') ?? ''),
      to: keyOf(readTa(to, 'student') ?? ''),
    })),
  });
  if (outcome.ok) return { message: 'Saved', moved: outcome.value.moved };
  const problem = outcome.reason;
  const asTyped = (name: string): string => typed.get(name) ?? name;
  if (problem.kind === 'not-a-ta') {
    const username = asTyped(problem.username);
    return fail('INVALID_INPUT', { message: assignmentSentence({ ...problem, username }) });
  }
  const details = problem.usernames.map(asTyped);
  const message = assignmentSentence({ ...problem, usernames: details });
  const code = problem.kind === 'moved-meanwhile' ? 'CHANGED_MEANWHILE' : 'INVALID_INPUT';
  return fail(code, { message, details });
}
