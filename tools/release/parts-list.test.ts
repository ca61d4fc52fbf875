import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lockedPackages } from '../checks/check-lock-file.ts';
import { KEPT_FONTS } from '../fonts/kept-fonts.ts';
import { projectFolder } from '../programs/run-step.ts';
import { partsList, type PartsList } from './parts-list.ts';
import { releaseParts } from './release-parts.ts';
import { shippedPackages } from './shipped-packages.ts';
import { thirdPartyLicenses } from './third-party-licenses.ts';

const packages = lockedPackages(projectFolder);
const release = {
  version: '1.1.0',
  description: 'A course',
  license: 'AGPL-3.0-only',
  date: new Date(0),
};
let list: PartsList;

beforeAll(async () => {
  list = await partsList(release, packages);
});

const names = (): Set<string> => new Set(list.components.map(({ name }) => name));
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

test('has what CycloneDX asks for', () => {
  expect(list).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/u),
    serialNumber: expect.stringMatching(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u,
    ),
    version: 1,
    metadata: {
      timestamp: '1970-01-01T00:00:00.000Z',
      component: { type: 'application', name: 'elenchus', version: '1.1.0' },
    },
  });
  const references = list.components.map((part) => part['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  const known = new Set([...references, list.metadata.component['bom-ref']]);
  const used = list.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(used.filter((reference) => !known.has(reference))).toEqual([]);
  for (const part of list.components) {
    expect(part).toMatchObject({
      type: 'library',
      purl: expect.stringMatching(/^pkg:npm\/[^@]+@[^@]+$/u),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/u) }],
      licenses: [expect.anything()],
    });
  }
});

test('is the same each time', async () => {
  expect(await partsList(release, packages)).toEqual(list);
});

test('has every package that is inside or that npm installs', () => {
  const { bundled, fetched } = shippedPackages(packages);
  const missing = [...bundled, ...fetched].filter((place) => !names().has(nameOf(place)));
  expect(missing).toEqual([]);
});

test('has the origin of every file that the repository keeps', () => {
  const kept = [
    '@tabler/icons',
    'date-holidays',
    ...KEPT_FONTS.map((font) => `@expo-google-fonts/${font}`),
  ];
  expect(kept.filter((name) => !names().has(name))).toEqual([]);
});

// The build of the screens writes these lists; the long proof of the release makes sure that there is one.
test.each(['web/dist/.packages', 'web/dist/opening/.packages'])(
  'has every package of %s',
  (file) => {
    const path = join(projectFolder, file);
    const places = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
    expect(places.filter((place) => !names().has(nameOf(place)))).toEqual([]);
  },
);

test('has nothing that only tests or builds', () => {
  const tools = [
    'vitest',
    'typescript',
    'oxlint',
    'lightningcss',
    '@vitejs/plugin-react',
    'playwright',
  ];
  expect(tools.filter((name) => names().has(name))).toEqual([]);
});

test('every part has a license text', () => {
  const parts = releaseParts(packages);
  const text = thirdPartyLicenses(projectFolder, parts);
  for (const { name, version, license } of parts) {
    expect(text).toContain(`\n${name}@${version} (${license})\n`);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('CC BY-SA 3.0 Attributions');
});
