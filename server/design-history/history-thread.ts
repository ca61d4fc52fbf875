// The thread that computes something from the versions of a design; it may be stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { historyWork } from './history-work.ts';

const { name, input } = workerData as { readonly name: keyof typeof historyWork; input: never };
parentPort?.postMessage({ found: historyWork[name](input) });
