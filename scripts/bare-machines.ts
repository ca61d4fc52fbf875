// npm run bare-machines [-- NAME]: runs `npm start` and the built release on clean Debian machines and prints how each
// start ended. It isn't part of npm test, because it needs root, debootstrap and several minutes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingRequirement, tryBareMachines } from '../tools/machines/bare-starts.ts';
import { projectFolder } from '../tools/programs/run-step.ts';

const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
  readonly version: string;
};
const release = join(projectFolder, 'release', `elenchus-${version}.tgz`);
const missing = existsSync(release)
  ? missingRequirement()
  : 'There is no release to try: run npm run release first.';
if (missing !== null) console.error(missing);
const wanted = process.argv.slice(2).join(' ');
const hasPassed = missing === null && (await tryBareMachines(wanted, release));
process.exitCode = hasPassed ? 0 : 1;
