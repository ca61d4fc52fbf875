// Makes web/ui/icons.ts and web/ui/icons from the @tabler/icons package: the icons that the screens import, and no
// others. To use another icon, import it from ui/icons.ts under Tabler's name and run this.
// usage: node tools/icons/make-icons.ts
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconFiles, type IconLines, iconsNamedIn } from './icon-files.ts';

const web = new URL('../../web/', import.meta.url);
const tabler = new URL('../../', import.meta.resolve('@tabler/icons/outline/x.svg'));

/** Every file that the script writes, with its text, by its path below web/ui. */
export function wantedFiles(): ReadonlyMap<string, string> {
  const { version } = parsed('package.json') as { version: string };
  const icons = parsed('tabler-nodes-outline.json') as Record<string, IconLines>;
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: fileURLToPath(web),
    exclude: ['dist', 'node_modules'],
  });
  const names = sources.flatMap((path) => iconsNamedIn(readFileSync(new URL(path, web), 'utf8')));
  return new Map([
    ...iconFiles(new Set(names), { version, icons }),
    ['icons/LICENSE.txt', readFileSync(new URL('LICENSE', tabler), 'utf8')],
  ]);
}

function parsed(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, tabler), 'utf8'));
}

if (import.meta.main) {
  const files = wantedFiles();
  rmSync(new URL('ui/icons/', web), { recursive: true, force: true });
  mkdirSync(new URL('ui/icons/', web));
  for (const [path, text] of files) writeFileSync(new URL(`ui/${path}`, web), text);
  console.log(`Made ${files.size} files in web/ui.`);
}
