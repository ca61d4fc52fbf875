// Finds the essay questions whose grades would still count without their question after an edit (CHK-46, CHK-80).
import type { CourseModel } from '../course/course-model.ts';
import { isReady } from '../questions/question-readiness.ts';
import type { Question } from '../questions/question.ts';
import { outlineOf } from '../visibility/visible-sections.ts';

type Content = Pick<CourseModel, 'questions' | 'schedule' | 'evaluations'>;

interface LostEssays {
  /** Deleted, held back, unfinished, or of a class day whose questions are off: no student gets them. */
  readonly removed: readonly string[];
  /** Students get them, but in another evaluation, in none, or with another kind of answer. */
  readonly lost: readonly string[];
}

/** Compares the essays of a course before and after an edit. */
export function lostEssays(before: Content, after: Content): LostEssays {
  const left = new Set(after.evaluations.map(({ id }) => id));
  const evaluations = before.evaluations.filter(({ id }) => left.has(id));
  const [old, now] = [placesOf({ ...before, evaluations }), placesOf(after)];
  const present = new Map(after.questions.map((question) => [question.id, question]));
  const removed: string[] = [];
  const lost: string[] = [];
  for (const { id, type } of before.questions) {
    if (type !== 'LongAnswer') continue;
    const question = present.get(id);
    if (!question || (old.isGiven(id) && !now.isGiven(id))) removed.push(id);
    else if (question.type !== type || !isKept(now.evaluationsOf(id), old.evaluationsOf(id)))
      lost.push(id);
  }
  return { removed, lost };
}

/** Whether every evaluation that had it keeps it. */
function isKept(now: ReadonlySet<string> | null, before: ReadonlySet<string> | null): boolean {
  return before === null || (now !== null && before.isSubsetOf(now));
}

function placesOf({ questions, schedule, evaluations }: Content) {
  const bySection = new Map<string, Set<string>>();
  for (const { id, sectionIds } of evaluations) {
    for (const section of sectionIds) {
      bySection.set(section, (bySection.get(section) ?? new Set()).add(id));
    }
  }
  const ofTopic = new Map(
    outlineOf(schedule).flatMap(({ section, topics }) =>
      topics
        .filter(({ hasQuestions }) => hasQuestions)
        .map(({ id }) => [id, bySection.get(section.id) ?? NONE] as const),
    ),
  );
  const given = new Map(
    questions.filter(isReady).flatMap((question: Question) => {
      const found = ofTopic.get(question.topicId);
      return found ? [[question.id, found] as const] : [];
    }),
  );
  return {
    isGiven: (id: string): boolean => given.has(id),
    evaluationsOf: (id: string): ReadonlySet<string> | null => given.get(id) ?? null,
  };
}

const NONE: ReadonlySet<string> = new Set();
