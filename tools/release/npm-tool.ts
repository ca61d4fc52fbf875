// Runs npm on the Node that runs us, so that a release doesn't depend on the machine's own Node.
import { npm } from '../machines/npm-ci.ts';

/** Returns npm's output, or throws with it. */
export async function runNpm(folder: string, ...args: string[]): Promise<string> {
  const { code, printed } = await npm(folder, ...args, '--loglevel=error');
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${printed}`);
  return printed;
}
