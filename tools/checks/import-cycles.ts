// Finds files that import each other in a circle.
import type { SourceFile } from './source-tree.ts';

/** One path per circle found while walking the imports depth first; types count like values. */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, targetsOf(file)]));
  const finished = new Set<string>();
  const cycles: string[][] = [];
  for (const file of files) walkFrom(file.path, byPath, finished, cycles);
  return cycles;
}

function targetsOf(file: SourceFile): string[] {
  return file.imports.flatMap((imported) => imported.target ?? []);
}

function walkFrom(
  start: string,
  byPath: ReadonlyMap<string, readonly string[]>,
  finished: Set<string>,
  cycles: string[][],
): void {
  if (finished.has(start)) return;
  const trail = [{ path: start, next: 0 }];
  const onTrail = new Set([start]);
  for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
    const target = byPath.get(top.path)?.[top.next];
    top.next += 1;
    if (target === undefined) {
      trail.pop();
      onTrail.delete(top.path);
      finished.add(top.path);
    } else if (onTrail.has(target)) {
      const paths = trail.map((step) => step.path);
      cycles.push([...paths.slice(paths.indexOf(target)), target]);
    } else if (!finished.has(target) && byPath.has(target)) {
      trail.push({ path: target, next: 0 });
      onTrail.add(target);
    }
  }
}
