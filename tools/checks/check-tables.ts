// Fails when docs/tables.md isn't what the script makes from the current schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';
import { schemaTables } from '../tables/schema-tables.ts';
import { tablesPage } from '../tables/tables-page.ts';

/** The complaint about a page that differs from the page of a schema; null when they are the same. */
export function tablesComplaint(schema: string, page: string): string | null {
  return tablesPage(schemaTables(schema)) === page
    ? null
    : 'docs/tables.md is out of date. Run node tools/tables/make-tables-page.ts';
}

function textOf(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8');
}

if (import.meta.main) {
  const schema = textOf('server/store/schema.sql');
  const complaint = tablesComplaint(schema, textOf('docs/tables.md'));
  if (complaint !== null) console.error(complaint);
  console.log(`tables: ${schemaTables(schema).length}, ${complaint === null ? 0 : 1} complaints`);
  process.exitCode = complaint === null ? 0 : 1;
}
