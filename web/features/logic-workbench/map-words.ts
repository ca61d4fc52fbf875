// What the map says of a question or thesis in words.
import type { CourseMap, MapDay, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { shortText } from '../../course-ui/shown-change-words.ts';

/** How each kind is called in a list. */
export const KIND_WORDS: Readonly<Record<MapNode['kind'], string>> = {
  Radio: 'One choice',
  Checkbox: 'Several choices',
  LongAnswer: 'Essay',
  Contradiction: 'Contradiction',
  Thesis: 'Thesis',
};

/** A node in a few words: the beginning of its text, or its id while there is none. */
export function nodeName({ text, id, kind }: MapNode): string {
  const short = shortText(text);
  if (short !== '') return short;
  return kind === 'Thesis' ? `thesis ${id}` : `question ${id}`;
}

/** Whether a node is meant by what somebody looks for: in its text or its id. */
export function isFound(node: MapNode, search: string): boolean {
  const wanted = foldName(search);
  return foldName(node.text).includes(wanted) || foldName(node.id).includes(wanted);
}

/** The days of one section; of all sections for ''. */
export function daysOfSection({ days }: CourseMap, sectionId: string): readonly MapDay[] {
  return sectionId === '' ? days : days.filter(({ section }) => (section?.id ?? '-') === sectionId);
}
