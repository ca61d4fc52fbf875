/// <reference types="node" />
// Writes the names of classes where they are used. Without this, pages load a table of the classes of each style sheet,
// which made the first load almost 2 kB larger.
import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css';)$/gm;

/** Reads each class of a style sheet as a constant, and stops a build that uses a class that isn't there. */
export function classNameImports(): Plugin[] {
  return [
    {
      name: 'class-name-imports',
      apply: 'build',
      enforce: 'pre',
      config: () => ({
        build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } },
      }),
      transform: {
        filter: { id: /\.tsx?$/ },
        handler: (code) => withClassConstants(code),
      },
      onLog(_level, log) {
        if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log);
      },
    },
    {
      name: 'style-sheets-stay',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // The sheet belongs to a module of which nothing may be left, and is in the build only as long as the module is.
        handler: (code) => ({ code: withoutTable(code), moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

/** The text of a module that imports the classes of its style sheets as constants; null for one without style sheets. */
export function withClassConstants(code: string): string | null {
  const changed = code.replaceAll(IMPORT, 'import * as $1 from $2');
  return changed === code ? null : changed;
}

/** The module of a style sheet, without the table of its classes. */
function withoutTable(code: string): string {
  return code.replace(/^export default \{[^}]*\};?$/m, '');
}
