// npm run format: rewrites every file in the project's format.
import { runStep } from '../tools/programs/run-step.ts';

process.exitCode = await runStep('oxfmt', ['.']);
