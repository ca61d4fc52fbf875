// Reads the settings that a command needs to find the database.
import { existsSync } from 'node:fs';
import {
  type Configuration,
  configurationSentence,
  readConfiguration,
} from '../server/http/configuration.ts';
import { databaseLocation } from '../server/store/open-store.ts';
import type { DatabaseLocation } from '../server/store/engine/database.ts';

export interface CommandSettings {
  readonly configuration: Configuration;
  readonly location: DatabaseLocation;
}

/** Reads the environment; throws with a sentence about the setting that can't be used. */
export function readCommandSettings(): CommandSettings {
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) throw new Error(configurationSentence(configuration.reason));
  const { databaseUrl, dataDirectory } = configuration.value;
  return {
    configuration: configuration.value,
    location: databaseLocation(databaseUrl, dataDirectory),
  };
}

/** Throws where a command would make an empty database, for example because its folder was misspelled. */
export function requireDatabase(location: DatabaseLocation): void {
  if (location.engine === 'sqlite' && !existsSync(location.file)) {
    throw new Error(`There is no database ${location.file}.`);
  }
}
