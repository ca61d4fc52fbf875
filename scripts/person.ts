// npm run person -- export COURSE USERNAME FILE | delete COURSE USERNAME [--yes] [--no-backup]: one person's data, on request.

import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { foldName, isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { losesLastInstructor } from '@elenchus/domain/people/last-instructor.ts';
import { configurationSentence, readConfiguration } from '../server/http/configuration.ts';
import { changeBy } from '../server/store/audit-store.ts';
import { backupTo } from '../server/store/backup/backup-database.ts';
import { compactSqlite } from '../server/store/compact-sqlite.ts';
import { openReader } from '../server/store/open-reader.ts';
import { databaseLocation, openStore } from '../server/store/open-store.ts';
import type { Reader } from '../server/store/engine/database.ts';
import { selectSetAside } from '../server/store/former-people-store.ts';
import type { ErasureRefusal } from '../server/store/person-erasure-store.ts';
import { selectPersonExport } from '../server/store/person-export-store.ts';
import { selectUsers } from '../server/store/users-store.ts';
import { readCommandArgs } from './command-args.ts';

const USAGE = `npm run person -- export COURSE USERNAME FILE
npm run person -- delete COURSE USERNAME [--yes] [--no-backup]`;

process.umask(0o077);
const { values, positionals } = readCommandArgs(USAGE, {
  options: {
    yes: { type: 'boolean', default: false },
    'no-backup': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [task, course = '', username = '', file] = positionals;
const configuration = readConfiguration(process.env);
if (!configuration.ok) stop(configurationSentence(configuration.reason));
const { databaseUrl, dataDirectory } = configuration.value;
const location = databaseLocation(databaseUrl, dataDirectory);
const now = Date.now();

try {
  if (task === 'export' && file !== undefined) await exportPerson(file);
  else if (task === 'delete' && username !== '') await deletePerson();
  else stop(USAGE);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

async function exportPerson(target: string): Promise<void> {
  const reader = await openReader(location);
  try {
    const found = await selectPersonExport(reader, course, foldName(username));
    const others = await othersWithNetID(reader);
    if (!found) throw new Error([sentence('unknown-person'), ...others].join('\n'));
    const copy = { exportedAt: new Date(now).toISOString(), ...found };
    // Others on the machine may not read it, and a file that is there is not written over.
    const text = `${JSON.stringify(copy, readableTime, 2)}\n`;
    await writeFile(target, text, { flag: 'wx', mode: 0o600 });
    const { answers, answerHistory, grades, logAboutThePerson } = found;
    console.log(
      `Wrote ${path.resolve(target)}: ${countedNoun(answers.length, 'answer')} with ${countedNoun(answerHistory.length, 'version')}, ` +
        `${countedNoun(grades.length, 'grade record')}, ${countedNoun(logAboutThePerson.length, 'line')} of the audit log.`,
    );
    for (const line of others) console.log(line);
  } finally {
    await reader.close();
  }
}

/** People who had the netID before someone else got it have records of their own, which this command reaches by name. */
async function othersWithNetID(reader: Reader): Promise<string[]> {
  const others = await selectSetAside(reader, course, foldName(username));
  return others.map(({ record, fullName, deletedAt }) => {
    const when = deletedAt === null ? '' : `, deleted ${new Date(deletedAt).toISOString()}`;
    return `${fullName} had this netID before${when}. The username of that record is ${record}.`;
  });
}

/** The database keeps milliseconds; a person reads dates. */
function readableTime(name: string, value: unknown): unknown {
  const isTime = /^(?:at|since|windowStart|.*At)$/.test(name) && typeof value === 'number';
  return isTime ? new Date(value).toISOString() : value;
}

async function deletePerson(): Promise<void> {
  if (!values.yes) await confirm();
  // Opened before the backup: while a server has the embedded database, nothing at all must happen.
  const store = await openStore(location, now);
  try {
    const others = await othersWithNetID(store);
    if ((await selectPersonExport(store, course, foldName(username))) === undefined) {
      throw new Error([sentence('unknown-person'), ...others].join('\n'));
    }
    // Asked before the backup too: an erasure that is refused must not leave another copy of everyone's data.
    if (await isLastInstructor(store)) throw new Error(sentence('last-instructor'));
    if (!values['no-backup']) await backUp();
    const change = changeBy(course, 'admin', now);
    const erased = await store.transact('erasePerson', {
      ...change,
      usernameKey: foldName(username),
    });
    if (!erased.ok) throw new Error(sentence(erased.reason));
    const { answers, history, grades, comments, sessions, logEntries } = erased.value;
    console.log(
      `Erased ${username} from ${course}: ${countedNoun(answers, 'answer')} with ${countedNoun(history, 'version')}, ` +
        `${countedNoun(grades, 'grade record')}, ${countedNoun(comments, 'passage comment')} and ${countedNoun(sessions, 'session')}. ` +
        `In the audit log, ${countedNoun(logEntries, 'line')} lost the name and the content.`,
    );
    for (const line of others) console.log(line);
  } finally {
    await store.close();
  }
  if (location.engine === 'sqlite') compactSqlite(location.file);
  else console.log('PostgreSQL writes over the old rows later; "vacuum full" does it now.');
  console.log(
    'Backups that were made before, and database files kept by a restore, still hold the data: delete them when their time is over, and erase again after restoring one.',
  );
}

async function isLastInstructor(reader: Reader): Promise<boolean> {
  const users = await selectUsers(reader, course);
  const person = users.find((each) => isSameUsername(each.username, username));
  const instructors = users.filter(({ status }) => status === 'instructor').length;
  return person !== undefined && losesLastInstructor(person.status, null, instructors);
}

async function confirm(): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `This erases ${username} from ${course} for good: answers, history, grades and name. Type the username to go on: `;
  // If the input ends without an answer, as in a script without --yes, nobody has agreed.
  const ended = once(terminal, 'close').then(() => '');
  const typed = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  if (!isSameUsername(typed, username)) stop('That is not the username. Nothing was erased.');
}

async function backUp(): Promise<void> {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const ending = location.engine === 'sqlite' ? 'db' : 'jsonl.gz';
  const target = path.join(dataDirectory, 'backups', `before-erasure-${stamp}.${ending}`);
  await backupTo(location, target, { now });
  console.log(`Backed up to ${target}. It still holds the data: delete it when you have checked.`);
}

function sentence(reason: ErasureRefusal): string {
  switch (reason) {
    case 'unknown-person':
      return `Nothing is stored about ${username} in the course ${course}.`;
    case 'last-instructor':
      return `${username} is the last instructor of ${course}. Make someone else an instructor first.`;
  }
}

function stop(text: string): never {
  console.error(text);
  process.exit(1);
}
