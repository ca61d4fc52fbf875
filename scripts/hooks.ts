// npm run hooks: makes git use the hooks of this repository. Other repositories aren't affected.
import { runStep } from '../tools/programs/run-step.ts';

process.exitCode = await runStep('git', ['config', 'core.hooksPath', '.githooks']);
if (process.exitCode === 0) console.log('Each commit now formats the files in it.');
