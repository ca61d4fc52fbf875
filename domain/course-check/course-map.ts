// The course as a graph: the place of each question and thesis, and which decides which (MAP-1 to MAP-6).

import { readDefinitions, type Definitions } from '../logic/logic-definitions.ts';
import { thesisKey } from '../logic/thesis-name.ts';
import { withheldBy, type Withheld } from '../questions/question-readiness.ts';
import type { QuestionType } from '../questions/question-type.ts';
import type { Section, Topic } from '../schedule/schedule.ts';
import { outlineOf } from '../visibility/visible-sections.ts';
import type { CourseModel } from '../course/course-model.ts';
import { conditionLabel, linkConditions } from './link-conditions.ts';

export interface MapNode {
  /** 'question/' or 'thesis/' and the id. */
  readonly key: string;
  readonly id: string;
  readonly kind: QuestionType | 'Thesis';
  /** The text of a question, the name of a thesis. */
  readonly text: string;
  /** Why students don't get it on any day: unfinished or held back. */
  readonly withheld: Withheld | null;
  /** The index in `days`. */
  readonly day: number;
}

export interface MapDay {
  /** null for questions of no class day. */
  readonly topic: Topic | null;
  readonly section: Section | null;
  readonly nodes: readonly MapNode[];
}

/** The logic of `to` refers to `from`. */
interface MapEdge {
  readonly from: string;
  readonly to: string;
  /** The answers that it asks for: '2', 'not 1'; empty for a thesis that must hold. */
  readonly label: string;
  /** It refers to a question that appears only on a later day. */
  readonly isBackward: boolean;
}

export interface CourseMap {
  readonly days: readonly MapDay[];
  readonly edges: readonly MapEdge[];
  readonly nodeByKey: ReadonlyMap<string, MapNode>;
  /** For each node what its logic names, and what names it. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
  readonly targets: ReadonlyMap<string, readonly string[]>;
}

type MappedCourse = Pick<CourseModel, 'questions' | 'questionsByTopic' | 'theses' | 'schedule'>;

/** The map of a course: its class days with questions in order, and what refers to what. */
export function buildCourseMap(course: MappedCourse): CourseMap {
  const definitions = readDefinitions(course);
  const { references } = definitions;
  const days = daysOf(course);
  const places = placesOf(course, days, references);
  const nodes = nodesOf(course, places);
  const nodeByKey = new Map(nodes.map((node) => [node.key, node]));
  const edges = edgesOf(definitions, nodes);
  return {
    days: filledDays(days, nodes, nodeByKey),
    edges,
    nodeByKey,
    sources: group(edges, 'to', 'from'),
    targets: group(edges, 'from', 'to'),
  };
}

/** Everything that a node depends on (`sources`), or that depends on it (`targets`), directly or indirectly. */
export function reachOf(links: CourseMap['sources'], key: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...(links.get(key) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    for (const further of links.get(next) ?? []) waiting.push(further);
  }
  return found;
}

type DayWithIds = Omit<MapDay, 'nodes'> & { readonly questionIds: ReadonlySet<string> };

function daysOf({ schedule, questionsByTopic, questions }: MappedCourse): readonly DayWithIds[] {
  const days: DayWithIds[] = [];
  const placed = new Set<string>();
  for (const { section, topics } of outlineOf(schedule)) {
    for (const topic of topics) {
      const questionIds = new Set((questionsByTopic.get(topic.id) ?? []).map(({ id }) => id));
      for (const id of questionIds) placed.add(id);
      if (questionIds.size > 0) days.push({ topic, section, questionIds });
    }
  }
  const rest = new Set(questions.map(({ id }) => id).filter((id) => !placed.has(id)));
  return rest.size === 0 ? days : [...days, { topic: null, section: null, questionIds: rest }];
}

/** On each day the questions in their order, then the theses. */
function filledDays(
  days: readonly DayWithIds[],
  nodes: readonly MapNode[],
  nodeByKey: CourseMap['nodeByKey'],
): readonly MapDay[] {
  const theses = Map.groupBy(
    nodes.filter(({ kind }) => kind === 'Thesis'),
    ({ day }) => day,
  );
  return days.map(({ topic, section, questionIds }, index) => {
    const questions = [...questionIds].flatMap((id) => nodeByKey.get(`question/${id}`) ?? []);
    return { topic, section, nodes: [...questions, ...(theses.get(index) ?? [])] };
  });
}

/** The day of each definition: questions have their own, a thesis the latest of those it refers to. */
function placesOf(
  { questions, theses }: MappedCourse,
  days: readonly DayWithIds[],
  references: readonly (readonly number[])[],
): readonly number[] {
  const dayOf = new Map(
    days.flatMap(({ questionIds }, day) => [...questionIds].map((id) => [id, day])),
  );
  const places = [...questions.map(({ id }) => dayOf.get(id) ?? 0), ...theses.map(() => 0)];
  const first = questions.length;
  // A thesis may refer to theses after it in the list, so this repeats until no day changes.
  for (let isMoved = true; isMoved;) {
    isMoved = false;
    for (let index = first; index < places.length; index += 1) {
      const latest = Math.max(0, ...(references[index] ?? []).map((source) => places[source] ?? 0));
      if (latest <= (places[index] ?? 0)) continue;
      places[index] = latest;
      isMoved = true;
    }
  }
  return places;
}

function nodesOf(
  { questions, theses }: MappedCourse,
  places: readonly number[],
): readonly MapNode[] {
  return [
    ...questions.map((question, index) => {
      const { id, type: kind, text } = question;
      const withheld = withheldBy(question);
      return { key: `question/${id}`, id, kind, text, withheld, day: places[index] ?? 0 };
    }),
    ...theses.map(({ id, name }, index) => {
      const day = places[questions.length + index] ?? 0;
      return { key: `thesis/${id}`, id, kind: 'Thesis' as const, text: name, withheld: null, day };
    }),
  ];
}

function edgesOf({ all, references }: Definitions, nodes: readonly MapNode[]): readonly MapEdge[] {
  return references.flatMap((sources, index) => {
    const to = nodes[index];
    const conditions = linkConditions(all[index]?.formula);
    return sources.flatMap((source) => {
      const from = nodes[source];
      if (!from || !to) return [];
      const name = from.kind === 'Thesis' ? `thesis/${thesisKey(from.text)}` : from.key;
      const label = conditionLabel(conditions.get(name) ?? []);
      return [{ from: from.key, to: to.key, label, isBackward: from.day > to.day }];
    });
  });
}

function group(
  edges: readonly MapEdge[],
  by: 'from' | 'to',
  other: 'from' | 'to',
): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(edges, (edge) => edge[by]);
  return new Map([...groups].map(([key, list]) => [key, list.map((edge) => edge[other])]));
}
