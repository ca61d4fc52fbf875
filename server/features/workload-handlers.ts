// How much each grader has left, what waits for the caller, and moving students between TAs.
import type { workloadApi } from '@elenchus/contract/workload-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { assignmentSentence } from '@elenchus/domain/people/ta-assignment.ts';
import { readTa } from '@elenchus/domain/people/user.ts';
import { fail } from '../http/failure.ts';
import { type Call, type HandlersOf, jsonAnswer } from '../http/handler.ts';
import { changeBy } from '../store/audit-store.ts';
import { graderQuestion } from './grader-question.ts';
import type { Services } from './services.ts';

/** The handlers of the workload endpoints. */
export function workloadHandlers({ store, courses }: Services): HandlersOf<typeof workloadApi> {
  return {
    'GET /api/workload/{courseID}': async ({ params, caller, now }) => {
      const cached = await courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      const { gradingDueDates } = cached.model;
      const question = { ...graderQuestion(cached, caller, now), gradingDueDates };
      return jsonAnswer(await store.report('workload', question));
    },
    'GET /api/waiting/{courseID}': async ({ params, caller, now }) => {
      const cached = await courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      return jsonAnswer(await store.report('waiting', graderQuestion(cached, caller, now)));
    },
    'POST /api/users/{courseID}/move': move,
  };
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
