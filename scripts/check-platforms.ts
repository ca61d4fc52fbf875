// npm run check-platforms [-- FOLDER] [--dry-run]: checks whether `npm ci` works on every supported platform. npm
// test does the dry run. Without it, npm installs for each platform, which takes minutes.
import { lockedPackages } from '../tools/checks/check-lock-file.ts';
import { checkPlatforms } from '../tools/machines/platform-installs.ts';
import { projectFolder } from '../tools/programs/run-step.ts';

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--')) ?? projectFolder;
const isDryRun = args.includes('--dry-run');
process.exitCode = (await checkPlatforms(folder, lockedPackages(folder), isDryRun)) ? 0 : 1;
