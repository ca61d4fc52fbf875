// Notes each statement that the store prepares on SQLite, so that it can be tried on PostgreSQL afterward. Loaded
// with --require into all processes of the unit tests: statements run in threads that only NODE_OPTIONS reaches.
const { createHash } = require('node:crypto');
const { existsSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { threadId } = require('node:worker_threads');

/** The files in which the store runs its statements. Migrations and backups have SQL of their own for each engine. */
const STORE =
  /server\/store\/(?:engine\/(?:sqlite-reader|group-commit|direct-reads)|reports\/report-reader)\.ts/u;

const folder = process.env['NOTED_STATEMENTS'];
const seen = new Set();

function note(text) {
  if (seen.has(text) || !STORE.test((new Error().stack ?? '').replaceAll('\\', '/'))) return;
  seen.add(text);
  const file = join(folder, createHash('sha1').update(text).digest('hex'));
  if (existsSync(file)) return;
  // A test may end this process at any moment: an incomplete statement must never have the name of a complete one.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** Null in an older Node, which some tests start. */
function databaseClass() {
  try {
    return require('node:sqlite').DatabaseSync;
  } catch {
    return null;
  }
}

const Database = folder === undefined ? null : databaseClass();
if (Database !== null) {
  const prepare = Reflect.get(Database.prototype, 'prepare');
  Database.prototype.prepare = function prepareNoted(text, ...options) {
    note(text);
    return Reflect.apply(prepare, this, [text, ...options]);
  };
}
