// Whether the Node that runs the server is so old that holes in it are probably known by now.

/**
 * The Node that the project installs as a package, and the day of its release. `npm run check` compares both with the
 * lock file and with the list of changes that comes with the package.
 */
export const PACKAGED_NODE = { version: '26.10.0', released: '2026-09-22' } as const;

const OLD_AFTER_DAYS = 90;
const DAY = 86_400_000;

/** One sentence for the start, or null while the Node is recent. About a newer Node than the packaged one nothing is known. */
export function nodeAgeWarning(running: string, now: number): string | null {
  const { version, released } = PACKAGED_NODE;
  const days = Math.floor((now - Date.parse(released)) / DAY);
  if (days <= OLD_AFTER_DAYS || isNewer(running, version)) return null;
  const name = running.replace(/^v/, '');
  const when = name === version ? `was released on ${released}` : `is older than ${released}`;
  return `Node ${name} ${when}, more than ${OLD_AFTER_DAYS} days ago. Newer releases fix vulnerabilities: update Elenchus (docs/operations.md, "Known vulnerabilities").`;
}

function isNewer(running: string, packaged: string): boolean {
  const [one, other] = [running, packaged].map((version) =>
    version.replace(/^v/, '').split('.').map(Number),
  );
  for (const [place, number] of (one ?? []).entries()) {
    const difference = number - (other?.[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
