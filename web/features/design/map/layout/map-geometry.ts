// The sizes of the map and the shapes that its layout takes and returns.

/** Every height is a multiple of this. */
export const GRID = 8;
export const NODE_WIDTH = 152;
export const THESIS_WIDTH = 144;
export const QUESTION_HEIGHT = 64;
export const THESIS_HEIGHT = 40;
/** The name of a section, and below it those of its class days. */
export const SECTION_HEAD = 40;
export const DAY_HEAD = 40;
/** The distance between two lines that run side by side. */
export const TRACK = 8;
/** A section with more class days has several rows. */
export const MOST_DAYS = 4;

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
  /** The sections: each band has all of its class days, its head has its name. */
  readonly bands: readonly Box[];
  readonly sectionHeads: readonly PlacedHead[];
  readonly dayHeads: readonly PlacedHead[];
  /** Where theses are, between two class days of a band. */
  readonly rails: readonly Box[];
  /** In reading order: by section, then by class day, then from top to bottom. */
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

/**
 * The part of each step of the grid in which the lines of a column are. Neighboring columns differ,
 * so lines that come into a gutter from its two sides never share a height.
 */
export function lineInset(column: number): number {
  return column % 2 === 0 ? 2 : 6;
}
