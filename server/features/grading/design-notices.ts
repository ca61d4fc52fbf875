// The notice for a grader when the course changed after the target date (VIEW-60).
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { dueDay } from '@elenchus/domain/base/due-date.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { type CourseModel, readCourse } from '@elenchus/domain/course/course-model.ts';
import { changeSince, type GradedDate, itemsAsOf } from '@elenchus/domain/course/design-as-of.ts';
import { choiceUnder } from '@elenchus/domain/questions/option-identity.ts';
import { selectItemsBeforeChanges } from '../../store/design/design-history-store.ts';
import {
  changesByQuestion,
  selectOptionChanges,
} from '../../store/questions/option-changes-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import type { Services } from '../services.ts';

interface DesignNotice {
  readonly appeared: string[];
  readonly gone: string[];
}

/**
 * The questions that this student sees now and didn't at the end of the due date, and those seen then and not now; null
 * for none.
 */
export async function designNotice(
  services: Services,
  cached: CachedCourse,
  graded: GradedDate,
  answers: readonly Answer[],
): Promise<DesignNotice | null> {
  const then = await modelThen(services, cached, dueDay(graded.targetDate));
  if (then === null) return null;
  const answersThen = await inNumbersOf(services, cached, dueDay(graded.targetDate), answers);
  const { appeared, disappeared } = changeSince(then, cached.model, graded, answers, answersThen);
  if (appeared.length + disappeared.length === 0) return null;
  return { appeared: [...appeared], gone: [...disappeared] };
}

/** The answers in the numbers that the options had at the end of a date. */
async function inNumbersOf(
  { store }: Services,
  { course, model }: CachedCourse,
  date: string,
  answers: readonly Answer[],
): Promise<readonly Answer[]> {
  const rows = await store.read(selectOptionChanges(course));
  if (rows.length === 0) return answers;
  const changesOf = changesByQuestion(rows);
  const questions = new Map(model.questions.map((question) => [question.id, question]));
  return answers.map((answer) => {
    const changes = changesOf.get(answer.questionID);
    const count = questions.get(answer.questionID)?.options.length;
    if (!changes || count === undefined) return answer;
    const later = changes.findIndex(({ at }) => localDate(at, model.settings.timeZone) > date);
    const read = { text: answer.questionAnswer, removed: answer.removedOptions ?? [] };
    const under = later < 0 ? changes.length : later;
    return { ...answer, questionAnswer: choiceUnder(changes, count, read, under) };
  });
}

const MOST_DATES = 20;

/** The course at the end of a date, read once per design version and date; null when it is unchanged. */
async function modelThen(
  { store }: Services,
  { course, items, pastModels }: CachedCourse,
  date: string,
): Promise<CourseModel | null> {
  const known = pastModels.get(date);
  if (known !== undefined) return known;
  const earlier = await selectItemsBeforeChanges(store, course, date);
  const model = earlier.length === 0 ? null : readCourse(itemsAsOf(items, earlier));
  if (pastModels.size >= MOST_DATES) pastModels.clear();
  pastModels.set(date, model);
  return model;
}
