// Lines that run side by side in a gutter or a channel: which of them share a track, and the order of the tracks.

export interface LaneEnd {
  readonly at: number;
  /** Whether the line turns toward the start (-1) or the end (1) of the lane's width. */
  readonly turns: -1 | 1;
}

export interface LaneLine {
  readonly id: number;
  readonly ends: readonly [LaneEnd, LaneEnd];
}

type Track = readonly LaneLine[];

const PASSES = 6;

/** The track of each line, counted from the start of the lane; lines on one track are at least `gap` apart. */
export function tracksOf(lines: readonly LaneLine[], gap: number): ReadonlyMap<number, number> {
  const tracks: LaneLine[][] = [];
  for (const line of lines.toSorted(byTurns)) {
    const free = tracks.find((track) => track.every((other) => isApart(line, other, gap)));
    if (free) free.push(line);
    else tracks.push([line]);
  }
  const ordered = withFewerCrossings(tracks);
  return new Map(ordered.flatMap((track, place) => track.map(({ id }) => [id, place] as const)));
}

/** How often two lines cross when the first is nearer to the start of the lane's width. */
function crossings(near: LaneLine, far: LaneLine): number {
  const passing = (ends: LaneLine['ends'], other: LaneLine, turns: -1 | 1): number =>
    ends.filter((end) => end.turns === turns && low(other) < end.at && end.at < high(other)).length;
  return passing(near.ends, far, 1) + passing(far.ends, near, -1);
}

/** Hooks close to their own side; of the lines that pass, those that start lower come before those above them. */
function byTurns(one: LaneLine, other: LaneLine): number {
  const [first, second] = [rank(one), rank(other)];
  if (first !== second) return first - second;
  if (first === 0) return length(one) - length(other) || one.id - other.id;
  if (first === 3) return length(other) - length(one) || one.id - other.id;
  const difference = startOf(one) - startOf(other);
  return (first === 1 ? -difference : difference) || one.id - other.id;
}

/** 0: both ends turn to the start, 1: it passes downward, 2: it passes upward, 3: both ends turn to the end. */
function rank({ ends: [one, other] }: LaneLine): 0 | 1 | 2 | 3 {
  if (one.turns === other.turns) return one.turns === -1 ? 0 : 3;
  const [start, end] = one.turns === -1 ? [one, other] : [other, one];
  return end.at >= start.at ? 1 : 2;
}

function startOf({ ends: [one, other] }: LaneLine): number {
  return one.turns === -1 ? one.at : other.at;
}

function withFewerCrossings(tracks: readonly Track[]): readonly Track[] {
  const ordered = [...tracks];
  for (let pass = 0; pass < PASSES; pass += 1) {
    let isChanged = false;
    for (let place = 0; place + 1 < ordered.length; place += 1) {
      const [near, far] = [ordered[place], ordered[place + 1]];
      if (!near || !far || between(far, near) >= between(near, far)) continue;
      ordered[place] = far;
      ordered[place + 1] = near;
      isChanged = true;
    }
    if (!isChanged) break;
  }
  return ordered;
}

function between(near: Track, far: Track): number {
  let count = 0;
  for (const one of near) for (const other of far) count += crossings(one, other);
  return count;
}

function isApart(one: LaneLine, other: LaneLine, gap: number): boolean {
  return low(one) >= high(other) + gap || low(other) >= high(one) + gap;
}

function low({ ends: [one, other] }: LaneLine): number {
  return Math.min(one.at, other.at);
}

function high({ ends: [one, other] }: LaneLine): number {
  return Math.max(one.at, other.at);
}

function length(line: LaneLine): number {
  return high(line) - low(line);
}
