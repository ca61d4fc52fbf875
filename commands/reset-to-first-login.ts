// Sets a person's password back to the first login.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { resetSentence } from '@elenchus/domain/people/claim-sentences.ts';
import { claimsIn, slipOf, spareCodeFor } from '../server/features/login/claim-codes.ts';
import { CourseCache } from '../server/features/course-cache.ts';
import type { Configuration } from '../server/http/configuration.ts';
import { changeBy } from '../server/store/logs/audit-store.ts';
import { selectOptionalClaim } from '../server/store/login/claims-store.ts';
import { openStore, type Store } from '../server/store/open-store.ts';
import { readCommandSettings, requireDatabase } from './command-settings.ts';

interface ResetInput {
  readonly course: string;
  readonly username: string;
}

export async function resetToFirstLogin(input: ResetInput): Promise<void> {
  const { configuration, location } = readCommandSettings();
  requireDatabase(location);
  const now = Date.now();
  const store = await openStore(location, now);
  try {
    for (const line of await resetIn(store, configuration, input, now)) console.log(line);
  } finally {
    await store.close();
  }
}

/** The lines to print. */
async function resetIn(
  store: Store,
  { publicUrl, signOn }: Configuration,
  { course, username }: ResetInput,
  now: number,
): Promise<string[]> {
  const services = {
    courses: new CourseCache(store),
    publicUrl,
    signOn: signOn && { settings: signOn },
  };
  const usernameKey = foldName(username);
  const claims = await claimsIn(services, course);
  const code = spareCodeFor(claims);
  const done = await store.transact('resetToClaim', {
    ...changeBy(course, 'admin', now),
    usernameKey,
    onlyStatus: null,
    spareCode: code,
  });
  if (!done.ok) throw new Error(`There is no user ${username} in the course ${course}.`);
  const claim = await selectOptionalClaim(store, course, usernameKey);
  const slip = slipOf(services, course, claims, { claim, code });
  const sentence = resetSentence(done.value.fullName, slip, signOn !== undefined);
  return slip === null ? [sentence] : [sentence, `Code: ${slip.code}`, `Link: ${slip.link}`];
}
