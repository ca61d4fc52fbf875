// Builds the screens into web/dist when their sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runStep } from './run-step.ts';

const SOURCES = [
  '{web,domain,contract}/**/*.{ts,tsx,css,html,js,json,svg,woff2}',
  'docs/guides/*.md',
  'package-lock.json',
];
const stampFile = join(projectFolder, 'web', 'dist', '.built-from');

/** Builds when needed; returns whether there are screens that match the sources. */
export async function buildScreens(): Promise<boolean> {
  const wanted = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return true;
  console.log('Building the screens …');
  if ((await runStep('vite', ['build', 'web', '--logLevel', 'warn'])) !== 0) return false;
  const opening = [
    'build',
    'web',
    '--config',
    'web/opening/vite.opening.config.ts',
    '--logLevel',
    'warn',
  ];
  if ((await runStep('vite', opening)) !== 0) return false;
  writeFileSync(stampFile, wanted);
  return true;
}

function sourceHash(): string {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: projectFolder }))
    .filter((path) => !/node_modules|web[\\/]dist|\.test\.tsx?$/.test(path))
    .toSorted((a, b) => a.localeCompare(b));
  const hash = createHash('sha256').update(process.version);
  for (const path of files) hash.update(path).update(readFileSync(join(projectFolder, path)));
  return hash.digest('hex');
}
