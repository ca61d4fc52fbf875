// Writes beside the built screens which packages they were made of. The licenses and the list of parts of a release
// need it.
import path from 'node:path';
import type { Plugin } from 'vite';

const LIST = '.packages';

/** What the bundler itself adds, such as the helper that loads a part of the screens. */
const ADDED = /^\0(?:@?(vite|rolldown))\b/u;

export function listedPackages(): Plugin {
  return {
    name: 'listed-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
      );
      const places = [...this.getModuleIds(), ...files].map(placeOf);
      const known = new Set(places.filter((place) => place !== undefined));
      const sorted = [...known].toSorted((one, other) => one.localeCompare(other, 'en'));
      this.emitFile({ type: 'asset', fileName: LIST, source: `${sorted.join('\n')}\n` });
    },
  };
}

/** The place of a package as the lock file names it; undefined for a file of ours. */
function placeOf(id: string): string | undefined {
  const added = ADDED.exec(id)?.[1];
  if (added !== undefined) return `node_modules/${added}`;
  const [plain = ''] = id.replaceAll('\0', '').replaceAll('\\', '/').split('?');
  // The bundler names files of style sheets from the folder of the screens.
  const file = `/${plain}`;
  const start = file.indexOf('/node_modules/');
  if (start < 0) return undefined;
  const last = file.lastIndexOf('/node_modules/') + '/node_modules/'.length;
  const [first = '', second = ''] = file.slice(last).split('/');
  const name = first.startsWith('@') ? path.posix.join(first, second) : first;
  return file.slice(start + 1, last) + name;
}
