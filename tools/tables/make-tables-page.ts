// Makes docs/tables.md from server/store/schema.sql.
// usage: node tools/tables/make-tables-page.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';
import { schemaTables } from './schema-tables.ts';
import { tablesPage } from './tables-page.ts';

const tables = schemaTables(
  readFileSync(join(projectFolder, 'server', 'store', 'schema.sql'), 'utf8'),
);
writeFileSync(join(projectFolder, 'docs', 'tables.md'), tablesPage(tables));
console.log(`Made docs/tables.md from ${tables.length} tables.`);
