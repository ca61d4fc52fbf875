// Starts another program of this project and shows its output as it is printed.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');

/** Collects the output of a step to show it later, because the output of two parallel steps would mix. */
export type Listener = (printed: string) => void;

/** Runs a program from the project folder and returns its exit code. */
export function runStep(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  listener?: Listener,
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(program, args, {
    cwd: projectFolder,
    stdio: listener === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: toolPath(), ...environment },
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (printed: string) => listener?.(printed));
  }
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    resolve(127);
  });
  // Not at its exit: its last output may still be in the pipes.
  child.on('close', (code) => resolve(code ?? 1));
  return promise;
}

function toolPath(): string {
  const folders = [dirname(process.execPath), join(projectFolder, 'node_modules', '.bin')];
  return [...folders, process.env['PATH'] ?? ''].join(delimiter);
}
