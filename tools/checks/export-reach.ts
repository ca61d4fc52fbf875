// Finds which exported names a set of programs reaches, name by name.
import type { Outline, OutsideName, Declaration } from './module-outline.ts';

/** An exported name written as `path#name`. */
export const exportKey = (file: string, name: string): string => `${file}#${name}`;

export interface ReachedNames {
  /** The exported names that are used, by their own file or by another. */
  readonly exports: ReadonlySet<string>;
  /** The exported names that a file other than their own uses. */
  readonly asked: ReadonlySet<string>;
  /** The texts in everything that is reached, by room. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Walk {
  readonly outlines: ReadonlyMap<string, Outline>;
  readonly todo: (() => void)[];
  readonly units: Set<Declaration>;
  readonly exports: Set<string>;
  readonly asked: Set<string>;
  readonly files: Set<string>;
  readonly programs: Set<string>;
  readonly texts: Map<string, Set<string>>;
}

/**
 * Walks from the programs, which run as a whole, and from whole files (a test uses everything that it declares),
 * along every name that a reached declaration uses.
 */
export function reachFrom(
  outlines: ReadonlyMap<string, Outline>,
  programs: readonly string[],
  wholeFiles: readonly string[] = [],
): ReachedNames {
  const walk: Walk = {
    outlines,
    todo: [],
    units: new Set(),
    exports: new Set(),
    asked: new Set(),
    files: new Set(),
    programs: new Set(),
    texts: new Map(),
  };
  for (const path of programs) startProgram(walk, path);
  for (const path of wholeFiles) {
    startProgram(walk, path);
    for (const unit of outlines.get(path)?.units ?? []) reachUnit(walk, path, unit);
  }
  for (let next = walk.todo.pop(); next !== undefined; next = walk.todo.pop()) next();
  return walk;
}

function startProgram(walk: Walk, path: string): void {
  const outline = walk.outlines.get(path);
  if (outline === undefined || walk.programs.has(path)) return;
  walk.programs.add(path);
  loadFile(walk, path);
  if (outline.exports.has('default')) reachExport(walk, path, 'default');
  for (const unit of outline.units) if (unit.mainOnly) reachUnit(walk, path, unit);
}

/** Loading a file runs its statements and loads what it imports. */
function loadFile(walk: Walk, path: string): void {
  const outline = walk.outlines.get(path);
  if (outline === undefined || walk.files.has(path)) return;
  walk.files.add(path);
  for (const unit of outline.units) {
    if (unit.names.length === 0 && !unit.mainOnly) reachUnit(walk, path, unit);
  }
  walk.todo.push(() => outline.loads.forEach((file) => loadFile(walk, file)));
}

function reachUnit(walk: Walk, path: string, unit: Declaration): void {
  if (walk.units.has(unit)) return;
  walk.units.add(unit);
  walk.todo.push(() => {
    const outline = walk.outlines.get(path);
    for (const name of unit.names) {
      if (outline?.exports.get(name) === name) walk.exports.add(exportKey(path, name));
    }
    for (const name of unit.uses) reachLocal(walk, path, name);
    for (const outside of unit.takes) ask(walk, outside);
    for (const file of unit.starts) startProgram(walk, file);
    noteTexts(walk, path, unit);
  });
}

function noteTexts(walk: Walk, path: string, { texts }: Declaration): void {
  const room = path.split('/', 1)[0] ?? '';
  const known = walk.texts.get(room) ?? new Set();
  for (const text of texts) known.add(text);
  walk.texts.set(room, known);
}

function reachLocal(walk: Walk, path: string, name: string): void {
  const outline = walk.outlines.get(path);
  const imported = outline?.imports.get(name);
  if (imported) ask(walk, imported);
  for (const unit of outline?.units ?? []) {
    if (unit.names.includes(name)) reachUnit(walk, path, unit);
  }
}

/** Another file uses a name. */
function ask(walk: Walk, { file, name }: OutsideName): void {
  loadFile(walk, file);
  const names = name === '*' ? [...(walk.outlines.get(file)?.exports.keys() ?? [])] : [name];
  for (const each of names) {
    walk.asked.add(exportKey(file, each));
    reachExport(walk, file, each);
  }
}

function reachExport(walk: Walk, file: string, name: string): void {
  const key = exportKey(file, name);
  const target = walk.outlines.get(file)?.exports.get(name);
  if (target === undefined || (walk.exports.has(key) && typeof target !== 'string')) return;
  walk.exports.add(key);
  if (typeof target === 'string') reachLocal(walk, file, target);
  else ask(walk, target);
}
