// npm run build: installs what is missing and builds the screens, for a server that something else starts.
import { buildScreens } from '../tools/programs/build-screens.ts';

if (!(await buildScreens())) process.exitCode = 1;
