// Runs first for `npm start` and every other command. It is written so that even Node 10 reads it: an old Node must
// say what to install, and not fail over a word that it doesn't know.
const OLDEST_NODE = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  process.stderr.write(
    'Elenchus needs Node ' +
      OLDEST_NODE +
      ' or newer to start, and this is ' +
      process.version +
      '. Install a newer one from https://nodejs.org, then try again.\n',
  );
  process.exit(1);
}
void import('./run.mjs');
