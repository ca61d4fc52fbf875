// Every table whose rows a backup contains, in an order that satisfies foreign keys.
import { type BackupTable, TABLES } from '../table-facts/all-tables.ts';

export const BACKUP_TABLES: readonly BackupTable[] = TABLES.flatMap(([table, { isBackedUp }]) =>
  isBackedUp ? [table as BackupTable] : [],
);
