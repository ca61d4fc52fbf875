// Begins the grading of one student: the counts that are not stored yet are computed as of the target date (GRD-39).
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { isGraded, ONLY_STUDENTS } from '@elenchus/domain/grading/grade-input.ts';
import { targetDateSentence } from '@elenchus/domain/grading/target-date.ts';
import { fail } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { selectOptionalPerson } from '../../store/people/users-store.ts';
import { gradedWork } from './graded-work.ts';
import type { Services } from '../services.ts';

/** Creates missing records and returns every record of the student in this evaluation. */
export async function openGrading(
  services: Services,
  call: Call<'POST /api/studentGrades/open/{courseID}'>,
) {
  const { params, body, now } = call;
  const cached = await services.courses.get(params.courseID);
  const evaluation = cached?.model.evaluations.find(({ id }) => id === body.evaluationDataID);
  if (!cached || !evaluation) return fail('EVALUATION_NOT_FOUND');
  const { username } = body;
  // Before the work: someone else's work never has this person's tag.
  const student = await selectOptionalPerson(services.store, params.courseID, foldName(username));
  if (!student || !isGraded(student)) return fail('INVALID_INPUT', { message: ONLY_STUDENTS });
  const shownAs = call.pseudonym?.username;
  const wanted = { cached, evaluation, username, shownAs, now, openedBy: call };
  const work = await gradedWork(services, wanted);
  if (!work) return fail('MISSING_TARGET_DATE', { message: targetDateSentence('no-target-date') });
  const shown = shownAs ?? student.username;
  const { pseudonyms } = services;
  const personTag = await pseudonyms.personTag(
    params.courseID,
    evaluation.id,
    shown,
    student.person,
  );
  return { ...work, personTag, readAt: now };
}
