// Second readings: the caller's list, one student's work under a pseudonym, saving, and the agreement of both grades.
import type { secondReadingsApi } from '@elenchus/contract/second-readings-api.ts';
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { answersUnderPseudonym } from '@elenchus/domain/blind-grading/answers-under-names.ts';
import { NOT_YOUR_READING } from '@elenchus/domain/blind-grading/second-reading.ts';
import { gradeInputSentence, readManualGrade } from '@elenchus/domain/grading/grade-input.ts';
import { readExamGrade } from '@elenchus/domain/grading/student-evaluation.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectAnswersAsOf } from '../../store/answers/history-store.ts';
import type { StoredReading } from '../../store/blind-grading/second-readings-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import {
  courseReadings,
  ownReadings,
  type EvaluationReadings,
  type OwnReading,
} from './course-readings.ts';
import { evaluationNames } from './evaluation-names.ts';
import type { Services } from '../services.ts';

/** The handlers of second readings. */
export function secondReadingsHandlers(services: Services): HandlersOf<typeof secondReadingsApi> {
  return {
    'GET /api/secondReadings/{courseID}': async ({ params, caller, now }) => {
      const cached = await services.courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      const own = await ownReadings(services, cached, caller, now);
      return own.map(({ evaluation, shownAs, stored, since }) => ({
        ...sentName(shownAs),
        evaluationId: evaluation.id,
        isRead: stored !== null,
        since,
      }));
    },
    'GET /api/secondReadings/work/{courseID}': (call) => readWork(services, call),
    'POST /api/secondReadings/save/{courseID}': (call) => saveReading(services, call),
    'GET /api/readingAgreement/{courseID}': async ({ params }) => {
      const cached = await services.courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      const { evaluations, staff } = await courseReadings(services, cached);
      return Promise.all(evaluations.map((one) => agreement(services, cached, one, staff)));
    },
  };
}

async function readWork(services: Services, call: Call<'GET /api/secondReadings/work/{courseID}'>) {
  const { params, query, caller, now } = call;
  const cached = await services.courses.get(params.courseID);
  if (!cached || !hasEvaluation(cached, query.evaluationId)) return fail('EVALUATION_NOT_FOUND');
  const own = await ownReadings(services, cached, caller, now, query.evaluationId);
  const found = own.find(({ shownAs }) => shownAs.username === nameOf(query.username));
  if (!found) return notYours();
  const { model, course } = cached;
  const limit = workLimit(found.due, model.settings.timeZone);
  const answers = await selectAnswersAsOf(services.store, course, found.student.usernameKey, limit);
  return {
    student: sentName(found.shownAs),
    targetDate: found.due,
    personTag: await tagOf(services, cached, found),
    answers: answersUnderPseudonym(model, query.evaluationId, answers),
    reading: found.stored && sentReading(found.stored),
  };
}

async function saveReading(
  services: Services,
  call: Call<'POST /api/secondReadings/save/{courseID}'>,
) {
  const { params, body, caller, now, write } = call;
  const { evaluationDataID, remark, expectedVersion = null } = body;
  const read = readManualGrade(body.grade);
  if (!read.ok) return fail('INVALID_INPUT', { message: gradeInputSentence(read.reason) });
  const cached = await services.courses.get(params.courseID);
  if (!cached || !hasEvaluation(cached, evaluationDataID)) return fail('EVALUATION_NOT_FOUND');
  const own = await ownReadings(services, cached, caller, now, evaluationDataID);
  const found = own.find(({ shownAs }) => shownAs.username === nameOf(body.username));
  const tag = found && body.personTag !== undefined && (await tagOf(services, cached, found));
  if (tag && tag !== body.personTag) return fail('SOMEONE_ELSE_NOW');
  const outcome = await write('saveSecondReading', {
    ...changeBy(params.courseID, foldName(caller.username), now),
    evaluationDataID,
    usernameKey: found?.student.usernameKey ?? null,
    person: found?.student.person,
    // '7.' and '.5' are accepted while typing, and stored as 7 and 0.5.
    grade: String(read.value),
    remark,
    expectedVersion,
  });
  if (outcome.ok) return { message: 'Saved', reading: sentReading(outcome.value) };
  if (outcome.reason === 'not-a-reader') return notYours();
  if (outcome.reason === 'another-person') return fail('SOMEONE_ELSE_NOW');
  const { theirs } = outcome.reason;
  return fail('CHANGED_MEANWHILE', { details: theirs ? [sentReading(theirs)] : [] });
}

async function agreement(
  services: Services,
  cached: CachedCourse,
  { evaluation, readings, sample }: EvaluationReadings,
  staff: ReadonlyMap<string, string>,
) {
  const names = await evaluationNames(services, cached, evaluation.id);
  const pairs = readings.flatMap(({ student, stored, firstGrade }) => {
    const [first, second] = [readExamGrade(firstGrade), readExamGrade(stored?.grade ?? '')];
    if (!stored || first?.kind !== 'number' || second?.kind !== 'number') return [];
    const { remark } = stored;
    const reader = staff.get(stored.reader) ?? '';
    const grades = { first: first.value, second: second.value };
    return [{ ...sentName(names.shown(student)), ...grades, remark, reader }];
  });
  return {
    evaluationId: evaluation.id,
    sample,
    withoutReader: readings.filter(({ reader, stored }) => reader.kind === 'nobody' && !stored)
      .length,
    read: readings.filter(({ stored }) => stored !== null).length,
    pairs,
  };
}

/** What tells the student from someone else who gets the netID later. */
function tagOf(
  { pseudonyms }: Services,
  { course }: CachedCourse,
  { evaluation, shownAs, student }: OwnReading,
): Promise<string> {
  return pseudonyms.personTag(course, evaluation.id, shownAs.username, student.person);
}

function hasEvaluation({ model }: CachedCourse, evaluationId: string): boolean {
  return model.evaluations.some(({ id }) => id === evaluationId);
}

function nameOf(typed: string): string {
  return typed.trim().toLowerCase();
}

function notYours(): Failure {
  return fail('USER_NOT_FOUND', { message: NOT_YOUR_READING });
}

function sentName({
  username,
  fullName,
}: {
  readonly username: string;
  readonly fullName: string;
}) {
  return { username, fullname: fullName };
}

function sentReading({ grade, remark, version, changedAt }: StoredReading) {
  return { grade, remark, version, changedAt };
}
