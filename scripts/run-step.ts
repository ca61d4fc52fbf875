// Starts another program of this project, with what it prints shown as it comes.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const projectFolder = dirname(import.meta.dirname);

/** Runs a program from the project folder and answers its exit code. */
export function runStep(
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(program, words, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, PATH: toolPath(), ...environment },
    shell: process.platform === 'win32',
  });
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    resolve(127);
  });
  child.on('exit', (code) => resolve(code ?? 1));
  return promise;
}

function toolPath(): string {
  const folders = [dirname(process.execPath), join(projectFolder, 'node_modules', '.bin')];
  return [...folders, process.env['PATH'] ?? ''].join(delimiter);
}
