// What holds for the whole installation.

import { integer, table, text } from '../engine/table.ts';

export const settingsTable = table('settings', {
  name: text('name'),
  value: text('value'),
  changedAt: integer('changed_at'),
});

export const schemaVersionTable = table('schema_version', {
  version: integer('version'),
  name: text('name'),
  appliedAt: integer('applied_at'),
});
