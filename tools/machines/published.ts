// Checks whether the registry has each package of the lock file in the version and with the content that the lock
// file names.
import tls from 'node:tls';
import { type LockedPackages, nameOf } from './supported-platforms.ts';

type PublishedVerdict =
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'checked'; readonly complaints: readonly string[] };

type Answer =
  | { readonly kind: 'there'; readonly integrity: string | undefined }
  | { readonly kind: 'missing' }
  | { readonly kind: 'silent'; readonly why: string };

const AT_ONCE = 8;

async function ask(registry: string, name: string, version: string): Promise<Answer> {
  try {
    const address = new URL(`${name.replace('/', '%2f')}/${version}`, registry);
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    if (answer.status === 404) return { kind: 'missing' };
    if (!answer.ok) return { kind: 'silent', why: `it answers ${answer.status}` };
    const manifest = (await answer.json()) as { readonly dist?: { readonly integrity?: string } };
    return { kind: 'there', integrity: manifest.dist?.integrity };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { kind: 'silent', why: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Asks the registry about places of the lock file. One package that can't be asked about leaves all unchecked. */
export async function publishedVerdict(
  registry: string,
  places: readonly string[],
  packages: LockedPackages,
): Promise<PublishedVerdict> {
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    ...tls.getCACertificates('system'),
  ]);
  const complaints: string[] = [];
  const waiting = [...places];
  let silence: string | null = null;
  const worker = async (): Promise<void> => {
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const { version = '', integrity } = packages[index] ?? {};
      const answer = await ask(registry, nameOf(index), version);
      const subject = `${nameOf(index)}@${version}`;
      if (answer.kind === 'missing') complaints.push(`${subject} is not published`);
      else if (answer.kind === 'silent') {
        silence ??= answer.why;
        waiting.length = 0;
      } else if (answer.integrity !== integrity) {
        complaints.push(`${subject} is published with another content than the lock file names`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (silence !== null) return { kind: 'skipped', why: silence };
  return { kind: 'checked', complaints: complaints.toSorted() };
}
