// npm run dev: the server restarts and the screens reload when a file changes.
import { runStep } from './run-step.ts';

const server = runStep(process.execPath, ['--watch', 'server/main.ts']);
const screens = runStep('vite', ['web']);
process.exitCode = Math.max(...(await Promise.all([server, screens])));
