// Where everything stands on the map: class days below each other, their questions side by side.
import type {
  CourseMap,
  MapDay,
  MapEdge,
  MapNode,
} from '@elenchus/domain/course-check/course-map.ts';

const LEAST_WIDTH = 150;
const MOST_WIDTH = 208;
export const NODE_HEIGHT = 60;
const GAP_ACROSS = 16;
const GAP_DOWN = 28;
const DAY_HEAD = 34;
const SECTION_HEAD = 46;
const DAY_GAP = 26;
/** How far beside a column its lane is, and how far a line bends. */
const LANE = GAP_ACROSS / 2;
const BEND = 16;

interface PlacedNode {
  readonly node: MapNode;
  readonly x: number;
  readonly y: number;
}

interface PlacedHead {
  readonly key: string;
  readonly text: string;
  readonly level: 'section' | 'day';
  readonly y: number;
}

interface PlacedEdge extends MapEdge {
  /** An SVG path. */
  readonly path: string;
}

export interface MapLayout {
  readonly heads: readonly PlacedHead[];
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly nodeWidth: number;
  readonly width: number;
  readonly height: number;
}

interface Pen {
  readonly columns: number;
  readonly nodeWidth: number;
  readonly heads: PlacedHead[];
  readonly nodes: PlacedNode[];
  section: string | null;
  y: number;
}

/** Places the shown days in a width; every node is of one size, so that nothing has to be measured. */
export function layoutMap(
  { edges }: Pick<CourseMap, 'edges'>,
  days: readonly MapDay[],
  width: number,
): MapLayout {
  const columns = Math.max(1, Math.floor((width + GAP_ACROSS) / (LEAST_WIDTH + GAP_ACROSS)));
  const share = Math.floor((width + GAP_ACROSS) / columns) - GAP_ACROSS;
  const nodeWidth = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, share));
  const pen: Pen = { columns, nodeWidth, heads: [], nodes: [], section: null, y: 0 };
  for (const day of days) placeDay(pen, day);
  const placeOf = new Map(pen.nodes.map((placed) => [placed.node.key, placed]));
  const placedEdges = edges.flatMap((edge) => {
    const [from, to] = [placeOf.get(edge.from), placeOf.get(edge.to)];
    return from && to ? [{ ...edge, path: pathBetween(from, to, nodeWidth) }] : [];
  });
  return {
    heads: pen.heads,
    nodes: pen.nodes,
    edges: placedEdges,
    nodeWidth,
    width: columns * (nodeWidth + GAP_ACROSS) - GAP_ACROSS,
    height: Math.max(0, pen.y - DAY_GAP),
  };
}

function placeDay(pen: Pen, { section, topic, nodes }: MapDay): void {
  const sectionId = section?.id ?? '';
  if (sectionId !== pen.section) {
    const text = section?.name ?? 'Not in the schedule';
    pen.heads.push({ key: `section/${sectionId}`, text, level: 'section', y: pen.y });
    pen.section = sectionId;
    pen.y += SECTION_HEAD;
  }
  const text = topic?.name ?? 'Without a class day';
  pen.heads.push({ key: `day/${topic?.id ?? ''}`, text, level: 'day', y: pen.y });
  pen.y += DAY_HEAD;
  nodes.forEach((node, place) => {
    const x = (place % pen.columns) * (pen.nodeWidth + GAP_ACROSS);
    const y = pen.y + Math.floor(place / pen.columns) * (NODE_HEIGHT + GAP_DOWN);
    pen.nodes.push({ node, x, y });
  });
  const lines = Math.ceil(nodes.length / pen.columns);
  pen.y += lines * (NODE_HEIGHT + GAP_DOWN) - GAP_DOWN + DAY_GAP;
}

/** From the lower edge of what is asked about to the upper edge of what asks, beside what stands between. */
function pathBetween(from: PlacedNode, to: PlacedNode, nodeWidth: number): string {
  const [startX, endX] = [from.x + nodeWidth / 2, to.x + nodeWidth / 2];
  const startY = from.y + NODE_HEIGHT;
  if (from.y === to.y) {
    const low = startY + GAP_DOWN * 0.75;
    return `M${startX},${startY}C${startX},${low} ${endX},${low} ${endX},${startY}`;
  }
  // A straight line would seem to go through every node of the column: it takes the lane beside it.
  const lane = to.x > from.x ? from.x + nodeWidth + LANE : from.x - LANE;
  const turn = to.y > startY ? BEND : -BEND;
  return [
    `M${startX},${startY}`,
    `C${startX},${startY + BEND} ${lane},${startY} ${lane},${startY + BEND}`,
    `L${lane},${to.y - turn}`,
    `C${lane},${to.y} ${endX},${to.y - BEND} ${endX},${to.y}`,
  ].join('');
}
