import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutMap } from './layout-map.ts';
import { linkPath } from './link-path.ts';
import {
  labelWidth,
  type Box,
  type DayToPlace,
  type MapLayout,
  type MapToPlace,
  type PlacedLink,
  type Point,
} from './map-geometry.ts';

const ids = (kind: string, day: number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${kind}${day}-${place}`);

const dayOf = (section: string, day: number, questions: number, theses: number): DayToPlace => ({
  key: `d${day}`,
  name: `Day ${day}`,
  section: { key: section, name: `Section ${section}` },
  questions: ids('q', day, questions),
  theses: ids('t', day, theses),
});

const shape = fc.array(
  fc.record({ isNew: fc.boolean(), questions: fc.nat(6), theses: fc.nat(3) }),
  { minLength: 1, maxLength: 16 },
);

const pairs = fc.array(fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(3)), { maxLength: 120 });

/** Any course: sections of any length, links in any direction, each pair at most once. */
const courses = fc.tuple(shape, pairs).map(([days, wanted]): MapToPlace => {
  let section = 0;
  const placed = days.map(({ isNew, questions, theses }, day) => {
    if (isNew) section += 1;
    return dayOf(String(section), day, questions, theses);
  });
  const keys = placed.flatMap(({ questions, theses }) => [...questions, ...theses]);
  const links = new Map<string, MapToPlace['links'][number]>();
  for (const [one, other, label] of keys.length === 0 ? [] : wanted) {
    const from = keys[one % keys.length] ?? '';
    const to = keys[other % keys.length] ?? '';
    links.set(`${from} ${to}`, { from, to, label: ['', '2', 'not 1', '1, 2; not 3'][label] ?? '' });
  }
  return { days: placed, links: [...links.values()] };
});

const always = (check: (layout: MapLayout, map: MapToPlace) => void): void => {
  fc.assert(fc.property(courses, (map) => check(layoutMap(map), map)));
};

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const around = (start: Point, end: Point): Box => ({
  x: Math.min(start.x, end.x),
  y: Math.min(start.y, end.y),
  width: Math.abs(start.x - end.x),
  height: Math.abs(start.y - end.y),
});

const pieces = ({ points }: PlacedLink): readonly Box[] =>
  points.slice(1).map((point, place) => around(points[place] ?? point, point));

/** Whether two pieces of lines run along each other, instead of crossing or being apart. */
const runAlong = (one: Box, other: Box): boolean => {
  const isLevel = one.height === 0 && other.height === 0 && one.y === other.y;
  const isUpright = one.width === 0 && other.width === 0 && one.x === other.x;
  if (isLevel) return one.x < other.x + other.width && other.x < one.x + one.width;
  return isUpright && one.y < other.y + other.height && other.y < one.y + one.height;
};

describe('the layout of any course', () => {
  test('places every node once, inside the map, and no two overlap', () => {
    always(({ nodes, width, height }, { days }) => {
      const keys = days.flatMap(({ questions, theses }) => [...questions, ...theses]);
      expect(nodes.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
      nodes.forEach((node, place) => {
        expect(overlap(node, { x: 0, y: 0, width, height })).toBe(true);
        expect(node.x + node.width <= width && node.y + node.height <= height).toBe(true);
        for (const other of nodes.slice(place + 1)) expect(overlap(node, other)).toBe(false);
      });
    });
  });

  test('keeps the questions of a day below each other in their order', () => {
    always(({ nodes }, { days }) => {
      const placeOf = new Map(nodes.map((node) => [node.key, node]));
      for (const { questions } of days) {
        const boxes = questions.flatMap((key) => placeOf.get(key) ?? []);
        expect(boxes.every(({ x }) => x === boxes[0]?.x)).toBe(true);
        expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b));
      }
    });
  });

  test('draws a line for each link of two nodes, level and upright, from side to side', () => {
    always(({ links, nodes }, map) => {
      expect(links).toHaveLength(map.links.filter(({ from, to }) => from !== to).length);
      const boxOf = new Map(nodes.map((node) => [node.key, node]));
      for (const link of links) {
        for (const { width, height } of pieces(link))
          expect(width === 0 || height === 0).toBe(true);
        for (const [key, point] of [
          [link.from, link.points[0]],
          [link.to, link.points.at(-1)],
        ] as const) {
          const box = boxOf.get(key);
          expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0)]).toContain(point?.x);
          expect(point?.y).toBeGreaterThan(box?.y ?? Infinity);
          expect(point?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
        }
      }
    });
  });

  test('no line passes through a node or a heading', () => {
    always(({ links, nodes, dayHeads, sectionHeads }) => {
      for (const link of links) {
        for (const piece of pieces(link)) {
          for (const box of [...nodes, ...dayHeads, ...sectionHeads]) {
            // A line touches the sides of its own two nodes, and nothing else.
            expect(passes(piece, box)).toBe(false);
          }
        }
      }
    });
  });

  test('every line has a track of its own: no two run along each other', () => {
    always(({ links }) => {
      const all = links.flatMap((link, place) => pieces(link).map((piece) => ({ piece, place })));
      const shared = all.flatMap(({ piece, place }, at) =>
        all.slice(at + 1).filter((other) => other.place !== place && runAlong(piece, other.piece)),
      );
      expect(shared).toEqual([]);
    });
  });

  test('no label covers a node, another label or a line that isn’t its own', () => {
    always(({ links, nodes }) => {
      const labels = links.flatMap(({ label, labelAt }, place) => {
        if (!labelAt) return [];
        const width = labelWidth(label);
        return [{ place, x: labelAt.x - width / 2, y: labelAt.y - 6, width, height: 12 }];
      });
      labels.forEach((label, at) => {
        for (const box of [...nodes, ...labels.slice(at + 1)])
          expect(overlap(label, box)).toBe(false);
        links.forEach((link, place) => {
          if (place === label.place) return;
          for (const piece of pieces(link)) expect(passes(piece, label)).toBe(false);
        });
      });
    });
  });

  test('is the same each time', () => {
    always((layout, map) => {
      expect(layoutMap(structuredClone(map))).toEqual(layout);
    });
  });
});

/** Whether a level or upright piece goes through the inside of a box. */
function passes(piece: Box, box: Box): boolean {
  return (
    piece.x < box.x + box.width &&
    piece.x + piece.width > box.x &&
    piece.y < box.y + box.height &&
    piece.y + piece.height > box.y
  );
}

test('a long section continues below, and a thesis is on the rail after its class day', () => {
  const days = Array.from({ length: 5 }, (_, day) => dayOf('one', day, 1, day === 3 ? 2 : 0));
  const { bands, rails, nodes, sectionHeads, dayHeads } = layoutMap({ days, links: [] });
  expect([bands.length, sectionHeads.length, dayHeads.length, rails.length]).toEqual([1, 1, 5, 1]);
  const boxOf = new Map(nodes.map((node) => [node.key, node]));
  const at = (key: string, side: 'x' | 'y'): number => boxOf.get(key)?.[side] ?? NaN;
  expect(at('q3-0', 'x')).toBe(at('q0-0', 'x'));
  expect(at('q3-0', 'y')).toBeGreaterThan(at('q2-0', 'y'));
  expect(at('q3-0', 'x')).toBeLessThan(at('t3-0', 'x'));
  expect(at('t3-0', 'x')).toBeLessThan(at('q4-0', 'x'));
  expect(rails[0]?.x).toBe(at('t3-1', 'x'));
});

test('a link to something that isn’t drawn is left out', () => {
  const days = [dayOf('one', 0, 1, 0)];
  expect(layoutMap({ days, links: [{ from: 'q0-0', to: 'gone', label: '1' }] }).links).toEqual([]);
});

test('a path rounds its corners and ends at its last point', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 4 },
    { x: 40, y: 4 },
  ];
  expect(linkPath(points)).toBe('M0,0L18,0Q20,0 20,2L20,2Q20,4 22,4L40,4');
});
