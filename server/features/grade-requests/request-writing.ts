// Writing about a grade, closing a request and giving it to someone (ASK-3 to ASK-11).
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { askingSentence, isEssayIn } from '@elenchus/domain/grade-requests/asking.ts';
import { mayAnswer } from '@elenchus/domain/grade-requests/grade-request.ts';
import { EXAM_GRADE_IS_COMPUTED } from '@elenchus/domain/grading/computed-grade.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { gradeLevel } from '@elenchus/domain/people/access.ts';
import { fail, Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import {
  selectGraders,
  selectRequestsOf,
} from '../../store/grade-requests/grade-requests-reading.ts';
import type { MessageRefusal } from '../../store/grade-requests/grade-requests-store.ts';
import type { GradeToSave } from '../../store/grades/grades-store.ts';
import { selectOptionalUser } from '../../store/people/users-store.ts';
import { enteredRecord } from '../grades/grade-saving.ts';
import type { Services } from '../services.ts';
import { wireGrade } from '../grades/wire-grade.ts';
import { staffConversations, wireConversations } from './wire-request.ts';

type WriteCall = Call<'POST /api/gradeRequests/{courseID}'>;
type ChangeCall = Call<'POST /api/gradeRequests/change/{courseID}'>;

const NOT_ASKED = 'The student hasn’t asked about this grade.';

/** Saves a message, and the grade that a grader gives with it. */
export async function writeAboutGrade(services: Services, call: WriteCall) {
  const { params, body, caller, now } = call;
  const cached = await services.courses.get(params.courseID);
  const evaluation = cached?.model.evaluations.find(({ id }) => id === body.evaluationDataID);
  if (!cached || !evaluation) return fail('EVALUATION_NOT_FOUND');
  const isStaff = gradeLevel(caller.role) === 'everything';
  if (body.grade && !isStaff) return fail('FORBIDDEN');
  const grade = body.grade ? await gradeToSave(services, call) : null;
  if (grade instanceof Failure) return grade;
  const { settings } = cached.model;
  const { questionID } = body;
  const asking = {
    questionID,
    isEssayOfEvaluation: isEssayIn(evaluation.sectionIds, questionID, cached.model),
    settings,
    zone: settings.timeZone,
  };
  const key = {
    usernameKey: foldName(body.username),
    evaluationDataID: evaluation.id,
    questionID,
  };
  const outcome = await call.write('writeRequestMessage', {
    ...changeBy(params.courseID, foldName(caller.username), now),
    ...key,
    messageID: body.messageID,
    text: body.text,
    asking: isStaff ? null : asking,
    grade,
  });
  if (!outcome.ok) return messageFailure(outcome.reason, call.pseudonym?.username ?? body.username);
  const found = await selectRequestsOf(services.store, params.courseID, key.usernameKey);
  const request = wireConversations(found).find(
    (one) => one.evaluationDataID === evaluation.id && one.questionID === questionID,
  );
  return request ? { message: 'Sent', request } : fail('NOT_FOUND');
}

async function gradeToSave(
  services: Services,
  { params, body }: WriteCall,
): Promise<GradeToSave | Failure> {
  const { username, evaluationDataID, questionID, grade } = body;
  const isWhole = questionID === NO_QUESTION;
  const record = await enteredRecord(services, params.courseID, {
    username,
    evaluationDataID,
    questionID,
    gradingType: isWhole ? 'examGrade' : 'questionGrade',
    individualGradingData: grade?.individualGradingData ?? '',
    comment: '',
  });
  if (record instanceof Failure) return record;
  const { username: _name, ...value } = record;
  return {
    ...value,
    usernameKey: foldName(username),
    expectedVersion: grade?.expectedVersion ?? null,
    readAsOf: grade?.readAsOf || null,
    readAt: grade?.readAt || null,
  };
}

function messageFailure(reason: MessageRefusal, username: string): Failure {
  switch (reason.kind) {
    case 'asking':
      return fail('INVALID_INPUT', { message: askingSentence(reason.reason) });
    case 'message':
      return fail('INVALID_INPUT', { message: reason.sentence });
    case 'unknown-request':
      return fail('INVALID_INPUT', { message: NOT_ASKED });
    case 'taken-id':
      return fail('ALREADY_EXISTS');
    case 'computed':
      return fail('INVALID_INPUT', { message: EXAM_GRADE_IS_COMPUTED });
    case 'conflict': {
      const details = reason.conflicts.map(({ theirs }) => theirs && wireGrade(theirs, username));
      return fail('CHANGED_MEANWHILE', { details });
    }
  }
}

/** Closes a request, opens it again, or gives it to someone who may answer. */
export async function changeGradeRequest(services: Services, call: ChangeCall) {
  const { params, body, caller, now } = call;
  const usernameKey = foldName(body.username);
  const [student, graders] = await Promise.all([
    selectOptionalUser(services.store, params.courseID, usernameKey),
    selectGraders(services.store, params.courseID),
  ]);
  if (!student) return fail('USER_NOT_FOUND');
  const assignTo = body.assignTo === undefined ? undefined : foldName(body.assignTo) || null;
  const person = graders.find((one) => one.usernameKey === assignTo);
  if (assignTo && !(person && mayAnswer(person, student.ta))) {
    return fail('INVALID_INPUT', {
      message: 'Only the student’s TA and instructors can answer this request.',
    });
  }
  const outcome = await call.write('changeRequest', {
    ...changeBy(params.courseID, foldName(caller.username), now),
    usernameKey,
    evaluationDataID: body.evaluationDataID,
    questionID: body.questionID,
    isClosed: body.isClosed ?? null,
    assignTo,
    expectedVersion: body.expectedVersion,
  });
  if (!outcome.ok) {
    return outcome.reason === 'changed'
      ? fail('CHANGED_MEANWHILE')
      : fail('INVALID_INPUT', { message: NOT_ASKED });
  }
  const found = await selectRequestsOf(services.store, params.courseID, usernameKey);
  const request = staffConversations(found, student.ta, graders).find(
    (one) => one.evaluationDataID === body.evaluationDataID && one.questionID === body.questionID,
  );
  return request ? { message: 'Saved', request } : fail('NOT_FOUND');
}
