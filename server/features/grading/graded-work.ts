// One student's work for an evaluation, as the person grading sees it: the answers that count, what was revised later,
// the records, and what the course changed since.
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { lateRevisions } from '@elenchus/domain/answers/late-revision.ts';
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { dueInstant } from '@elenchus/domain/base/deadline.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  answersUnderPseudonym,
  questionsUnder,
} from '@elenchus/domain/blind-grading/answers-under-names.ts';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { computesWith } from '@elenchus/domain/grading/computed-grade.ts';
import { gradeWithCounts } from '@elenchus/domain/grading/handed-back-counts.ts';
import { missingRecords } from '@elenchus/domain/grading/initial-counts.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import type { Call } from '../../http/handler.ts';
import { selectAnswersSavedSince } from '../../store/answers/answers-store.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectGradesOfWork, type StoredGrade } from '../../store/grades/stored-grades.ts';
import { selectPassageComments } from '../../store/comments/passage-comments-store.ts';
import { gathered } from '../../store/engine/gathered-reads.ts';
import { selectAnswersAsOf } from '../../store/answers/history-store.ts';
import { selectGradesLostToDates } from '../../store/extensions/second-look-store.ts';
import { countsAsOf } from './counted-work.ts';
import type { CachedCourse } from '../course-cache.ts';
import { designNotice } from './design-notices.ts';
import { chosenAnswers } from '../blind-grading/hidden-answers.ts';
import { secondLook } from './answers-since-grading.ts';
import type { Services } from '../services.ts';
import { handedBackNow } from '../hand-backs/student-hand-backs.ts';
import { wireComment } from '../comments/wire-comment.ts';
import { toGradeRecord, wireGrade } from '../grades/wire-grade.ts';

export interface WorkToGrade {
  readonly cached: CachedCourse;
  readonly evaluation: Evaluation;
  readonly username: string;
  /** The name to send in its place, if another. */
  readonly shownAs?: string | undefined;
  readonly now: number;
  /** The call that opens it, so that missing counts are created (GRD-39); null to look ahead and create nothing. */
  readonly openedBy: Pick<Call<EndpointName>, 'caller' | 'write'> | null;
}

/** The work; null when no date says which answers count. */
export async function gradedWork(services: Services, wanted: WorkToGrade) {
  const { cached, evaluation, username, now, shownAs = username } = wanted;
  const { course } = cached;
  const usernameKey = foldName(username);
  const about = { usernameKey, evaluationDataID: evaluation.id };
  const stored = await selectGradesOfWork(services.store, course, about);
  const records = stored.map((grade) => toGradeRecord(grade, username));
  const { customDueDate } = readGradeBook(records)(username, evaluation.id);
  const date = targetDate(evaluation, customDueDate);
  if (!date.ok) return null;
  const graded = { evaluation, targetDate: date.value, nowEpochMs: now };
  const zone = cached.model.settings.timeZone;
  const [answers, later, comments, lost] = await gathered(services.store, (store) => [
    selectAnswersAsOf(store, course, usernameKey, workLimit(date.value, zone)),
    selectAnswersSavedSince(store, course, usernameKey, dueInstant(date.value, zone)),
    selectPassageComments(store, course, about),
    selectGradesLostToDates(store, course, about),
  ]);
  const counts = countsAsOf(cached, graded, answers);
  const { model } = cached;
  const isHidden = isBlind(model, evaluation.id);
  // A section can be in two evaluations: this one may show names while the other hides them.
  const shown = questionsUnder(model, isHidden ? evaluation.id : null);
  const revisions = lateRevisions(answers, later, graded.targetDate, zone);
  const notice = await designNotice(services, cached, graded, answers);
  const own = await withMissingCounts(services, wanted, stored, counts);
  const looked = { cached, evaluation, usernameKey, due: date.value };
  const changed = await secondLook(services.store, looked, { records: own, lost });
  return {
    targetDate: date.value,
    counts,
    records: own.map((grade) => wireGrade(grade, shownAs)),
    designNotice: notice,
    answers: isHidden
      ? answersUnderPseudonym(model, evaluation.id, answers)
      : [...chosenAnswers(shown, answers)],
    revisions: [...chosenAnswers(shown, [...revisions.values()])],
    comments: chosenAnswers(shown, comments).map(wireComment),
    secondLook: [...chosenAnswers(shown, changed)],
  };
}

async function withMissingCounts(
  { store }: Services,
  { cached, evaluation, username, now, openedBy }: WorkToGrade,
  stored: readonly StoredGrade[],
  computed: ReturnType<typeof countsAsOf>,
): Promise<readonly StoredGrade[]> {
  if (openedBy === null) return stored;
  const usernameKey = foldName(username);
  const records = stored.map((grade) => toGradeRecord(grade, username));
  const missing = missingRecords({ username, evaluationId: evaluation.id, records, computed });
  if (missing.length === 0) return stored;
  // The write decides again. Asking first spares a write at each opening of a student for whom counts wait (GRD-161).
  const { model } = cached;
  if (gradeWithCounts(records, missing, computesWith(model.settings))) {
    const student = { course: cached.course, usernameKey };
    const handedBack = await handedBackNow({ store }, model, student, now);
    if (handedBack.has(evaluation.id)) return stored;
  }
  await openedBy.write('addMissingGrades', {
    ...changeBy(cached.course, foldName(openedBy.caller.username), now),
    grades: missing.map(({ username: _username, ...value }) => ({ ...value, usernameKey })),
  });
  const about = { usernameKey, evaluationDataID: evaluation.id };
  return selectGradesOfWork(store, cached.course, about);
}
