// More time for some students of the demo course: two extensions, and one accommodation for the whole course.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { accommodatedDay, type Accommodation } from '@elenchus/domain/extensions/accommodation.ts';
import { classDays } from './course-outline.ts';
import { demoEvaluations } from './demo-evaluations.ts';
import type { DemoTerm } from './demo-term.ts';

/** By the index of the evaluation among the three due dates of the term. */
export const extensions = [
  { username: 'fidrissi', evaluation: 0, days: 3 },
  { username: 'tmokoe', evaluation: 1, days: 2 },
] as const;

interface DemoAccommodation {
  readonly username: string;
  readonly accommodation: Accommodation;
  readonly note: string;
}

export const demoAccommodation: DemoAccommodation = {
  username: 'kredb',
  accommodation: { kind: 'factor', amount: 125 },
  note: 'Letter from the accessibility office, whole term',
};

/** The due date of one student. */
export function personalDueDate(term: DemoTerm, username: string, evaluation: 0 | 1 | 2): IsoDate {
  const due = term.dueDates[evaluation];
  if (username === demoAccommodation.username) {
    return accommodatedDay(due, startOfWork(term, evaluation), demoAccommodation.accommodation);
  }
  const extra = extensions.find(
    (one) => one.username === username && one.evaluation === evaluation,
  );
  return addDays(due, extra?.days ?? 0);
}

function startOfWork(term: DemoTerm, evaluation: 0 | 1 | 2): IsoDate | null {
  const { sectionIds } = demoEvaluations(term)[evaluation];
  const day = classDays.find(({ section }) => sectionIds.includes(section.id));
  return (day && term.classDates[day.number - 1]) ?? null;
}
