// The programs that tests need and a machine may lack: PostgreSQL and the browsers. As root on Debian or Ubuntu
// they are installed, together and after one line that says so; elsewhere a line says what is skipped.
import { findPostgresBinaries } from '../../server/store/testing/throwaway-postgres.ts';
import { systemBrowser } from './find-browser.ts';
import { findFirefox, findWebKit } from './find-engines.ts';
import { installWithApt, mayUseApt } from './install-with-apt.ts';

interface TestProgram {
  readonly name: string;
  readonly isThere: () => boolean;
  readonly packages: readonly string[];
  /** The tests that don't run without it. */
  readonly skipped: string;
}

type Missing = Pick<TestProgram, 'name' | 'packages' | 'skipped'>;

const POSTGRES: TestProgram = {
  name: 'PostgreSQL',
  isThere: () => process.env['DATABASE_URL'] !== undefined || findPostgresBinaries() !== undefined,
  packages: ['postgresql'],
  skipped: 'the server tests on PostgreSQL don’t run',
};
const CHROMIUM: TestProgram = {
  name: 'Chromium',
  isThere: () => (process.env['BROWSER_PATH'] ?? '') !== '' || systemBrowser() !== null,
  packages: ['chromium-headless-shell'],
  skipped: 'the journeys look for another way to get it',
};
const ENGINES: readonly TestProgram[] = [
  {
    name: 'Firefox',
    isThere: () => findFirefox() !== null,
    packages: ['firefox-esr'],
    skipped: 'the journeys in Firefox don’t run',
  },
  {
    name: 'WebKit',
    isThere: () => findWebKit() !== null,
    packages: ['webkit2gtk-driver', 'xvfb'],
    skipped: 'the journeys in WebKit don’t run',
  },
];

/** The programs that a run of tests needs. */
export const TEST_PROGRAMS = {
  server: [POSTGRES],
  journeys: [CHROMIUM],
  journeysInEngines: [CHROMIUM, ...ENGINES],
  everything: [POSTGRES, CHROMIUM, ...ENGINES],
} as const satisfies Record<string, readonly TestProgram[]>;

/** Installs missing programs where that is possible, and prints what is skipped. */
export async function provideTestPrograms(programs: readonly TestProgram[]): Promise<void> {
  const missing = programs.filter(({ isThere }) => !isThere());
  if (missing.length > 0 && mayUseApt()) {
    console.log(installingSentence(missing));
    const wanted = missing.flatMap(({ packages }) => packages);
    // If the distribution lacks one of them, the others can still be installed.
    if (!(await installWithApt(wanted)) && missing.length > 1) {
      for (const { packages } of missing) await installWithApt(packages);
    }
  }
  for (const program of missing) if (!program.isThere()) console.warn(skippedSentence(program));
}

/** The line before anything is installed. */
export function installingSentence(missing: readonly Missing[]): string {
  const [names, packages] = [
    missing.map(({ name }) => name).join(', '),
    missing.flatMap((program) => program.packages).join(' '),
  ];
  return `The tests need ${names}. Installing as root: apt-get install ${packages} …`;
}

/** The line about a program that isn't there. */
export function skippedSentence({ name, packages, skipped }: Missing): string {
  return `SKIPPED: no ${name} on this machine, so ${skipped}. On Debian or Ubuntu: apt-get install ${packages.join(' ')}`;
}
