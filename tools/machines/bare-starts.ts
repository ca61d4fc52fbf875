// Tries `npm start`, or an installed release, on clean Debian machines that have Node and npm and nothing else:
// starts it twice on each and judges the end.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BareCase, bareCases, usual } from './bare-cases.ts';
import {
  furnish,
  type MachineSettings,
  makeDebian,
  makeLayer,
  mountCommands,
  workshop,
} from './bare-root.ts';
import { projectFolder } from '../programs/run-step.ts';

const PORT = process.env['PORT'] ?? '4620';
const LONGEST_MILLISECONDS = 900_000;

type Ending =
  | { readonly kind: 'runs'; readonly health: string; readonly seconds: number }
  | { readonly kind: 'ended'; readonly printed: string; readonly seconds: number };

interface Row {
  readonly tried: BareCase & MachineSettings;
  readonly isGood: boolean;
  readonly ends: string;
}

/** The way to the registry (proxy, certificates) that this machine uses; nothing else of its environment. */
function registryEnvironment(): Record<string, string> {
  const names = /^(https?_proxy|no_proxy|node_extra_ca_certs|npm_config_(registry|cafile))$/iu;
  const kept = Object.entries(process.env).filter(([name]) => names.test(name));
  return Object.fromEntries(kept.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The command that a person types. The second time, the installed packages are installed again, as in an upgrade. */
const TYPED = {
  clone: 'npm start',
  installed:
    'npm install --global --prefix "$PWD/the prefix" ./elenchus.tgz && exec "$PWD/the prefix/bin/elenchus" start',
  npx: 'npx --yes --package=./elenchus.tgz elenchus start',
} as const;

function startCommand(tried: BareCase & MachineSettings, layer: string): string {
  const machine = `${layer}/whole`;
  const home = tried.user === 'root' ? '/root' : '/home/ada';
  const cache = join(workshop, `npm-cache-${tried.user}`);
  const shared = [
    `install -d -o "$(stat -c %u "$M${home}")" "${cache}" "$M${home}/.npm"`,
    `mount --bind "${cache}" "$M${home}/.npm"`,
    `chown "$(stat -c %u "$M${home}")" "$M${home}/.npm"`,
  ];
  const environment = { HOME: home, PORT, ...registryEnvironment(), ...tried.environment };
  const settings = Object.entries(environment).map(([name, value]) => `'${name}=${value}'`);
  const path = 'PATH=/usr/local/bin:/usr/bin:/bin';
  const user = `--userspec=${tried.user}:${tried.user}`;
  return [
    `M="${machine}"`,
    ...mountCommands(layer, tried.hasLibatomic),
    ...(tried.isCacheShared ? shared : []),
    ...(tried.before ?? []),
    `exec chroot ${user} "$M" env -i ${path} ${settings.join(' ')} sh -c 'cd "$1" && eval "$2"' sh "${tried.folder}" '${TYPED[tried.release ?? 'clone']}'`,
  ].join('\n');
}

async function healthOf(): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** The first process of a machine ends all others with it; it outlives the program that started it. */
function killMachine(maker: number | undefined): void {
  const children = `/proc/${maker}/task/${maker}/children`;
  if (!existsSync(children)) return;
  const [first] = readFileSync(children, 'utf8').split(' ');
  if (first) process.kill(Number(first), 'SIGKILL');
}

/** Starts the product and waits until it answers or ends. */
async function start(tried: BareCase & MachineSettings, layer: string): Promise<Ending> {
  const since = Date.now();
  const args = ['--mount', '--pid', '--fork', 'sh', '-ec'];
  const child = spawn('unshare', [...args, startCommand(tried, layer)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const closed = new Promise<null>((resolve) => child.on('close', () => resolve(null)));
  let health: string | null = null;
  while (health === null && Date.now() - since < LONGEST_MILLISECONDS) {
    if ((await Promise.race([closed, pause(500, 'still running')])) === null) break;
    health = await healthOf();
  }
  const seconds = Math.round((Date.now() - since) / 1000);
  killMachine(child.pid);
  await closed;
  return health === null ? { kind: 'ended', printed, seconds } : { kind: 'runs', health, seconds };
}

function judged(tried: BareCase & MachineSettings, endings: readonly Ending[]): Row {
  const { refusal: expected } = tried;
  const ends = endings.map((ending) => {
    if (ending.kind === 'runs') return `runs after ${ending.seconds} s, ${ending.health}`;
    return expected?.exec(ending.printed)?.[0] ?? `ENDED: ${ending.printed.trim()}`;
  });
  const isGood = endings.every((ending) =>
    ending.kind === 'runs'
      ? expected === undefined
      : (expected?.test(ending.printed) ?? false) && !/^\s+at .+:\d+/mu.test(ending.printed),
  );
  return { tried, isGood, ends: [...new Set(ends)].join('; again: ') };
}

async function tryCase(each: BareCase, release: string): Promise<Row> {
  const tried = { ...usual, ...each };
  const layer = join(workshop, `machine-${PORT}`);
  makeLayer(layer);
  furnish(layer, tried, projectFolder, tried.release === undefined ? undefined : release);
  // Twice: the files that the first start leaves behind must not stop the second.
  const endings = [await start(tried, layer), await start(tried, layer)];
  rmSync(layer, { recursive: true, force: true });
  return judged(tried, endings);
}

/** The reason why this machine can't try the cases, as a sentence; null when it can. */
export function missingRequirement(): string | null {
  if (process.platform !== 'linux') return 'This needs Linux, root and debootstrap.';
  if (process.getuid?.() !== 0)
    return 'This needs root, to make machines with chroot: run it again as root.';
  const isThere = spawnSync('debootstrap', ['--version']).error === undefined;
  return isThere ? null : 'This needs debootstrap: apt install debootstrap.';
}

/**
 * Tries the cases whose names contain `wanted` and prints a table; false when one fails or none matches. `release` is the
 * file of the release to install.
 */
export async function tryBareMachines(wanted: string, release: string): Promise<boolean> {
  await mkdir(workshop, { recursive: true });
  makeDebian();
  const chosen = bareCases.filter((each) => each.name.includes(wanted));
  let failed = 0;
  console.log('| | machine | user, folder | ends |\n|---|---|---|---|');
  for (const each of chosen) {
    const { tried, isGood, ends } = await tryCase(each, release);
    if (!isGood) failed += 1;
    const machine = `${tried.name}: Node ${tried.node}, npm ${tried.npm}`;
    console.log(
      `| ${isGood ? 'ok' : 'FAILED'} | ${machine} | ${tried.user}, \`${tried.folder}\` | ${ends} |`,
    );
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 && chosen.length > 0;
}
