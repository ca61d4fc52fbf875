// Makes docs/rules.md from the RULES.md files.
// usage: node tools/rules/make-rules-index.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';
import { readRulePages } from './rule-pages.ts';
import { rulesIndex } from './rules-index.ts';

const pages = readRulePages();
writeFileSync(join(projectFolder, 'docs', 'rules.md'), rulesIndex(pages));
console.log(`Made docs/rules.md from ${pages.length} files.`);
