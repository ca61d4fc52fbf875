// Finds the questions that belong to an evaluation: those of its sections' class days.
import type { Evaluation } from '../grading/evaluation.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { outlineOf } from '../visibility/visible-sections.ts';

/** The IDs of the questions of each evaluation. */
export function questionsOfEvaluations(
  evaluations: readonly Pick<Evaluation, 'id' | 'sectionIds'>[],
  schedule: Pick<Schedule, 'sections' | 'topics'>,
  questions: readonly { readonly id: string; readonly topicId: string }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const sectionOf = new Map(
    outlineOf(schedule).flatMap(({ section, topics }) =>
      topics.map((topic) => [topic.id, section.id] as const),
    ),
  );
  const ofSection = Map.groupBy(questions, ({ topicId }) => sectionOf.get(topicId) ?? '');
  return new Map(
    evaluations.map(({ id, sectionIds }) => [
      id,
      new Set(sectionIds.flatMap((section) => (ofSection.get(section) ?? []).map((one) => one.id))),
    ]),
  );
}
