// How the counts of open work change when the due dates of several students move (EXT-7).
import type { AnswerVersion } from '@elenchus/domain/answers/answer.ts';
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { recountOnNewDate } from '@elenchus/domain/grading/initial-counts.ts';
import type { PersonalRecount } from '../../store/extensions/custom-due-date-store.ts';
import { peopleWithCounts, type DueMove } from '../../store/extensions/due-moves-store.ts';
import { readSteps } from '../../store/engine/read-steps.ts';
import { chunksOf } from '../../store/engine/sql.ts';
import { selectAnswersOfMany } from '../../store/answers/history-store.ts';
import { countsAsOf } from '../grading/counted-work.ts';
import type { CachedCourse } from '../course-cache.ts';
import type { Services } from '../services.ts';

/** Essays are long: the answers of this many students are read at once. */
const AT_ONCE = 50;

interface DatedMove extends DueMove {
  readonly before: DueDate;
  readonly after: DueDate;
}

/** Only for students whose counts are stored: the others are counted when somebody opens them. */
export async function recountsOfMoves(
  { store }: Services,
  cached: CachedCourse,
  moves: readonly DueMove[],
  nowEpochMs: number,
): Promise<readonly PersonalRecount[]> {
  const { course, model } = cached;
  const dated = moves.filter(
    (move): move is DatedMove => move.before !== null && move.after !== null,
  );
  const counted = await readSteps(store, peopleWithCounts(course, dated));
  const recounts: PersonalRecount[] = [];
  for (const some of chunksOf(counted, AT_ONCE)) {
    const asOf = (which: 'before' | 'after') =>
      selectAnswersOfMany(
        store,
        course,
        some.map((move) => ({
          usernameKey: move.usernameKey,
          evaluationDataID: move.evaluationDataID,
          limit: workLimit(move[which], model.settings.timeZone),
        })),
      );
    const [before, after] = await Promise.all([asOf('before'), asOf('after')]);
    const [old, fresh] = [groupsOf(before), groupsOf(after)];
    for (const move of some) {
      const evaluation = model.evaluations.find(({ id }) => id === move.evaluationDataID);
      if (!evaluation) continue;
      const countOn = (targetDate: DueDate, answers: ReturnType<typeof groupsOf>) =>
        countsAsOf(cached, { evaluation, targetDate, nowEpochMs }, answers.get(keyOf(move)) ?? []);
      const { usernameKey, evaluationDataID } = move;
      for (const recount of recountOnNewDate(
        countOn(move.before, old),
        countOn(move.after, fresh),
      )) {
        recounts.push({ usernameKey, evaluationDataID, ...recount });
      }
    }
  }
  return recounts;
}

interface PersonalAnswer extends AnswerVersion {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
}

function groupsOf(answers: readonly PersonalAnswer[]): ReadonlyMap<string, PersonalAnswer[]> {
  return Map.groupBy(answers, keyOf);
}

function keyOf({ usernameKey, evaluationDataID }: Omit<DueMove, 'before' | 'after'>): string {
  return JSON.stringify([usernameKey, evaluationDataID]);
}
