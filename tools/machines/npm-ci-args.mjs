// How Elenchus runs `npm ci`. Plain JavaScript: the launcher imports it on the machine's own Node, which may be too old
// for TypeScript.

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
