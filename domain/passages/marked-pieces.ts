// An essay cut where commented passages begin and end, so that it can be shown with its comments (PSG-11, PSG-12).
import type { PassageRange } from './passage-anchor.ts';

export interface EssayPiece {
  readonly start: number;
  readonly text: string;
  /** The numbers of the passages that this piece belongs to; passages can overlap. */
  readonly inside: readonly number[];
  /** The passages whose last words these are: here their number is shown. */
  readonly ending: readonly number[];
}

export interface NumberedRange extends PassageRange {
  readonly number: number;
}

/** The pieces of a part of an essay, by default the whole; together they are its text. */
export function markedPieces(
  essay: string,
  passages: readonly NumberedRange[],
  part: PassageRange = { start: 0, end: essay.length },
): readonly EssayPiece[] {
  const edges = new Set([part.start, part.end]);
  for (const { start, end } of passages) {
    for (const edge of [start, end]) if (edge > part.start && edge < part.end) edges.add(edge);
  }
  const cuts = [...edges].toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? part.end;
    const around = passages.filter((passage) => passage.start <= start && passage.end >= end);
    return {
      start,
      text: essay.slice(start, end),
      inside: around.map(({ number }) => number),
      ending: around.filter((passage) => passage.end === end).map(({ number }) => number),
    };
  });
}

/** The paragraphs of an essay, each with the line ends after it; together they are the essay. */
export function essayParagraphs(essay: string): readonly PassageRange[] {
  const paragraphs: PassageRange[] = [];
  let start = 0;
  for (const { index, 0: lineEnds } of essay.matchAll(/(?:\r\n?|\n)+/gu)) {
    const end = index + lineEnds.length;
    paragraphs.push({ start, end });
    start = end;
  }
  if (start < essay.length || paragraphs.length === 0)
    paragraphs.push({ start, end: essay.length });
  return paragraphs;
}

/** The passages that end in a paragraph: there their comments are shown. */
export function endingIn<Passage extends PassageRange>(
  passages: readonly Passage[],
  { start, end }: PassageRange,
): readonly Passage[] {
  return passages.filter((passage) => passage.end > start && passage.end <= end);
}
