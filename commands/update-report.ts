// Reports what `elenchus check-update` finds about the data and this version.
import { releasesWith } from './released-schemas.ts';

export interface UpdateFacts {
  /** This program's version and newest schema. */
  readonly version: string;
  readonly schema: number;
  /** Where the data is, in words. */
  readonly place: string;
  /** The schema of the data; 0 for an empty database, null where there is none. */
  readonly stored: number | null;
  readonly newestBackup: FoundBackup | null;
  readonly backupFolder: string;
  readonly now: number;
}

export interface FoundBackup {
  readonly file: string;
  readonly schema: number;
  readonly createdAt: number;
}

/** The exit codes from which a script learns the result. */
export const EXIT_CODES = { ready: 0, refused: 1, 'backup-first': 3 } as const;

interface UpdateReport {
  readonly outcome: keyof typeof EXIT_CODES;
  readonly lines: readonly string[];
}

const HOUR = 3_600_000;
/** A backup before an update should be newer than this. */
const FRESH = 24 * HOUR;

export function updateReport(facts: UpdateFacts): UpdateReport {
  const { version, schema, place, stored } = facts;
  const head = [
    `This is Elenchus ${version} with schema ${schema}.`,
    stored === null || stored === 0
      ? `There is no data yet: ${place}`
      : `The data has ${schemaInWords(stored)}: ${place}`,
  ];
  if (stored === null || stored === 0) {
    return { outcome: 'ready', lines: [...head, 'Starting creates it. Nothing can be lost.'] };
  }
  if (stored > schema) {
    const newer = 'This version can’t open it, because a newer version has updated it.';
    const way = 'Start the newer version, or restore a backup that was made before the update.';
    return { outcome: 'refused', lines: [...head, newer, way] };
  }
  if (stored === schema) {
    const same = 'Starting changes nothing in it, and you can go back to the version before.';
    return { outcome: 'ready', lines: [...head, same, backupLine(facts)] };
  }
  const isSafe = facts.newestBackup !== null && isFresh(facts.newestBackup, stored, facts.now);
  const update = `Starting updates it to schema ${schema}. Older versions can’t open it afterward.`;
  return {
    outcome: isSafe ? 'ready' : 'backup-first',
    lines: [...head, update, backupLine(facts), ...waysBack(facts, isSafe)],
  };
}

function schemaInWords(schema: number): string {
  const releases = releasesWith(schema);
  return releases === '' ? `schema ${schema}` : `schema ${schema} (as in Elenchus ${releases})`;
}

/**
 * A backup with another schema was made before or after another update: going back needs a backup of the current
 * data.
 */
function isFresh(backup: FoundBackup, stored: number, now: number): boolean {
  return backup.schema === stored && now - backup.createdAt < FRESH;
}

function backupLine({ newestBackup, backupFolder, now }: UpdateFacts): string {
  if (newestBackup === null) return `There is no backup in ${backupFolder}`;
  const { file, schema, createdAt } = newestBackup;
  return `The newest backup is ${ageInWords(now - createdAt)} old and has schema ${schema}: ${file}`;
}

function ageInWords(milliseconds: number): string {
  const hours = Math.floor(Math.max(milliseconds, 0) / HOUR);
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}

function waysBack({ newestBackup, backupFolder }: UpdateFacts, isSafe: boolean): string[] {
  const file = isSafe && newestBackup !== null ? newestBackup.file : `${backupFolder}/FILE`;
  return [
    ...(isSafe ? [] : ['Make a backup first: elenchus backup']),
    `To go back later, install the version that you have now and run its restore: restore ${file} --replace`,
  ];
}
