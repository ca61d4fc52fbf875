// The course map as the layout takes it: only what it needs, in plain data that another thread can receive.
import type { CourseMap, MapDay, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import type { MapToPlace } from './layout/map-geometry.ts';

/** The days that are shown, and every link of the course: the layout leaves out what leads elsewhere. */
export function mapToPlace({ edges }: CourseMap, days: readonly MapDay[]): MapToPlace {
  return {
    days: days.map(({ topic, section, nodes }) => ({
      key: topic?.id ?? '',
      name: topic?.name ?? 'Without a class day',
      section: { key: section?.id ?? '', name: section?.name ?? 'Not in the schedule' },
      questions: keysOf(nodes.filter(({ kind }) => kind !== 'Thesis')),
      theses: keysOf(nodes.filter(({ kind }) => kind === 'Thesis')),
    })),
    links: edges.map(({ from, to, label }) => ({ from, to, label })),
  };
}

function keysOf(nodes: readonly MapNode[]): string[] {
  return nodes.map(({ key }) => key);
}
