// npm run release: builds elenchus-VERSION.tgz and the files published with it into release/.
import { join } from 'node:path';
import { buildScreens } from '../tools/programs/build-screens.ts';
import { projectFolder } from '../tools/programs/run-step.ts';
import { buildRelease, commitDate } from '../tools/release/build-release.ts';
import { readCommandArgs } from './command-args.ts';

readCommandArgs('npm run release', { options: {} });
// Node calls its function that removes types experimental. The product's own start relies on it too.
process.removeAllListeners('warning');
const target = join(projectFolder, 'release');

if (await buildScreens()) {
  try {
    const date = commitDate(projectFolder);
    for (const { name, bytes } of await buildRelease(projectFolder, target, date)) {
      console.log(`release/${name} (${(bytes / 1e6).toFixed(1)} MB)`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error('The screens could not be built (the message is above), so there is no release.');
  process.exitCode = 1;
}
