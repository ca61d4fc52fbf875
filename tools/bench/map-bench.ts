// The section on the map: the time of its layout, how that grows, and how often lines cross.
import { buildCourseMap } from '@elenchus/domain/course-check/course-map.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { largeDesign, largeQuestions } from '../../demo/large-design.ts';
import { layoutMap } from '../../web/features/design/map/layout/layout-map.ts';
import type {
  MapLayout,
  MapToPlace,
  Point,
} from '../../web/features/design/map/layout/map-geometry.ts';
import { mapToPlace } from '../../web/features/design/map/map-to-place.ts';
import { ratioText, timeText, type BenchReport, type BenchSection } from './bench-section.ts';
import { cpuMicroseconds } from './measure-cpu.ts';

const SIZES = [45, 200, 500, 2000];
const WEEKS = 14;

export const mapBench: BenchSection = { name: 'map', run: runMapBench };

/** Measures the layout of maps and describes them. */
function runMapBench(): BenchReport {
  const measured = SIZES.map((questions) => {
    const map = mapOf(questions);
    const layout = layoutMap(map);
    return { questions, layout, time: cpuMicroseconds(() => layoutMap(map)) };
  });
  const first = measured[0]?.time ?? 1;
  return {
    heading: 'Map',
    paragraphs: [
      'The layout of the map of a course on 28 class days. It runs in a worker in the browser; here it runs in Node. The last column compares the time with that of the smallest course. Decision 0015 compares it with two libraries.',
    ],
    tables: [
      {
        caption: 'Layout of the map',
        columns: ['questions', 'nodes', 'lines', 'crossings', 'processor time', 'times as long'],
        rows: measured.map(({ questions, layout, time }) => [
          ...[questions, layout.nodes.length, layout.links.length, crossingsOf(layout)].map(
            (count) => count.toLocaleString('en-US'),
          ),
          timeText(time),
          ratioText(time / first),
        ]),
      },
    ],
  };
}

function mapOf(questions: number): MapToPlace {
  const size = { questions, weeks: WEEKS };
  const map = buildCourseMap(readCourse(largeDesign(size, largeQuestions(size))));
  return mapToPlace(map, map.days);
}

interface Piece {
  readonly start: Point;
  readonly end: Point;
}

/** How often a horizontal piece of a line crosses a vertical piece of another one. */
function crossingsOf({ links }: MapLayout): number {
  const pieces = links.flatMap(({ points }) =>
    points.slice(1).map((end, index): Piece => ({ start: points[index] ?? end, end })),
  );
  const upright = pieces.filter(({ start, end }) => start.x === end.x);
  const level = pieces.filter(({ start, end }) => start.y === end.y);
  return level.reduce(
    (sum, { start, end }) =>
      sum +
      upright.filter(
        (other) =>
          isBetween(other.start.x, start.x, end.x) &&
          isBetween(start.y, other.start.y, other.end.y),
      ).length,
    0,
  );
}

function isBetween(value: number, one: number, other: number): boolean {
  return Math.min(one, other) < value && value < Math.max(one, other);
}
