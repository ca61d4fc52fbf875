// The thread that reads one course file; it may run out of memory or be stopped without harm to the server.
import { parentPort, workerData } from 'node:worker_threads';
import { parseCourseFile } from './parse-course-file.ts';

parentPort?.postMessage(await parseCourseFile(workerData as Uint8Array));
