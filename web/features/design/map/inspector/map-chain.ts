// What a node is to the one that is pointed at: the chain of everything that decides it and that it decides.
import { reachOf, type CourseMap } from '@elenchus/domain/course-check/course-map.ts';

export type NodeRole = 'plain' | 'focus' | 'source' | 'target' | 'both' | 'aside';

export interface Chain {
  readonly roleOf: (key: string) => NodeRole;
  /** Whether a line belongs to the chain. */
  readonly hasLink: (from: string, to: string) => boolean;
}

/** Without a node everything is plain. */
export function chainOf(map: CourseMap, key: string | null): Chain {
  if (key === null) return { roleOf: () => 'plain', hasLink: () => false };
  const sources = reachOf(map.sources, key);
  const targets = reachOf(map.targets, key);
  const isBefore = (other: string): boolean => other === key || sources.has(other);
  const isAfter = (other: string): boolean => other === key || targets.has(other);
  return {
    roleOf: (other) => {
      if (other === key) return 'focus';
      if (sources.has(other)) return targets.has(other) ? 'both' : 'source';
      return targets.has(other) ? 'target' : 'aside';
    },
    hasLink: (from, to) => (isBefore(from) && isBefore(to)) || (isAfter(from) && isAfter(to)),
  };
}
