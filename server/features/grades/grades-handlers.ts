// Reading, saving and restoring grades.
import type { gradesApi } from '@elenchus/contract/grades-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { blindEvaluations, isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { visibleGradeRecords } from '@elenchus/domain/grading/grade-visibility.ts';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import { restorableAfterSwitch } from '@elenchus/domain/grading/switched-grading.ts';
import { evaluationsSeen } from '@elenchus/domain/grading/student-hand-back.ts';
import { gradeLevel } from '@elenchus/domain/people/access.ts';
import { fail } from '../../http/failure.ts';
import { type Call, type HandlersOf, jsonAnswer } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { countNumericalGrades } from '../../store/grades/grades-store.ts';
import { selectGradesOfStudent } from '../../store/grades/stored-grades.ts';
import { selectLostToSwitch } from '../../store/grades/switched-grades-store.ts';
import { selectOptionalUser } from '../../store/people/users-store.ts';
import { gradeHistory } from './grade-history-page.ts';
import { deleteGradesOfType, saveGrade } from './grade-saving.ts';
import { openGrading } from '../grading/open-grading.ts';
import type { Services } from '../services.ts';
import { handedBackNow } from '../hand-backs/student-hand-backs.ts';
import { toGradeRecord, wireGrade } from './wire-grade.ts';

/** The handlers of the grade endpoints. */
export function gradesHandlers(services: Services): HandlersOf<typeof gradesApi> {
  const { store } = services;
  return {
    'GET /api/studentGrades/{courseID}': (call) => gradesOfClass(services, call),
    'GET /api/studentGrades/{courseID}/{username}': (call) => gradesOfOne(services, call),
    'POST /api/studentGrades/update/{courseID}': (call) => saveGrade(services, call),
    'DELETE /api/studentGrades/delete/{courseID}': (call) => deleteGradesOfType(call),
    'POST /api/studentGrades/open/{courseID}': (call) => openGrading(services, call),
    'GET /api/dueDateImpact/{courseID}/{evaluationId}': ({ params }) =>
      countNumericalGrades(store, params.courseID, params.evaluationId),
    'GET /api/gradeHistory/{courseID}': (call) => gradeHistory(services, call),
    'GET /api/switchedGrades/{courseID}': (call) => switchedGrades(services, call),
    'POST /api/studentGrades/restore/{courseID}': (call) => restoreGrades(call),
  };
}

async function gradesOfClass(
  { store, courses, pseudonyms }: Services,
  { params, query, caller }: Call<'GET /api/studentGrades/{courseID}'>,
) {
  const course = params.courseID;
  const cached = await courses.get(course);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const taKey = caller.role === 'ta' ? foldName(caller.username) : null;
  const asked = { course, taKey, selection: query.only ?? ('all' as const) };
  const only = query.evaluationId;
  const isHidden = only !== undefined && isBlind(cached.model, only);
  const without = isHidden ? [] : blindEvaluations(cached.model).map(({ id }) => id);
  const blind = isHidden ? await pseudonyms.keyOf(course, only) : undefined;
  return jsonAnswer(await store.report('classGrades', { ...asked, only, without, blind }));
}

async function gradesOfOne(
  { store, courses }: Services,
  { params, caller, pseudonym, now }: Call<'GET /api/studentGrades/{courseID}/{username}'>,
) {
  const usernameKey = foldName(params.username);
  const [grades, user, course] = await Promise.all([
    selectGradesOfStudent(store, params.courseID, usernameKey),
    selectOptionalUser(store, params.courseID, usernameKey),
    courses.get(params.courseID),
  ]);
  if (!user || !course) return fail('USER_NOT_FOUND');
  if (gradeLevel(caller.role) === 'everything') {
    const shown = grades.filter(({ evaluationDataID }) =>
      pseudonym
        ? evaluationDataID === pseudonym.evaluationId
        : !isBlind(course.model, evaluationDataID),
    );
    return shown.map((grade) => wireGrade(grade, pseudonym?.username ?? user.username));
  }
  const records = grades.map((grade) => ({
    ...toGradeRecord(grade, user.username),
    version: grade.version,
  }));
  const student = { course: params.courseID, usernameKey };
  const handedBack = await handedBackNow({ store }, course.model, student, now);
  const seen = evaluationsSeen(course.model.evaluations, handedBack);
  return [...visibleGradeRecords(records, seen, course.model.settings)];
}

async function switchedGrades(
  { store, courses }: Services,
  { params }: Call<'GET /api/switchedGrades/{courseID}'>,
) {
  const cached = await courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const entry = gradeEntry(cached.model.settings);
  const isByHand = entry === 'number' || entry === 'letter';
  const lost = isByHand ? await selectLostToSwitch(store, params.courseID) : null;
  const { entries, grades } = restorableAfterSwitch(lost?.entries ?? [], lost?.switchedBackAt ?? 0);
  return { entries: [...entries], grades };
}

async function restoreGrades({
  params,
  body,
  caller,
  now,
  write,
}: Call<'POST /api/studentGrades/restore/{courseID}'>) {
  const by = changeBy(params.courseID, foldName(caller.username), now);
  const change = { ...by, auditIDs: body.entries, over: body.over };
  const outcome = await write('restoreGrades', change);
  const restored = outcome.restored.length;
  const unknown = new Set(body.entries).size - outcome.known;
  return {
    message: `${restored} restored`,
    restored,
    standing: outcome.kept.length,
    computed: outcome.computed,
    impossible: outcome.impossible + unknown,
  };
}
