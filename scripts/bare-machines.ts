// npm run bare-machines [-- NAME]: runs `npm start` on clean Debian machines and prints how each start ended.
// It isn't part of npm test, because it needs root, debootstrap and several minutes.
import { missingRequirement, tryBareMachines } from '../tools/machines/bare-starts.ts';

const missing = missingRequirement();
if (missing !== null) console.error(missing);
const hasPassed = missing === null && (await tryBareMachines(process.argv.slice(2).join(' ')));
process.exitCode = hasPassed ? 0 : 1;
