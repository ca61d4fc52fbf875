// Students' answers: now, over time, as of a date, and saving them.
import type { answersApi } from '@elenchus/contract/answers-api.ts';
import { checkReleased } from '@elenchus/domain/answers/refused-answers.ts';
import { hasWaited, UNTIMED_EDIT } from '@elenchus/domain/answers/latest-edit.ts';
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { parseIsoDate, dateFaultSentence } from '@elenchus/domain/base/calendar.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { foldName, isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { showsComments } from '@elenchus/domain/grading/grade-visibility.ts';
import { evaluationsSeen } from '@elenchus/domain/grading/student-hand-back.ts';
import { designLevel, gradeLevel } from '@elenchus/domain/people/access.ts';
import { fail, Failure } from '../../http/failure.ts';
import { type Call, type HandlersOf, jsonAnswer } from '../../http/handler.ts';
import type { StoredAnswer } from '../../store/answers/answer-rows-store.ts';
import { selectAnswersJson } from '../../store/answers/answers-store.ts';
import { selectSuccessionTime } from '../../store/people/former-people-store.ts';
import { selectPassageComments } from '../../store/comments/passage-comments-store.ts';
import { selectHistoryPage } from '../../store/answers/history-page-store.ts';
import { selectAnswersAsOf } from '../../store/answers/history-store.ts';
import type { SavedAnswer } from '../../store/answers/prepared-answer.ts';
import { type CachedCourse, releasedAt } from '../course-cache.ts';
import { chosenAnswers, shownQuestions } from '../blind-grading/hidden-answers.ts';
import type { Services } from '../services.ts';
import { handedBackNow } from '../hand-backs/student-hand-backs.ts';
import { targetDateOf } from '../grading/target-dates.ts';
import { shownComment } from '../comments/wire-comment.ts';

/** The handlers of the answer endpoints. */
export function answersHandlers(services: Services): HandlersOf<typeof answersApi> {
  const { store } = services;
  return {
    'GET /api/studentAnswers/{courseID}/{username}': async (call) => {
      const { courseID, username } = call.params;
      const shown = await questionsFor(services, call);
      return jsonAnswer(await selectAnswersJson(store, courseID, foldName(username), shown));
    },
    'POST /api/studentAnswers/update/{courseID}': (call) => save(services, call),
    'GET /api/studentAnswersHistory/{courseID}/{username}': async (call) => {
      const { courseID, username } = call.params;
      const shown = await questionsFor(services, call);
      const { before } = call.query;
      return selectHistoryPage(store, {
        course: courseID,
        usernameKey: foldName(username),
        before: before === undefined ? null : Date.parse(before),
        selection: shown,
      });
    },
    'GET /api/examAnswers/{courseID}/{username}': (call) => asOf(services, call),
  };
}

/** Students get all of their own answers, and read the most: they wait for no design. */
async function questionsFor(
  { courses }: Services,
  call: Pick<
    Call<'GET /api/studentAnswers/{courseID}/{username}'>,
    'params' | 'caller' | 'pseudonym'
  >,
) {
  if (designLevel(call.caller.role) !== 'staff') return undefined;
  const cached = await courses.get(call.params.courseID);
  return cached && shownQuestions(cached, call);
}

function wireAnswer({ savedAt: _savedAt, version: _version, ...answer }: StoredAnswer) {
  return answer;
}

async function save(services: Services, call: Call<'POST /api/studentAnswers/update/{courseID}'>) {
  const { params, body, caller, now } = call;
  const course = params.courseID;
  const isForeign = body.answerData.some(
    ({ username }) => !isSameUsername(username, caller.username),
  );
  if (isForeign) return fail('FORBIDDEN', { message: 'You can save only your own answers.' });
  const person = { course, username: caller.username };
  const refusal = services.paces.refusal('versions', person, now);
  if (refusal) return refusal;
  const cached = await services.courses.get(course);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const released = checkReleased(body.answerData, releasedAt(cached, now));
  if (!released.ok) {
    const { sentence, questionIDs } = released.reason;
    return fail('QUESTION_NOT_FOUND', { message: sentence, details: questionIDs });
  }
  const usernameKey = foldName(caller.username);
  const answers = body.answerData.map(
    ({ username: _username, editedAt = UNTIMED_EDIT, ...answer }) => ({ ...answer, editedAt }),
  );
  const outcomes = await call.write('saveAnswers', {
    course,
    usernameKey,
    at: now,
    timeZone: cached.model.settings.timeZone,
    answers,
    // Read only for what waited: a student who types waits for nothing.
    notBefore: hasWaited(answers, now)
      ? await selectSuccessionTime(services.store, course, usernameKey)
      : null,
  });
  services.paces.count('versions', person, newVersionsIn(outcomes), now);
  return report(outcomes);
}

/** How many characters were added to the history. */
function newVersionsIn(outcomes: readonly SavedAnswer[]): number {
  return outcomes.reduce(
    (sum, saved) => sum + (saved.outcome === 'saved' ? saved.addedCharacters : 0),
    0,
  );
}

function report(outcomes: readonly SavedAnswer[]) {
  const renumbered = outcomes.flatMap((saved) =>
    saved.outcome === 'saved' && saved.renumbered ? [wireAnswer(saved.renumbered)] : [],
  );
  return {
    message: 'Answers saved',
    saved: outcomes.flatMap((saved) =>
      saved.outcome === 'saved' ? [{ questionID: saved.questionID, editedAt: saved.editedAt }] : [],
    ),
    outdated: outcomes.flatMap((saved) =>
      saved.outcome === 'superseded' ? [wireAnswer(saved.stored)] : [],
    ),
    ...(renumbered.length > 0 && { renumbered }),
  };
}

async function asOf(services: Services, call: Call<'GET /api/examAnswers/{courseID}/{username}'>) {
  const { params, query } = call;
  const date = await wantedDate(services, call);
  if (date instanceof Failure) return date;
  const cached = await services.courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const usernameKey = foldName(params.username);
  const limit = workLimit(date, cached.model.settings.timeZone);
  const [answers, comments] = await Promise.all([
    selectAnswersAsOf(services.store, params.courseID, usernameKey, limit),
    commentsFor(services, call, cached),
  ]);
  const shown = shownQuestions(cached, call);
  return {
    targetDate: query.date ?? date,
    answers: [...chosenAnswers(shown, answers)],
    // A comment quotes the answer.
    comments: chosenAnswers(shown, comments).map(shownComment),
  };
}

/** The comments on the work of an evaluation, as far as the caller may read them. */
async function commentsFor(
  { store }: Services,
  { params, query, caller, now }: Call<'GET /api/examAnswers/{courseID}/{username}'>,
  { model }: CachedCourse,
) {
  const evaluation = model.evaluations.find(({ id }) => id === query.evaluationId);
  if (!evaluation) return [];
  const usernameKey = foldName(params.username);
  if (gradeLevel(caller.role) !== 'everything') {
    const student = { course: params.courseID, usernameKey };
    const handedBack = await handedBackNow({ store }, model, student, now);
    const [seen] = evaluationsSeen([evaluation], handedBack);
    if (!seen || !showsComments(seen, model.settings)) return [];
  }
  const about = { usernameKey, evaluationDataID: evaluation.id };
  return selectPassageComments(store, params.courseID, about);
}

async function wantedDate(
  services: Services,
  { params, query }: Call<'GET /api/examAnswers/{courseID}/{username}'>,
): Promise<DueDate | Failure> {
  if (query.date !== undefined) {
    const date = parseIsoDate(query.date);
    return date.ok
      ? date.value
      : fail('INVALID_INPUT', { message: dateFaultSentence(date.reason) });
  }
  if (query.evaluationId === undefined) return fail('MISSING_TARGET_DATE');
  return targetDateOf(services, params.courseID, params.username, query.evaluationId);
}
