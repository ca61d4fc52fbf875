// Checks the pages that are written from the types of data. To write them after a change: vitest run
// tools/checks/registry-pages.test.ts -u
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseFileSchema } from '@elenchus/contract/course-file-schema.ts';
import { DATA_TYPES, REGISTRY } from '@elenchus/domain/design/data-types.ts';
import type { TypeFacts } from '@elenchus/domain/design/registry/type-facts.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectFolder } from '../programs/run-step.ts';

const AUDIENCES: Readonly<Record<Exclude<TypeFacts['audience'], 'own-rule'>, string>> = {
  everyone: 'everyone',
  students: 'everyone who is logged in',
  staff: 'instructors and TAs',
};

/** The row of a type in docs/api.md, if it is listed there. */
function rowOf(dataType: string, facts: TypeFacts): string | null {
  const { api, audience } = facts;
  if (api === 'not-listed') return null;
  const isSetting = 'form' in facts;
  const contents = isSetting ? `\`dataText\`: ${api.contents}` : api.contents;
  const who = audience === 'own-rule' ? api.audience : AUDIENCES[audience];
  const cells = [`\`${dataType}\``, api.id ?? '`1`', contents, api.refused ?? refused(facts), who];
  expect(cells, `the row of ${dataType}`).not.toContain(undefined);
  return `| ${cells.join(' | ')} |`;
}

function refused({ faults }: TypeFacts): string | undefined {
  if (faults === 'own-rule') return undefined;
  const expected = faults.flatMap((rule) => ('expected' in rule ? [rule.expected] : []));
  return expected.length === 0 ? undefined : `anything that isn't ${expected.join(' or ')}`;
}

test('DSN-1 the table of docs/api.md is the one of the registry', async () => {
  const path = join(projectFolder, 'docs/api.md');
  const [before = '', rest = ''] = readFileSync(path, 'utf8').split('<!-- types -->\n');
  const [, after = ''] = rest.split('<!-- end of types -->\n');
  const table = [
    '| dataType | dataID | contents | refused | who gets it |',
    '|---|---|---|---|---|',
    ...DATA_TYPES.flatMap((dataType) => rowOf(dataType, REGISTRY[dataType]) ?? []),
  ];
  expect(table.length).toBeGreaterThan(10);
  expect(after).toContain('##');
  await expect(
    `${before}<!-- types -->\n${table.join('\n')}\n<!-- end of types -->\n${after}`,
  ).toMatchFileSnapshot(path);
});

test('FIL-1 docs/course-file.schema.json is the schema that files are checked with', async () => {
  const schema = JSON.stringify(z.toJSONSchema(courseFileSchema), null, 2);
  await expect(`${schema}\n`).toMatchFileSnapshot(
    join(projectFolder, 'docs/course-file.schema.json'),
  );
});
