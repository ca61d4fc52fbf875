// Loaded into a server process before its own program (node --import), only by proofs: a signal ends the database
// threads from outside, at any moment, like a fault in them.
import { syncBuiltinESMExports } from 'node:module';
import threads, { Worker } from 'node:worker_threads';

const alive = new Set<{ readonly program: string; readonly worker: Worker }>();

class KillableWorker extends Worker {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    const entry = { program: String(args[0]), worker: this as Worker };
    alive.add(entry);
    this.once('exit', () => alive.delete(entry));
  }
}

function end(program: string): void {
  for (const entry of alive) {
    if (entry.program.endsWith(program)) void entry.worker.terminate();
  }
}

threads.Worker = KillableWorker;
syncBuiltinESMExports();
process.on('SIGUSR2', () => end('sqlite-writer.ts'));
process.on('SIGHUP', () => end('sqlite-reader.ts'));
