// What a node depends on and what it decides, with what each line asks.
import type { CourseMap, MapNode } from '@elenchus/domain/course-check/course-map.ts';

export interface LinkedNode {
  readonly node: MapNode;
  /** What the line asks: '2', 'not 1'; empty for a thesis that must hold. */
  readonly label: string;
}

/** The nodes at the other end of the lines that lead to a node (`sources`) or from it (`targets`). */
export function linkedNodes(
  map: CourseMap,
  key: string,
  direction: 'sources' | 'targets',
): readonly LinkedNode[] {
  return map.edges.flatMap(({ from, to, label }) => {
    const [own, other] = direction === 'sources' ? [to, from] : [from, to];
    const node = own === key ? map.nodeByKey.get(other) : undefined;
    return node ? [{ node, label }] : [];
  });
}
