// npm run password -- reset COURSE USERNAME: sets a person's password back to the first login.

import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { resetSentence } from '@elenchus/domain/people/claim-sentences.ts';
import { claimsIn, slipOf, spareCodeFor } from '../server/features/claim-codes.ts';
import { CourseCache } from '../server/features/course-cache.ts';
import { configurationSentence, readConfiguration } from '../server/http/configuration.ts';
import { changeBy } from '../server/store/audit-store.ts';
import { selectOptionalClaim } from '../server/store/claims-store.ts';
import { databaseLocation, openStore, type Store } from '../server/store/open-store.ts';
import { readCommandArgs } from './command-args.ts';

const USAGE = `npm run password -- reset COURSE USERNAME`;

process.umask(0o077);
const { positionals } = readCommandArgs(USAGE, { options: {}, allowPositionals: true });
const [task, course = '', username = '', ...more] = positionals;
const configuration = readConfiguration(process.env);
if (!configuration.ok) stop(configurationSentence(configuration.reason));
const { databaseUrl, dataDirectory, publicUrl, signOn } = configuration.value;

try {
  if (task === 'reset' && username !== '' && more.length === 0) await reset();
  else stop(USAGE);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

async function reset(): Promise<void> {
  const now = Date.now();
  const store = await openStore(databaseLocation(databaseUrl, dataDirectory), now);
  try {
    for (const line of await resetIn(store, now)) console.log(line);
  } finally {
    await store.close();
  }
}

/** The lines to print. */
async function resetIn(store: Store, now: number): Promise<string[]> {
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

function stop(text: string): never {
  console.error(text);
  process.exit(1);
}
