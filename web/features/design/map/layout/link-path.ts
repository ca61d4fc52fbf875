// A line with corners as an SVG path with rounded corners.
import type { Point } from './map-geometry.ts';

const RADIUS = 6;

export function linkPath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  const parts = [`M${start.x},${start.y}`];
  rest.forEach((corner, place) => {
    const before = points[place] ?? start;
    const after = rest[place + 1];
    if (!after) return parts.push(`L${corner.x},${corner.y}`);
    const radius = Math.min(RADIUS, distance(before, corner) / 2, distance(corner, after) / 2);
    const [into, out] = [toward(corner, before, radius), toward(corner, after, radius)];
    return parts.push(`L${into.x},${into.y}Q${corner.x},${corner.y} ${out.x},${out.y}`);
  });
  return parts.join('');
}

function distance(one: Point, other: Point): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

/** A point at some distance from one point in the direction of another. */
function toward(from: Point, to: Point, length: number): Point {
  return {
    x: from.x + Math.sign(to.x - from.x) * Math.min(length, Math.abs(to.x - from.x)),
    y: from.y + Math.sign(to.y - from.y) * Math.min(length, Math.abs(to.y - from.y)),
  };
}
