// What holds for the whole installation.

import { integer, text } from '../engine/table.ts';

export const settingsTable = {
  name: text('name'),
  value: text('value'),
  changedAt: integer('changed_at'),
};

export const schemaVersionTable = {
  version: integer('version'),
  name: text('name'),
  appliedAt: integer('applied_at'),
};
