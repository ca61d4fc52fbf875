// The version of this program.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export function installedVersion(): string {
  const manifest = path.join(import.meta.dirname, '../package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
}
