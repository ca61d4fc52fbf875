// npm run hooks: lets git run the hooks of this repository, here alone.
import { runStep } from '../tools/programs/run-step.ts';

process.exitCode = await runStep('git', ['config', 'core.hooksPath', '.githooks']);
if (process.exitCode === 0) console.log('Each commit now formats the files in it.');
