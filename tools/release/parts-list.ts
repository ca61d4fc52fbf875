// Lists the parts of a release in the CycloneDX format: the packages as `npm sbom` lists them, and the parts that
// no package manager knows because their files are kept in the repository.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LockedPackages } from '../machines/supported-platforms.ts';
import { runNpm } from './npm-tool.ts';
import { exactVersions } from './shipped-packages.ts';
import { copiedParts, nameAndVersion, type ReleasePart, usedPlaces } from './release-parts.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

export interface PartsList {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly metadata: {
    readonly timestamp: string;
    readonly component: Component;
    readonly [field: string]: unknown;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface ListedRelease {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  /** The date of the commit, so that the same commit gives the same list. */
  readonly date: Date;
}

export async function partsList(
  release: ListedRelease,
  packages: LockedPackages,
): Promise<PartsList> {
  const listed = await npmList(release, packages);
  const known = new Set(listed.components.map((component) => component['bom-ref']));
  const copied = copiedParts(packages).filter((part) => !known.has(nameAndVersion(part)));
  const root = listed.metadata.component['bom-ref'];
  const all = [...listed.components.map(withoutPlaces), ...copied.map(componentOf)];
  const components = onceBy(all, (component) => component['bom-ref']).toSorted(byReference);
  const dependencies = [
    ...listed.dependencies.map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: ref === root ? [...dependsOn, ...copied.map(nameAndVersion)] : dependsOn,
    })),
    ...copied.map((part) => ({ ref: nameAndVersion(part), dependsOn: [] })),
  ];
  return {
    ...listed,
    serialNumber: `urn:uuid:${identifierOf(components)}`,
    metadata: {
      ...listed.metadata,
      timestamp: release.date.toISOString(),
      lifecycles: [{ phase: 'build' }],
      // npm's version would make the list depend on the machine, and so would the name of the folder.
      tools: [{ vendor: 'npm', name: 'cli' }],
      component: { ...withoutPlaces(listed.metadata.component), name: 'elenchus' },
    },
    components,
    dependencies: onceBy(dependencies, ({ ref }) => ref),
  };
}

/** npm 10 lists a package that is at two places twice. */
function onceBy<Part>(parts: readonly Part[], key: (part: Part) => string): Part[] {
  return [...new Map(parts.map((part) => [key(part), part])).values()];
}

/** npm 10 adds the folder of each package, and npm 11 doesn't. */
function withoutPlaces(component: Component): Component {
  return { ...component, properties: [] };
}

function byReference(one: Component, other: Component): number {
  return one['bom-ref'] < other['bom-ref'] ? -1 : 1;
}

/** `npm sbom` in a folder with nothing but the packages of the release: in the project, it leaves out shared ones. */
async function npmList(release: ListedRelease, packages: LockedPackages): Promise<PartsList> {
  const { version, description, license } = release;
  const places = usedPlaces(packages);
  const own = {
    name: 'elenchus',
    version,
    description,
    license,
    dependencies: exactVersions(packages, places),
  };
  // Without these marks, npm would list some as optional or for development only.
  const locked = places.map((place) => [place, { ...packages[place], dev: undefined }]);
  const lock = {
    name: 'elenchus',
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...Object.fromEntries(locked) },
  };
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-parts-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const printed = await runNpm(
      folder,
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
    );
    return JSON.parse(printed.slice(printed.indexOf('{'))) as PartsList;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function componentOf(part: ReleasePart): Component {
  const [algorithm = '', content = ''] = part.integrity.split('-');
  return {
    'bom-ref': nameAndVersion(part),
    type: 'library',
    name: part.name,
    version: part.version,
    scope: 'required',
    purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
    properties: [],
    externalReferences: [],
    hashes: [
      {
        alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
        content: Buffer.from(content, 'base64').toString('hex'),
      },
    ],
    licenses: [licenseOf(part.license)],
  };
}

function licenseOf(license: string): object {
  return license.includes(' ') ? { expression: license } : { license: { id: license } };
}

/** A name-based identifier (version 5 of UUID) of the content. */
function identifierOf(components: readonly Component[]): string {
  const hash = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
