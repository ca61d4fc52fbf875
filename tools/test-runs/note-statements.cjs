// Notes each statement that the store runs on SQLite, as it is written for PostgreSQL, so that it can be tried there
// afterward. Loaded with --require into all processes of the unit tests: statements run in threads that only
// NODE_OPTIONS reaches.
const { createHash } = require('node:crypto');
const { subscribe } = require('node:diagnostics_channel');
const { existsSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { threadId } = require('node:worker_threads');

/** The files in which the store runs its statements. Migrations run on tables of earlier versions. */
const STORE =
  /server\/store\/(?:engine\/(?:sent-statements|group-commit|direct-reads)|reports\/report-reader)\.ts/u;

const folder = process.env['NOTED_STATEMENTS'];
const seen = new Set();

function note({ postgres: text }) {
  if (seen.has(text) || !STORE.test((new Error().stack ?? '').replaceAll('\\', '/'))) return;
  seen.add(text);
  const file = join(folder, createHash('sha1').update(text).digest('hex'));
  if (existsSync(file)) return;
  // A test may end this process at any moment: an incomplete statement must never have the name of a complete one.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

if (folder !== undefined) subscribe('elenchus:statement', note);
