// Makes a clean Debian in a folder, and machines from it: the folder below, a layer of their own on top.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Kept between runs: the Debian, the Nodes and npms, and npm's downloads. */
export const workshop = join(tmpdir(), 'elenchus-bare-machines');
const debian = join(workshop, 'debian');
const withLibatomic = join(workshop, 'with-libatomic');

export interface MachineSettings {
  /** A major version, with or without more, as npm understands it. */
  readonly node: string;
  readonly npm: string;
  readonly user: 'root' | 'ada';
  /** The folder for the project. */
  readonly folder: string;
  readonly hasLibatomic: boolean;
  /** The owner of the project, if that isn't the user who starts it. */
  readonly owner?: 'root';
}

/** Runs a program that has to succeed, and returns its output. */
function must(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  const why = error?.message ?? stderr.trim();
  throw new Error(`${program} ${args.join(' ')} failed: ${why}`);
}

/** The commands that put a machine together; they run in a mount namespace, which removes everything at its end. */
export function mountCommands(layer: string, isWithLibatomic: boolean): string[] {
  const below = isWithLibatomic ? `${withLibatomic}/top:${debian}` : debian;
  const whole = `${layer}/whole`;
  return [
    `mount -t overlay overlay -o "lowerdir=${below},upperdir=${layer}/top,workdir=${layer}/work" "${whole}"`,
    `mount -t proc proc "${whole}/proc"`,
    `mount --rbind /dev "${whole}/dev"`,
  ];
}

export function makeLayer(layer: string): void {
  rmSync(layer, { recursive: true, force: true });
  for (const part of ['top', 'work', 'whole']) mkdirSync(join(layer, part), { recursive: true });
}

/** Debian's smallest system with one user, ada. Takes two minutes the first time. */
export function makeDebian(): void {
  if (!existsSync(join(debian, 'home/ada'))) {
    console.log('Making a clean Debian (debootstrap) …');
    rmSync(debian, { recursive: true, force: true });
    mkdirSync(workshop, { recursive: true });
    must('debootstrap', '--variant=minbase', 'bookworm', debian);
    must('chroot', debian, 'useradd', '--create-home', '--shell', '/bin/sh', 'ada');
  }
  // The network settings of this machine and its trusted certificates.
  for (const file of ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs']) {
    cpSync(file, join(debian, file), { recursive: true, force: true, dereference: true });
  }
  if (existsSync(join(withLibatomic, 'made'))) return;
  makeLayer(withLibatomic);
  const install = `chroot "${withLibatomic}/whole" sh -c "apt-get update -qq && apt-get install -y -qq libatomic1"`;
  must(
    'unshare',
    '--mount',
    'sh',
    '-ec',
    [...mountCommands(withLibatomic, false), install].join('\n'),
  );
  mkdirSync(join(withLibatomic, 'made'));
}

/** Unpacks a package of the registry once. */
function unpacked(name: string, version: string): string {
  const folder = join(workshop, 'packages', `${name}@${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  must('npm', 'pack', '--silent', `${name}@${version}`, '--pack-destination', unfinished);
  must(
    'sh',
    '-ec',
    `cd "${unfinished}"; tar xzf *.tgz --strip-components=1; rm *.tgz; mv "${unfinished}" "${folder}"`,
  );
  return folder;
}

/** Puts Node, npm and the product into a new layer: a clean copy of a project's last commit, or the file of a release. */
export function furnish(
  layer: string,
  settings: MachineSettings,
  project: string,
  release?: string,
): void {
  const top = join(layer, 'top');
  const { node, npm, user, folder, owner = user } = settings;
  const programs = join(top, 'usr/local/bin');
  mkdirSync(programs, { recursive: true });
  const arch = process.arch === 'x64' ? 'x64' : 'arm64';
  cpSync(join(unpacked(`node-linux-${arch}`, node), 'bin/node'), join(programs, 'node'));
  cpSync(unpacked('npm', npm), join(top, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(programs, name));
  }
  const place = join(top, folder);
  mkdirSync(place, { recursive: true });
  if (release === undefined) must('git', 'clone', '--quiet', '--no-hardlinks', project, place);
  else cpSync(release, join(place, 'elenchus.tgz'));
  if (owner !== 'ada') return;
  const numbers = must('stat', '-c', '%u:%g', join(debian, 'home/ada')).trim();
  must('chown', '-R', numbers, place);
  const home = join(top, 'home/ada');
  if (existsSync(home)) must('chown', '-R', numbers, home);
}
