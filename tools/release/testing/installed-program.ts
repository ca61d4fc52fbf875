// Uses an installed release in a test: its commands, and its server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

export class InstalledProgram {
  readonly #program: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(program: string, environment: NodeJS.ProcessEnv) {
    this.#program = program;
    this.#environment = environment;
  }

  run(...args: string[]): Ended {
    const { status, stdout, stderr, error } = spawnSync(this.#program, args, {
      env: this.#environment,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return { code: status, printed: `${stdout}${stderr}${error?.message ?? ''}`.trim() };
  }

  /**
   * Starts the server on a free port, calls `use` with its address and its output, and stops it in an orderly way.
   */
  async serve(
    args: readonly string[],
    use: (origin: string, printed: string) => Promise<void>,
  ): Promise<number | null> {
    const child = spawn(this.#program, ['start', '--port', '0', ...args], {
      env: this.#environment,
      shell: process.platform === 'win32',
    });
    const ended = once(child, 'exit');
    let printed = '';
    const origin = new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed += text;
          const [, address] = /is ready at (\S+)/u.exec(printed) ?? [];
          if (address !== undefined) resolve(address);
        });
      }
      child.once('exit', () => reject(new Error(`The server ended: ${printed}`)));
    });
    try {
      await use(await origin, printed);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
    return child.exitCode;
  }
}

/** The cookie of a session. */
export async function logIn(origin: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/authenticate/phil-101`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username, password }),
  });
  const session = (await answer.json()) as { readonly isLoggedIn?: boolean };
  if (session.isLoggedIn !== true) throw new Error(`${username} could not log in`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
