// Saving and deleting single grade records.
import { parseIsoDate } from '@elenchus/domain/base/calendar.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { EXAM_GRADE_IS_COMPUTED } from '@elenchus/domain/grading/computed-grade.ts';
import { isGradeOfADate } from '@elenchus/domain/grading/due-date-change.ts';
import { customDueDateLossSentence } from '@elenchus/domain/grading/grade-loss.ts';
import {
  examGradeEntry,
  gradeDataFault,
  gradeInputSentence,
  isGraded,
  isOfKnownQuestion,
  ONLY_STUDENTS,
  storedGradeData,
} from '@elenchus/domain/grading/grade-input.ts';
import {
  gradeKeyText,
  type GradeRecord,
  gradeRecordSentence,
  readGradeRecord,
} from '@elenchus/domain/grading/grade-record.ts';
import type { Recount } from '@elenchus/domain/grading/initial-counts.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import { fail, Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { type Change, changeBy } from '../../store/logs/audit-store.ts';
import type { DueDateRefusal } from '../../store/extensions/custom-due-date-store.ts';
import type { EntryRefusal, FollowingExamGrade } from '../../store/grades/grade-entry-store.ts';
import { selectGradesOfStudent } from '../../store/grades/stored-grades.ts';
import { selectOptionalUser } from '../../store/people/users-store.ts';
import { accommodatedDateOf } from '../extensions/accommodated-date.ts';
import { recountsOf } from '../grading/counted-work.ts';
import type { Services } from '../services.ts';
import { targetDateOf } from '../grading/target-dates.ts';
import { toGradeRecord, wireGrade } from './wire-grade.ts';

/** Saves one record; a new custom due date also deletes the question grades that were given for the old one. */
export async function saveGrade(
  services: Services,
  call: Call<'POST /api/studentGrades/update/{courseID}'>,
) {
  const { params, body, caller, now } = call;
  const read = readGradeRecord(body);
  if (!read.ok) return fail('INVALID_INPUT', { message: gradeRecordSentence(read.reason) });
  const entered = await enteredRecord(services, params.courseID, read.value);
  if (entered instanceof Failure) return entered;
  const student = await selectOptionalUser(
    services.store,
    params.courseID,
    foldName(body.username),
  );
  if (!student || !isGraded(student)) return fail('INVALID_INPUT', { message: ONLY_STUDENTS });
  const record = { ...entered, username: student.username };
  const by = changeBy(params.courseID, foldName(caller.username), now);
  if (record.gradingType === 'customDueDate') {
    return saveCustomDueDate(services, call, by, record);
  }
  const { expectedVersion = null } = body;
  const grade = { ...gradeValue(record), ...pinOf(record, body), expectedVersion };
  const outcome = await call.write('enterGrade', { ...by, grade });
  const shown = call.pseudonym?.username ?? record.username;
  if (!outcome.ok) return entryFailure(outcome.reason, shown);
  const { saved, examGrade } = outcome.value;
  return {
    message: 'Saved',
    record: wireGrade(saved, shown),
    deletedGrades: 0,
    ...followingGrade(examGrade, shown),
  };
}

function entryFailure(reason: EntryRefusal, username: string): Failure {
  switch (reason.kind) {
    case 'computed':
      return fail('INVALID_INPUT', { message: EXAM_GRADE_IS_COMPUTED });
    case 'conflict': {
      const details = reason.conflicts.map(({ theirs }) => theirs && wireGrade(theirs, username));
      return fail('CHANGED_MEANWHILE', { details });
    }
  }
}

/** The exam grade after a change, if the change affects it. */
function followingGrade(examGrade: FollowingExamGrade, username: string) {
  return examGrade === undefined ? {} : { examGrade: examGrade && wireGrade(examGrade, username) };
}

/** The record as the screens would send it, or why they wouldn't. */
export async function enteredRecord(
  services: Services,
  course: string,
  typed: GradeRecord,
): Promise<GradeRecord | Failure> {
  const cached = await services.courses.get(course);
  const isKnown = cached?.model.evaluations.some(({ id }) => id === typed.evaluationDataID);
  if (!cached || !isKnown) return fail('EVALUATION_NOT_FOUND');
  const entry = examGradeEntry(cached.model.settings);
  const data = storedGradeData(typed.gradingType, typed.individualGradingData, entry);
  const record = { ...typed, individualGradingData: data };
  const fault = gradeDataFault(record.gradingType, data, entry);
  if (fault && !(await isStored(services, course, record))) {
    return fail('INVALID_INPUT', { message: gradeInputSentence(fault) });
  }
  return isOfKnownQuestion(record, cached.model.questions)
    ? record
    : fail('QUESTION_NOT_FOUND', { details: [record.questionID] });
}

/** Whether the same value is already stored: a letter stays when a course changes to numbers. */
async function isStored({ store }: Services, course: string, record: GradeRecord) {
  const grades = await selectGradesOfStudent(store, course, foldName(record.username));
  const key = gradeKeyText(record);
  return grades.some((grade) => {
    const stored = toGradeRecord(grade, record.username);
    return (
      gradeKeyText(stored) === key && stored.individualGradingData === record.individualGradingData
    );
  });
}

/** As of which date the answers were read, and when, for what a new due date may delete. */
function pinOf(
  { gradingType }: GradeRecord,
  { readAsOf, readAt }: Call<'POST /api/studentGrades/update/{courseID}'>['body'],
) {
  return isGradeOfADate(gradingType) ? { readAsOf: readAsOf || null, readAt: readAt || null } : {};
}

function gradeValue({ username, ...value }: GradeRecord) {
  return { ...value, usernameKey: foldName(username) };
}

async function saveCustomDueDate(
  services: Services,
  { body, write, pseudonym }: Call<'POST /api/studentGrades/update/{courseID}'>,
  by: Change,
  record: GradeRecord,
) {
  const { expectedVersion, confirmed, keepUnchanged, agreedGrades = null } = body;
  const dueDate = record.individualGradingData.trim();
  const outcome = await write('changeCustomDueDate', {
    ...by,
    usernameKey: foldName(record.username),
    evaluationDataID: record.evaluationDataID,
    dueDate,
    recounts: await recountsFor(services, by, record, dueDate),
    expectedVersion: expectedVersion ?? null,
    confirmed,
    agreedGrades,
    keepsUnchanged: keepUnchanged,
  });
  const username = pseudonym?.username ?? record.username;
  if (!outcome.ok) return dueDateFailure(outcome.reason, username);
  const { deleted, examGrade, stored } = outcome.value;
  const stamp = { comment: '', version: 0, changedBy: by.actor, changedAt: by.at };
  return {
    message: 'Saved',
    record: stored ? wireGrade(stored, username) : { ...record, username, ...stamp },
    deletedGrades: deleted,
    ...followingGrade(examGrade, username),
  };
}

function dueDateFailure(reason: DueDateRefusal, username: string): Failure {
  switch (reason.kind) {
    case 'conflict': {
      const { theirs } = reason;
      return fail('CHANGED_MEANWHILE', { details: theirs ? [wireGrade(theirs, username)] : [] });
    }
    case 'confirmation-needed': {
      const { grades, changed } = reason;
      return fail('CONFIRMATION_NEEDED', {
        message: customDueDateLossSentence(grades),
        details: [{ grades, changed }],
      });
    }
  }
}

async function recountsFor(
  services: Services,
  { course, at }: Change,
  { username, evaluationDataID }: GradeRecord,
  dueDate: string,
): Promise<readonly Recount[]> {
  const cached = await services.courses.get(course);
  const evaluation = cached?.model.evaluations.find(({ id }) => id === evaluationDataID);
  if (!cached || !evaluation) return [];
  const before = await targetDateOf(services, course, username, evaluationDataID);
  const typed = parseIsoDate(dueDate);
  const accommodated =
    dueDate === '' ? await accommodatedDateOf(services.store, cached, username, evaluation) : null;
  const after = targetDate(evaluation, typed.ok ? typed.value : accommodated);
  return recountsOf(services, cached, {
    evaluation,
    usernameKey: foldName(username),
    before: before instanceof Failure ? null : before,
    after: after.ok ? after.value : null,
    nowEpochMs: at,
  });
}

/** Deletes the records of one type; they stay in the audit log. */
export async function deleteGradesOfType(
  call: Call<'DELETE /api/studentGrades/delete/{courseID}'>,
) {
  const { params, body, caller, now } = call;
  const read = readGradeRecord({ ...body, questionID: body.questionID ?? '' });
  if (!read.ok) return fail('INVALID_INPUT', { message: gradeRecordSentence(read.reason) });
  const outcome = await call.write('deleteGrades', {
    ...changeBy(params.courseID, foldName(caller.username), now),
    usernameKey: foldName(body.username),
    evaluationDataID: body.evaluationDataID,
    gradingType: read.value.gradingType,
    questionID: body.questionID ?? null,
  });
  if (!outcome.ok) return fail('INVALID_INPUT', { message: EXAM_GRADE_IS_COMPUTED });
  const { deleted, examGrade } = outcome.value;
  return {
    message: 'Deleted',
    deletedGrades: deleted,
    ...followingGrade(examGrade, call.pseudonym?.username ?? body.username),
  };
}
