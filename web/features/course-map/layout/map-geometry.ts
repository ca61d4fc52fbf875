// The sizes of the map and the shapes that its layout takes and returns.

/** Every height is a multiple of this, so that lines on the two sides of a gutter never share a height. */
export const GRID = 8;
export const NODE_WIDTH = 176;
export const LEAST_NODE_HEIGHT = 72;
export const DAY_HEAD = 40;
/** The margin at the left, with the names of the sections. */
export const HEAD_WIDTH = 128;
export const NODE_GAP = 16;
/** The distance between two lines that run side by side. */
export const TRACK = 8;
/** A section with more class days continues below. */
export const MOST_COLUMNS = 6;

export interface DayToPlace {
  readonly key: string;
  readonly name: string;
  readonly section: { readonly key: string; readonly name: string };
  readonly questions: readonly string[];
  readonly theses: readonly string[];
}

export interface LinkToPlace {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface MapToPlace {
  readonly days: readonly DayToPlace[];
  readonly links: readonly LinkToPlace[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedNode extends Box {
  readonly key: string;
  /** Position in the strips from top to bottom, and in the columns from left to right. */
  readonly strip: number;
  readonly column: number;
}

export interface PlacedHead extends Box {
  readonly key: string;
  readonly text: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedLink extends LinkToPlace {
  /** The corners of the line, from the source to the target. */
  readonly points: readonly Point[];
  /** The middle of the label; null when it has none. */
  readonly labelAt: Point | null;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** The sections as bands with their names, and the rails of theses between them. */
  readonly bands: readonly PlacedHead[];
  readonly rails: readonly PlacedHead[];
  readonly dayHeads: readonly PlacedHead[];
  readonly nodes: readonly PlacedNode[];
  readonly links: readonly PlacedLink[];
}

/** How much room a label takes along its line. */
export function labelWidth(label: string): number {
  return label === '' ? 0 : Math.min(96, Math.ceil(label.length * 6.4 + 8));
}

export function onGrid(length: number): number {
  return Math.ceil(length / GRID) * GRID;
}
