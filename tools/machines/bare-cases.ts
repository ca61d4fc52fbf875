// Lists the bare machines on which `npm start` and an installed release are tried, and how each must end.
import type { MachineSettings } from './bare-root.ts';

export interface BareCase extends Partial<MachineSettings> {
  readonly name: string;
  /** The way the product gets there and starts; by default, as a clone by `npm start`. */
  readonly release?: 'installed' | 'npx';
  /** The sentence that the start must end with, or undefined where the product must run. */
  readonly refusal?: RegExp;
  /** Shell commands for the whole machine (`$M` is its root) before anything starts. */
  readonly before?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Keeps what npm downloads from one machine to the next; only where the cache is as usual. */
  readonly isCacheShared?: boolean;
}

export const usual: MachineSettings = {
  node: '20',
  npm: '10',
  user: 'ada',
  folder: '/home/ada/elenchus',
  hasLibatomic: true,
};

const NEEDS_NODE = /^Elenchus needs Node 20 or newer\b.*\bInstall\b.*$/mu;
const READ_ONLY = (home: string): string => `mount -t tmpfs -o ro,mode=755 tmpfs "$M${home}"`;

export const bareCases: readonly BareCase[] = [
  { name: 'Node 20, root', user: 'root', folder: '/root/elenchus', isCacheShared: true },
  { name: 'Node 20, user', isCacheShared: true },
  { name: 'Node 22, user', node: '22', isCacheShared: true },
  { name: 'Node 24, user', node: '24', npm: '11', isCacheShared: true },
  { name: 'Node 24, root', node: '24', npm: '11', user: 'root', folder: '/root/elenchus' },
  {
    name: 'space and umlaut in the path',
    node: '22',
    folder: '/home/ada/Übung 1/Élenchus & Co',
    isCacheShared: true,
  },
  {
    name: 'read-only home, user',
    folder: '/srv/elenchus',
    before: [READ_ONLY('/home/ada')],
  },
  {
    name: 'read-only home, root',
    node: '24',
    npm: '11',
    user: 'root',
    folder: '/srv/elenchus',
    before: [READ_ONLY('/root')],
  },
  {
    name: "npm's cache belongs to somebody else",
    before: ['install -d -m 0755 "$M/home/ada/.npm/_cacache"', 'chown -R root "$M/home/ada/.npm"'],
  },
  { name: 'npm 9', npm: '9', isCacheShared: true },
  { name: 'npm 8', npm: '8', isCacheShared: true },
  { name: 'npm 7', npm: '7', isCacheShared: true },
  { name: 'npm 6', npm: '6', isCacheShared: true, refusal: /^npm 6\S* is too old\b.*$/mu },
  {
    name: 'without libatomic1',
    hasLibatomic: false,
    isCacheShared: true,
    refusal: /^The packaged Node needs libatomic.*apt install libatomic1.*$/mu,
  },
  {
    name: "somebody else's folder",
    folder: '/srv/elenchus',
    owner: 'root',
    isCacheShared: true,
    refusal: /^Elenchus installs packages in \/srv\/elenchus, but.*$/mu,
  },
  {
    name: 'no network',
    environment: { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' },
    refusal: /^npm could not install the packages\b.*$/mu,
  },
  { name: 'release, Node 20, user', release: 'installed', isCacheShared: true },
  { name: 'release, Node 22, user', release: 'installed', node: '22', isCacheShared: true },
  {
    name: 'release, Node 24, user',
    release: 'installed',
    node: '24',
    npm: '11',
    isCacheShared: true,
  },
  { name: 'release, npm 9', release: 'installed', npm: '9', isCacheShared: true },
  {
    name: 'release, space and umlaut in the path',
    release: 'installed',
    node: '22',
    folder: '/home/ada/Übung 1/Élenchus & Co',
    isCacheShared: true,
  },
  { name: 'release by npx', release: 'npx', node: '22', isCacheShared: true },
  {
    name: 'release without libatomic1',
    release: 'installed',
    hasLibatomic: false,
    isCacheShared: true,
    refusal: /^The packaged Node needs libatomic.*apt install libatomic1.*$/mu,
  },
  { name: 'release, Node 18', release: 'installed', node: '18', npm: '9', refusal: NEEDS_NODE },
  { name: 'Node 18', node: '18', npm: '9', refusal: NEEDS_NODE },
  { name: 'Node 16', node: '16', npm: '8', refusal: NEEDS_NODE },
  { name: 'Node 14', node: '14', npm: '6', refusal: NEEDS_NODE },
  { name: 'Node 10', node: '10', npm: '6', refusal: NEEDS_NODE },
];
