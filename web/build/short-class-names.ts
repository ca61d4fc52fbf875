/// <reference types="node" />
// Short names for the classes of the style sheets: scripts and style sheets repeat them, and readable ones made the
// first load a kilobyte larger.
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const FILE_LETTERS = 4;

/** Gives the classes of a build short names. While developing, they keep their readable ones. */
export function shortClasses(folder: string): Plugin {
  return {
    name: 'short-classes',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortClassNames(folder) } } }),
  };
}

/** Names that are the same in every build: a code of the file's place below the folder, and the class's place in the file. */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const classes = new Map<string, Map<string, string>>();
  const files = new Map<string, string>();
  return (name, file) => {
    const place = path.relative(folder, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
    const code = fileCode(place);
    const owner = files.get(code) ?? place;
    if (owner !== place) throw new Error(`${owner} and ${place} have the same code: rename one.`);
    files.set(code, owner);
    const own = classes.get(code) ?? new Map<string, string>();
    classes.set(code, own);
    const known = own.get(name) ?? `_${code}${own.size.toString(36)}`;
    own.set(name, known);
    return known;
  };
}

function fileCode(place: string): string {
  const digest = createHash('sha256').update(place).digest();
  return digest.readUInt32BE().toString(36).padStart(FILE_LETTERS, '0').slice(-FILE_LETTERS);
}
