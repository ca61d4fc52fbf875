// Erases what is stored about one person, after a backup.
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { foldName, isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { losesLastInstructor } from '@elenchus/domain/people/last-instructor.ts';
import { changeBy } from '../server/store/logs/audit-store.ts';
import { backupTo } from '../server/store/backup/backup-database.ts';
import { compactSqlite } from '../server/store/compact-sqlite.ts';
import type { Reader } from '../server/store/engine/database.ts';
import { openStore, type Store } from '../server/store/open-store.ts';
import type { ErasureRefusal } from '../server/store/personal-data/person-erasure-store.ts';
import { selectPersonExport } from '../server/store/personal-data/person-export-store.ts';
import { selectUsers } from '../server/store/people/users-store.ts';
import { type CommandSettings, readCommandSettings, requireDatabase } from './command-settings.ts';
import { nothingStored, othersWithNetID, type PersonInCourse } from './people-found.ts';

interface ErasureInput extends PersonInCourse {
  /** Whether to erase without asking. */
  readonly yes: boolean;
  readonly backup: boolean;
}

export async function eraseFromCourse(person: ErasureInput): Promise<void> {
  const settings = readCommandSettings();
  requireDatabase(settings.location);
  if (!person.yes) await confirm(person);
  const now = Date.now();
  // Opened before the backup: while a server has the embedded database, nothing at all must happen.
  const store = await openStore(settings.location, now);
  try {
    const others = await othersWithNetID(store, person);
    if ((await storedAbout(store, person)) === undefined) {
      throw new Error([nothingStored(person), ...others].join('\n'));
    }
    // Asked before the backup too: a refused erasure must not leave another copy of everyone's data.
    if (await isLastInstructor(store, person)) throw new Error(refusal('last-instructor', person));
    if (person.backup) await keepBackup(settings, now);
    console.log(await eraseIn(store, person, now));
    for (const line of others) console.log(line);
  } finally {
    await store.close();
  }
  if (settings.location.engine === 'sqlite') compactSqlite(settings.location.file);
  else console.log('PostgreSQL writes over the old rows later; "vacuum full" does it now.');
  console.log(
    'Backups that were made before, and database files kept by a restore, still hold the data: delete them when their time is over, and erase again after restoring one.',
  );
}

function storedAbout(reader: Reader, { course, username }: PersonInCourse): Promise<unknown> {
  return selectPersonExport(reader, course, foldName(username));
}

/** Returns the sentence about what was erased. */
async function eraseIn(store: Store, person: PersonInCourse, now: number): Promise<string> {
  const { course, username } = person;
  const change = changeBy(course, 'admin', now);
  const erased = await store.transact('erasePerson', {
    ...change,
    usernameKey: foldName(username),
  });
  if (!erased.ok) throw new Error(refusal(erased.reason, person));
  const { answers, history, grades, comments, sessions, logEntries } = erased.value;
  return (
    `Erased ${username} from ${course}: ${countedNoun(answers, 'answer')} with ${countedNoun(history, 'version')}, ` +
    `${countedNoun(grades, 'grade record')}, ${countedNoun(comments, 'passage comment')} and ${countedNoun(sessions, 'session')}. ` +
    `In the audit log, ${countedNoun(logEntries, 'line')} lost the name and the content.`
  );
}

async function isLastInstructor(
  reader: Reader,
  { course, username }: PersonInCourse,
): Promise<boolean> {
  const users = await selectUsers(reader, course);
  const person = users.find((each) => isSameUsername(each.username, username));
  const instructors = users.filter(({ status }) => status === 'instructor').length;
  return person !== undefined && losesLastInstructor(person.status, null, instructors);
}

async function confirm({ course, username }: PersonInCourse): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `This erases ${username} from ${course} for good: answers, history, grades and name. Type the username to go on: `;
  // If the input ends without an answer, as in a script without --yes, the erasure isn't confirmed.
  const ended = once(terminal, 'close').then(() => '');
  const typed = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  if (!isSameUsername(typed, username)) {
    throw new Error('That is not the username. Nothing was erased.');
  }
}

async function keepBackup(
  { configuration, location }: CommandSettings,
  now: number,
): Promise<void> {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const ending = location.engine === 'sqlite' ? 'db' : 'jsonl.gz';
  const name = `before-erasure-${stamp}.${ending}`;
  const target = path.join(configuration.dataDirectory, 'backups', name);
  await backupTo(location, target, { now });
  console.log(`Backed up to ${target}. It still holds the data: delete it when you have checked.`);
}

function refusal(reason: ErasureRefusal, person: PersonInCourse): string {
  switch (reason) {
    case 'unknown-person':
      return nothingStored(person);
    case 'last-instructor':
      return `${person.username} is the last instructor of ${person.course}. Make someone else an instructor first.`;
  }
}
