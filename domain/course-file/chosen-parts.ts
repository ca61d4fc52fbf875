// Collects what a person chose from a course file, and what comes along with it (FIL-7, FIL-8).
import { thesisKey } from '../logic/thesis-name.ts';
import type { CourseFile, FileDay, FileQuestion, FileSection, FileThesis } from './course-file.ts';
import { namedIn } from './rewire-logic.ts';

/** The IDs of what was chosen. A day or section also comes along with what is chosen in it. */
export interface Chosen {
  readonly sections: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
  readonly questions: ReadonlySet<string>;
  readonly theses: ReadonlySet<string>;
  readonly evaluations: ReadonlySet<string>;
  readonly personas: ReadonlySet<string>;
}

export const NOTHING_CHOSEN: Chosen = {
  sections: new Set(),
  days: new Set(),
  questions: new Set(),
  theses: new Set(),
  evaluations: new Set(),
  personas: new Set(),
};

/** Where chosen questions go: into new sections at the end, or into a class day that exists. */
export type MergePlace =
  | { readonly kind: 'new-sections' }
  | { readonly kind: 'day'; readonly dayId: string };

/** The chosen sections, each with its chosen days and their chosen questions. */
export function chosenSections({ sections }: CourseFile, chosen: Chosen): FileSection[] {
  return sections.flatMap((section) => {
    const days = section.days.flatMap((day) => chosenDay(day, chosen) ?? []);
    return days.length > 0 || chosen.sections.has(section.id) ? [{ ...section, days }] : [];
  });
}

function chosenDay(day: FileDay, chosen: Chosen): FileDay | null {
  const questions = day.questions.filter(({ id }) => chosen.questions.has(id));
  return questions.length > 0 || chosen.days.has(day.id) ? { ...day, questions } : null;
}

/** Every question of a file, in order. */
export function fileQuestions({ sections }: Pick<CourseFile, 'sections'>): FileQuestion[] {
  return sections.flatMap(({ days }) => days.flatMap(({ questions }) => questions));
}

/** The chosen theses, and those that chosen questions, personas or other theses name. */
export function neededTheses(file: CourseFile, chosen: Chosen): FileThesis[] {
  const byKey = new Map(file.theses.map((thesis) => [thesisKey(thesis.name), thesis]));
  const needed = new Set(file.theses.filter(({ id }) => chosen.theses.has(id)));
  const formulas = fileQuestions(file).filter(({ id }) => chosen.questions.has(id));
  const personas = file.personas.filter(({ id }) => chosen.personas.has(id));
  const named = [
    ...namedIn(formulas.map(({ logic }) => logic)).theses.keys(),
    ...personas.flatMap(({ theses }) => theses.map(thesisKey)),
  ];
  for (const key of named) {
    const thesis = byKey.get(key);
    if (thesis) needed.add(thesis);
  }
  // Iterating over a set also visits what is added during the loop.
  for (const { logic } of needed) {
    for (const key of namedIn([logic]).theses.keys()) {
      const thesis = byKey.get(key);
      if (thesis) needed.add(thesis);
    }
  }
  return file.theses.filter((thesis) => needed.has(thesis));
}
