// The answers of one student that differ from the version that was graded, with both texts (EXT-6).
import { answerText, type Answer } from '@elenchus/domain/answers/answer.ts';
import { answersAsOf, type WorkLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { DueLimits } from '@elenchus/domain/extensions/due-limits.ts';
import { questionsOfEvaluations } from '@elenchus/domain/extensions/evaluation-questions.ts';
import {
  differingQuestions,
  mayHaveChanged,
  readLimit,
} from '@elenchus/domain/extensions/kept-grades.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { enteredGrades } from '@elenchus/domain/grading/reopened-grading.ts';
import { keyOf, type StoredGrade } from '../../store/grades/stored-grades.ts';
import { selectHistoryOf } from '../../store/answers/history-store.ts';
import type { ReadingStore } from '../../store/open-store.ts';
import type { CachedCourse } from '../course-cache.ts';

interface LookedAt {
  readonly cached: CachedCourse;
  readonly evaluation: Evaluation;
  readonly usernameKey: string;
  readonly due: DueDate;
}

interface GradesGiven {
  readonly records: readonly StoredGrade[];
  /** Those that a moved due date deleted. */
  readonly lost: readonly StoredGrade[];
}

/** Most students have none: then nothing is read. */
export async function secondLook(
  store: ReadingStore,
  { cached, evaluation, usernameKey, due }: LookedAt,
  { records, lost }: GradesGiven,
) {
  const { course, model } = cached;
  const limits = new DueLimits(model.settings.timeZone);
  const types = model.settings.questionByQuestionGrading
    ? ['questionGrade']
    : ['questionGrade', 'examGrade'];
  const present = enteredGrades(records).filter(({ gradingType }) => types.includes(gradingType));
  const isPresent = new Set(present.map(keyOf));
  const deleted = lost.filter(
    (grade) => types.includes(grade.gradingType) && !isPresent.has(keyOf(grade)),
  );
  const grades = [...present, ...enteredGrades(deleted)].filter((grade) =>
    mayHaveChanged(grade, due, limits),
  );
  if (grades.length === 0) return [];
  const ids = questionsOfEvaluations([evaluation], model.schedule, model.questions);
  const ofEvaluation = [...(ids.get(evaluation.id) ?? [])];
  const questionsOf = ({ gradingType, questionID }: StoredGrade): readonly string[] =>
    gradingType === 'questionGrade' ? [questionID] : ofEvaluation;
  const history = await selectHistoryOf(store, course, usernameKey, [
    ...new Set(grades.flatMap(questionsOf)),
  ]);
  const counts = limits.limit(due);
  return grades.flatMap((grade) => {
    const own = new Set(questionsOf(grade));
    const versions = history.filter(({ questionID }) => own.has(questionID));
    const read = readLimit(grade, due, limits);
    return [...differingQuestions(versions, read, counts)].map((questionID) => ({
      questionID,
      grade: grade.individualGradingData,
      isExamGrade: grade.gradingType === 'examGrade',
      isDeleted: !isPresent.has(keyOf(grade)),
      ...namedBefore(answerAsOf(versions, questionID, read)),
      after: textOf(answerAsOf(versions, questionID, counts)),
    }));
  });
}

function answerAsOf(
  versions: Parameters<typeof differingQuestions>[0],
  id: string,
  limit: WorkLimit,
): Answer | undefined {
  return answersAsOf(versions, limit).find(({ questionID }) => questionID === id);
}

function textOf(answer: Answer | undefined): string {
  return answer ? answerText(answer) : '';
}

/** Options can be gone by now that were chosen before. */
function namedBefore(answer: Answer | undefined) {
  const before = textOf(answer);
  return answer?.removedOptions ? { before, beforeRemoved: answer.removedOptions } : { before };
}
