// Lines with depths as a tree for nested lists.
import type { ReasonLine } from '@elenchus/domain/visibility/why-shown.ts';

export interface ReasonPart {
  readonly line: ReasonLine;
  readonly parts: readonly ReasonPart[];
}

/** Lists are nested only this deep; deeper parts are listed side by side. */
const DEEPEST = 10;

/** The lines, each with those that belong to it. */
export function reasonTree(lines: readonly ReasonLine[]): readonly ReasonPart[] {
  const top: ReasonPart[] = [];
  const open = [top];
  for (const line of lines) {
    const depth = Math.min(line.depth, DEEPEST, open.length - 1);
    const parts: ReasonPart[] = [];
    open.length = depth + 1;
    open[depth]?.push({ line, parts });
    open.push(parts);
  }
  return top;
}
