// Removes files of packages that nothing reads, right after an install: half the bytes of the fonts, and the headers of
// Node for building native code. Plain JavaScript, because the machine's own Node may be too old for TypeScript.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { USED_WEIGHTS } from '../server/pdf/used-weights.mjs';

const FONT_FOLDERS = ['@expo-google-fonts', '@embedpdf/fonts-sc/fonts'];

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * @param {string} root the folder of the project
 */
export function removeUnused(root) {
  const packages = join(root, 'node_modules');
  for (const folder of FONT_FOLDERS) {
    const fonts = filesIn(join(packages, folder)).filter((path) => /\.[ot]tf$/.test(path));
    for (const path of fonts) if (!USED_WEIGHTS.test(path)) rmSync(path);
  }
  const nodes = existsSync(packages) ? readdirSync(packages) : [];
  for (const name of nodes.filter((each) => /^node-(?:bin-)?(?:darwin|linux|win)-/.test(each))) {
    rmSync(join(packages, name, 'include'), { recursive: true, force: true });
  }
}
