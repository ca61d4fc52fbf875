import { expect, test } from 'vitest';
import type { MapDay, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { layoutMap, NODE_HEIGHT } from './map-layout.ts';

const node = (id: string, day: number): MapNode => ({
  key: `question/${id}`,
  id,
  kind: 'Radio',
  withheld: null,
  text: id,
  day,
});

const day = (name: string, sectionId: string, place: number, count: number): MapDay => ({
  topic: { id: name, name, index: place, hasQuestions: true },
  section: { id: sectionId, name: sectionId, index: 0 },
  nodes: Array.from({ length: count }, (_, position) => node(`${name}-${position}`, place)),
});

const days = [day('Monday', 'One', 0, 7), day('Tuesday', 'One', 1, 2), day('Friday', 'Two', 2, 1)];

test('no two nodes touch, and all stand within the width', () => {
  for (const width of [150, 390, 1000]) {
    const { nodes, nodeWidth, width: used, height } = layoutMap({ edges: [] }, days, width);
    expect(nodes).toHaveLength(10);
    expect(used).toBeLessThanOrEqual(width);
    for (const [place, one] of nodes.entries()) {
      expect(one.x + nodeWidth).toBeLessThanOrEqual(used);
      expect(one.y + NODE_HEIGHT).toBeLessThanOrEqual(height);
      for (const other of nodes.slice(place + 1)) {
        const isApart =
          Math.abs(one.x - other.x) >= nodeWidth || Math.abs(one.y - other.y) >= NODE_HEIGHT;
        expect(isApart).toBe(true);
      }
    }
  }
});

test('each section and each class day has its heading above its questions', () => {
  const { heads, nodes } = layoutMap({ edges: [] }, days, 1000);
  expect(heads.map(({ level, text }) => `${level} ${text}`)).toEqual([
    'section One',
    'day Monday',
    'day Tuesday',
    'section Two',
    'day Friday',
  ]);
  const friday = nodes.find(({ node: { id } }) => id === 'Friday-0');
  expect(heads.every(({ y }) => y < (friday?.y ?? 0))).toBe(true);
});

test('a link is drawn only when both of its ends are', () => {
  const edges = [
    { from: 'question/Monday-0', to: 'question/Friday-0', isBackward: false },
    { from: 'question/Monday-0', to: 'question/elsewhere', isBackward: false },
  ];
  expect(layoutMap({ edges }, days, 600).edges).toMatchObject([{ to: 'question/Friday-0' }]);
  expect(layoutMap({ edges }, days.slice(0, 2), 600).edges).toEqual([]);
});
