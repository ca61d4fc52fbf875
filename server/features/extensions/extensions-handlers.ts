// Extensions for several students at once, accommodations, and grades that were looked at again.
import type { extensionsApi } from '@elenchus/contract/extensions-api.ts';
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { blindEvaluations, isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import {
  accommodationSentence,
  isAccommodation,
} from '@elenchus/domain/extensions/accommodation.ts';
import { tooManyDatesSentence } from '@elenchus/domain/extensions/extension-limit.ts';
import type { Extension } from '@elenchus/domain/extensions/extension-plan.ts';
import {
  CHANGED_SINCE_PREVIEW,
  extensionDoneSentence,
  notStudentsSentence,
} from '@elenchus/domain/extensions/extension-sentences.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { selectAccommodations } from '../../store/extensions/accommodations-store.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import type { WeighedMove } from '../../store/extensions/due-moves-store.ts';
import { readSteps } from '../../store/engine/read-steps.ts';
import { extensionEffect, type ExtensionRefusal } from '../../store/extensions/extensions-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import { recountsOfMoves } from './extension-recounts.ts';
import type { Services } from '../services.ts';

/** The handlers of the extension endpoints. */
export function extensionsHandlers(services: Services): HandlersOf<typeof extensionsApi> {
  const { store, courses } = services;
  return {
    'GET /api/accommodations/{courseID}': async ({ params }) => {
      const found = await selectAccommodations(store, params.courseID);
      return found.map(({ usernameKey: _key, ...one }) => one);
    },
    'POST /api/extensions/preview/{courseID}': (call) => preview(services, call),
    'POST /api/extensions/{courseID}': (call) => give(services, call),
    'POST /api/studentGrades/confirm/{courseID}': async (call) => {
      const { params, body, caller, now } = call;
      const cached = await courses.get(params.courseID);
      const isKnown = cached?.model.evaluations.some(({ id }) => id === body.evaluationDataID);
      if (!isKnown) return fail('EVALUATION_NOT_FOUND');
      const confirmed = await call.write('confirmGrades', {
        ...changeBy(params.courseID, foldName(caller.username), now),
        usernameKey: foldName(body.username),
        evaluationDataID: body.evaluationDataID,
        questionIDs: body.questionIDs,
        readAsOf: body.readAsOf || null,
        readAt: body.readAt || null,
      });
      return { message: 'Saved', confirmed };
    },
  };
}

type AskedCall = Pick<
  Call<Extract<EndpointName, 'POST /api/extensions/preview/{courseID}'>>,
  'params' | 'body'
>;

/** What is asked for, with folded usernames; or why it can't be. */
function askedOf({ params, body }: AskedCall, { model }: CachedCourse) {
  const { extension } = body;
  if (extension.kind === 'course' && extension.accommodation) {
    const { accommodation } = extension;
    if (!isAccommodation(accommodation)) {
      return fail('INVALID_INPUT', { message: accommodationSentence(accommodation.kind) });
    }
  }
  const usernameKeys = [...new Set(body.usernames.map((username) => foldName(username)))];
  const evaluations =
    extension.kind === 'course'
      ? model.evaluations.filter(({ dueDate }) => dueDate !== null)
      : [''];
  const message = tooManyDatesSentence(usernameKeys.length, evaluations.length);
  if (message !== undefined) return fail('LIMIT_REACHED', { message });
  const read: Extension =
    extension.kind === 'date' ? { ...extension, date: isoDateOf(extension.date) } : extension;
  return {
    course: params.courseID,
    usernameKeys,
    extension: read,
    blind: blindEvaluations(model).map(({ id }) => id),
  };
}

function refusal(reason: ExtensionRefusal): Failure {
  switch (reason.kind) {
    case 'unknown-students':
      return fail('INVALID_INPUT', { message: notStudentsSentence(reason.usernameKeys) });
    case 'unknown-evaluation':
      return fail('EVALUATION_NOT_FOUND');
    case 'changed':
      return fail('CHANGED_MEANWHILE', { message: CHANGED_SINCE_PREVIEW });
  }
}

/** The moves that the extension would make. The statements only read. */
async function effectOf({ store }: Services, asked: Exclude<ReturnType<typeof askedOf>, Failure>) {
  return readSteps(store, extensionEffect(asked));
}

async function preview(services: Services, call: Call<'POST /api/extensions/preview/{courseID}'>) {
  const cached = await services.courses.get(call.params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const asked = askedOf(call, cached);
  if ('code' in asked) return asked;
  const effect = await effectOf(services, asked);
  if (!effect.ok) return refusal(effect.reason);
  const typed = new Map(call.body.usernames.map((username) => [foldName(username), username]));
  const { moves, keptByHand, token } = effect.value;
  const blind = new Set(asked.blind);
  const rows = moves.map(({ usernameKey, evaluationDataID, before, after, ...weighed }) => ({
    username: typed.get(usernameKey) ?? usernameKey,
    evaluationDataID,
    before,
    after,
    ...(blind.has(evaluationDataID) ? NOT_COUNTED : counted(weighed)),
  }));
  return { rows, keptByHand, token };
}

/** How much of a student's work is graded isn't told while the evaluation hides names (BLD-13). */
const NOT_COUNTED = { grades: 0, changed: 0, secondLook: false };

function counted({ grades, changed }: Pick<WeighedMove, 'grades' | 'changed'>) {
  return {
    grades: grades.filter(isOfQuestion).length,
    changed: changed.filter(isOfQuestion).length,
    secondLook: !changed.every(isOfQuestion),
  };
}

function isOfQuestion({ gradingType }: { readonly gradingType: string }): boolean {
  return gradingType === 'questionGrade';
}

async function give(services: Services, call: Call<'POST /api/extensions/{courseID}'>) {
  const { params, body, caller, now } = call;
  const cached = await services.courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const asked = askedOf(call, cached);
  if ('code' in asked) return asked;
  const effect = await effectOf(services, asked);
  if (!effect.ok) return refusal(effect.reason);
  const given = await call.write('giveExtension', {
    ...changeBy(params.courseID, foldName(caller.username), now),
    ...asked,
    note: body.note.trim(),
    keepsUnchanged: body.keepUnchanged,
    token: body.token ?? null,
    recounts: await recountsOfMoves(services, cached, effect.value.moves, now),
  });
  if (!given.ok) return refusal(given.reason);
  const { movedIn, deletedIn } = given.value;
  const moved = movedIn.length;
  const deletedGrades = deletedIn.filter((id) => !isBlind(cached.model, id)).length;
  const movesBlind = movedIn.some((id) => isBlind(cached.model, id));
  const sentence = extensionDoneSentence(moved, deletedGrades, movesBlind);
  return { message: sentence, moved, deletedGrades };
}
