// Finds the questions that an edit can affect, and those whose answers are needed to find the affected students
// (CHK-22).
import type { LogicGraph } from '../logic/logic-graph.ts';
import { thesisKey } from '../logic/thesis-name.ts';
import type { QuestionType } from '../questions/question-type.ts';
import { questionsOfSection, type ReleasedCourse } from '../visibility/released-course.ts';

export interface Concerned {
  /** Every other question shows, counts and reads as before, for everyone. */
  readonly questionIds: ReadonlySet<string>;
  /** These, and every question that decides whether they show. */
  readonly neededIds: ReadonlySet<string>;
}

/** A course open for a day, and what else decides how a question counts there. */
interface CountingCourse {
  readonly course: ReleasedCourse;
  readonly countsAs: (sectionId: string, type: QuestionType) => string;
}

type Links = Map<string, Set<string>>;

/** Compares a course before and after an edit, both open for a day. */
export function concernedQuestions(before: CountingCourse, after: CountingCourse): Concerned {
  const names: Links = new Map();
  const namedBy: Links = new Map();
  for (const { course } of [before, after]) addLinks(course.graph, names, namedBy);
  const concerned = reach(changedKeys(before, after), namedBy);
  return {
    questionIds: questionIdsOf(concerned),
    neededIds: questionIdsOf(reach(concerned, names)),
  };
}

/** Questions and theses that are new, removed, or defined or placed differently. */
function changedKeys(before: CountingCourse, after: CountingCourse): ReadonlySet<string> {
  const [old, fresh] = [wordings(before), wordings(after)];
  const keys = new Set([...old.keys(), ...fresh.keys()]);
  return new Set([...keys].filter((key) => old.get(key) !== fresh.get(key)));
}

function wordings({ course, countsAs }: CountingCourse): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { name, logic } of course.theses) {
    const key = `thesis ${thesisKey(name)}`;
    if (!found.has(key)) found.set(key, logic);
  }
  for (const section of course.sections) {
    for (const { id, type, logic } of questionsOfSection(section)) {
      const counted = countsAs(section.section.id, type);
      found.set(`question ${id}`, JSON.stringify([counted, type, logic]));
    }
  }
  return found;
}

function addLinks({ definitions }: LogicGraph, names: Links, namedBy: Links): void {
  const keys = definitions.all.map(({ owner }) =>
    owner.kind === 'question' ? `question ${owner.id}` : `thesis ${thesisKey(owner.name)}`,
  );
  definitions.references.forEach((targets, index) => {
    for (const target of targets) {
      link(names, keys[index] ?? '', keys[target] ?? '');
      link(namedBy, keys[target] ?? '', keys[index] ?? '');
    }
  });
}

function link(links: Links, from: string, to: string): void {
  const targets = links.get(from);
  if (targets) targets.add(to);
  else links.set(from, new Set([to]));
}

function reach(from: ReadonlySet<string>, links: Links): ReadonlySet<string> {
  // Iterating over a set also visits what is added during the loop.
  const reached = new Set(from);
  for (const key of reached) for (const next of links.get(key) ?? []) reached.add(next);
  return reached;
}

function questionIdsOf(keys: ReadonlySet<string>): ReadonlySet<string> {
  const prefix = 'question ';
  return new Set(
    [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
  );
}
