// The names of questions and theses on the map, and the search for them.
import { isolated } from '@elenchus/domain/base/isolated-text.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { CourseMap, MapDay, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { shortLabel } from '@elenchus/domain/course-check/short-label.ts';

/** How each kind is called in a list. */
export const KIND_NAMES: Readonly<Record<MapNode['kind'], string>> = {
  Radio: 'One choice',
  Checkbox: 'Several choices',
  LongAnswer: 'Essay',
  Contradiction: 'Contradiction',
  Thesis: 'Thesis',
};

/** What a node asks in a few words, or that it has no text yet. */
export function nodeLabel({ text, kind }: MapNode): string {
  if (kind === 'Thesis') return text;
  return shortLabel(text) || 'No text yet';
}

/** A node in a list: its ID and what it asks; a thesis by its name. */
export function nodeName(node: MapNode): string {
  return node.kind === 'Thesis'
    ? node.text || node.id
    : `${node.id} · ${isolated(nodeLabel(node))}`;
}

/** Whether a search matches a node: its text or its ID. */
export function isFound(node: MapNode, search: string): boolean {
  const wanted = foldName(search);
  return foldName(node.text).includes(wanted) || foldName(node.id).includes(wanted);
}

/** The days of one section; of all sections for ''. */
export function daysOfSection({ days }: CourseMap, sectionId: string): readonly MapDay[] {
  return sectionId === '' ? days : days.filter(({ section }) => (section?.id ?? '-') === sectionId);
}

/** Where a node is: its section and class day. */
export function nodePlace({ days }: CourseMap, { day }: MapNode): string {
  const { section, topic } = days[day] ?? {};
  const names = [section?.name ?? '', topic?.name ?? 'Without a class day'];
  return names.filter(Boolean).map(isolated).join(' › ');
}

/** How many lines lead to a node and from it, for people who listen to the drawing. */
export function linkCounts({ sources, targets }: CourseMap, key: string): string {
  const before = sources.get(key)?.length ?? 0;
  const after = targets.get(key)?.length ?? 0;
  return [before > 0 ? `Depends on ${before}` : '', after > 0 ? `decides ${after}` : '']
    .filter((part) => part !== '')
    .join(', ');
}
