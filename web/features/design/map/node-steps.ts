// Where an arrow key leads on the map.
import type { CourseMap } from '@elenchus/domain/course-check/course-map.ts';
import type { MapLayout } from './layout/map-geometry.ts';

type Links = Pick<CourseMap, 'sources' | 'targets'>;

/** The node that a key leads to; null when it leads nowhere. */
export function nodeStep(
  { nodes }: Pick<MapLayout, 'nodes'>,
  links: Links,
  key: string,
  pressed: string,
): string | null {
  const place = nodes.findIndex((node) => node.key === key);
  switch (pressed) {
    case 'ArrowLeft':
      return nearest(nodes, key, links.sources.get(key));
    case 'ArrowRight':
      return nearest(nodes, key, links.targets.get(key));
    case 'ArrowUp':
      return nodes[place - 1]?.key ?? null;
    case 'ArrowDown':
      return nodes[place + 1]?.key ?? null;
    case 'Home':
      return nodes[0]?.key ?? null;
    case 'End':
      return nodes.at(-1)?.key ?? null;
    default:
      return null;
  }
}

/** Of several linked nodes the one that is nearest on the drawing; one that isn't drawn doesn't count. */
function nearest(
  nodes: MapLayout['nodes'],
  key: string,
  linked: readonly string[] = [],
): string | null {
  const from = nodes.find((node) => node.key === key);
  const drawn = nodes.filter((node) => linked.includes(node.key));
  if (!from || drawn.length === 0) return null;
  const distances = drawn.map(({ x, y }) => Math.abs(x - from.x) + Math.abs(y - from.y));
  return drawn[distances.indexOf(Math.min(...distances))]?.key ?? null;
}
