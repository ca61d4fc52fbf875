// Installs packages of the system where a test run may do that: as root on Debian or Ubuntu.
import { existsSync } from 'node:fs';
import { runStep } from './run-step.ts';

const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };

/** Whether this user may install packages here. */
export function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs all of them, or none. Prints nothing: its caller has printed what it installs. */
export async function installWithApt(packages: readonly string[]): Promise<boolean> {
  if ((await runStep('apt-get', ['update', '-qq'], QUIET)) !== 0) return false;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (await runStep('apt-get', args, QUIET)) === 0;
}
