// The package.json of a release.
import type { LockedPackages } from '../machines/supported-platforms.ts';
import { exactVersions, shippedPackages } from './shipped-packages.ts';

interface ProjectManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
}

/**
 * npm follows no lock file inside a package that it installs from a file (tried with npm 9, 10 and 11), so everything
 * without native parts is inside, and the rest is named with its exact version.
 */
export function releaseManifest(project: ProjectManifest, packages: LockedPackages): object {
  const { bundled, fetched } = shippedPackages(packages);
  const isOptional = (place: string): boolean => packages[place]?.optional === true;
  const { name, version, description, license, engines } = project;
  const inside = exactVersions(packages, bundled);
  const required = fetched.filter((place) => !isOptional(place));
  return {
    name,
    version,
    description,
    license,
    // A release is a file that people download; it must not be published to a registry by accident.
    private: true,
    type: 'module',
    bin: { elenchus: 'commands/elenchus.cjs' },
    engines,
    dependencies: { ...inside, ...exactVersions(packages, required) },
    bundleDependencies: Object.keys(inside),
    optionalDependencies: exactVersions(packages, fetched.filter(isOptional)),
  };
}
