// Knows how Elenchus runs `npm ci`. Plain JavaScript: the launcher imports it on the machine's own Node, which may
// be too old for TypeScript.

/** The folders with a package.json of their own. */
export const ROOMS = ['domain', 'contract', 'server', 'web', 'tools', 'e2e'];

/** The folders whose packages are needed on a machine that runs Elenchus; the others test, measure and check it. */
export const HOST_ROOMS = ['domain', 'contract', 'server', 'web'];

/** The commands for which these packages are enough. */
export const HOST_TASKS = [
  'start',
  'build',
  'dev',
  'seed',
  'backup',
  'restore',
  'password',
  'person',
];

/** Installs everything. */
export const NPM_CI_ARGS = [
  'ci',
  // NODE_ENV=production would leave out the build tools.
  '--include=dev',
  '--include=optional',
  // No package here needs an install script.
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Installs the packages that run and build. */
export const HOST_NPM_CI_ARGS = [
  ...NPM_CI_ARGS,
  // The packaged Node is a package of the root.
  '--include-workspace-root',
  ...HOST_ROOMS.map((room) => `--workspace=${room}`),
];
