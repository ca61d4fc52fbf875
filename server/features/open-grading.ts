// Begins the grading of one student: the counts that are not stored yet are computed as of the target date (GRD-39).
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { isGraded, ONLY_STUDENTS } from '@elenchus/domain/grading/grade-input.ts';
import { missingRecords } from '@elenchus/domain/grading/initial-counts.ts';
import { fail, Failure } from '../http/failure.ts';
import type { Call } from '../http/handler.ts';
import { changeBy } from '../store/audit-store.ts';
import { selectGradesOfStudent } from '../store/grades-store.ts';
import { selectAnswersAsOf } from '../store/history-store.ts';
import { selectOptionalUser } from '../store/users-store.ts';
import { countsAsOf } from './counted-work.ts';
import { designNotice } from './design-notices.ts';
import type { Services } from './services.ts';
import { targetDateOf } from './target-dates.ts';
import { toGradeRecord, wireGrade } from './wire-grade.ts';

/** Creates missing records and returns every record of the student in this evaluation. */
export async function openGrading(
  services: Services,
  call: Call<'POST /api/studentGrades/open/{courseID}'>,
) {
  const { params, body, caller, now } = call;
  const { store } = services;
  const course = params.courseID;
  const cached = await services.courses.get(course);
  const evaluation = cached?.model.evaluations.find(({ id }) => id === body.evaluationDataID);
  if (!cached || !evaluation) return fail('EVALUATION_NOT_FOUND');
  const usernameKey = foldName(body.username);
  const [student, targetDate] = await Promise.all([
    selectOptionalUser(store, course, usernameKey),
    targetDateOf(services, course, body.username, evaluation.id),
  ]);
  if (!isGraded(student)) return fail('INVALID_INPUT', { message: ONLY_STUDENTS });
  if (targetDate instanceof Failure) return targetDate;
  const answers = await selectAnswersAsOf(store, course, usernameKey, targetDate);
  const graded = { evaluation, targetDate: isoDateOf(targetDate), nowEpochMs: now };
  const counts = countsAsOf(cached, graded, answers);
  const notice = await designNotice(services, cached, graded, answers);
  const stored = await selectGradesOfStudent(store, course, usernameKey);
  const records = stored.map((grade) => toGradeRecord(grade, body.username));
  const ofThis = records.filter(({ evaluationDataID }) => evaluationDataID === evaluation.id);
  const opened = {
    username: body.username,
    evaluationId: evaluation.id,
    records: ofThis,
    computed: counts,
  };
  const missing = missingRecords(opened).map(({ username: _username, ...value }) => ({
    ...value,
    usernameKey,
  }));
  const by = changeBy(course, foldName(caller.username), now);
  if (missing.length > 0) await call.write('addMissingGrades', { ...by, grades: missing });
  const current =
    missing.length > 0 ? await selectGradesOfStudent(store, course, usernameKey) : stored;
  const all = current.filter(({ evaluationDataID }) => evaluationDataID === evaluation.id);
  return {
    targetDate,
    counts,
    records: all.map((grade) => wireGrade(grade, body.username)),
    designNotice: notice,
  };
}
