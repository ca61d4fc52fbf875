// Writes what is stored about one person into a file.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { openReader } from '../server/store/open-reader.ts';
import { selectPersonExport } from '../server/store/personal-data/person-export-store.ts';
import { readCommandSettings, requireDatabase } from './command-settings.ts';
import { nothingStored, othersWithNetID, type PersonInCourse } from './people-found.ts';

export async function exportPerson(
  person: PersonInCourse & { readonly file: string },
): Promise<void> {
  const { location } = readCommandSettings();
  requireDatabase(location);
  const reader = await openReader(location);
  try {
    const found = await selectPersonExport(reader, person.course, foldName(person.username));
    const others = await othersWithNetID(reader, person);
    if (!found) throw new Error([nothingStored(person), ...others].join('\n'));
    const copy = { exportedAt: new Date().toISOString(), ...found };
    // Other users of the machine may not read it, and an existing file is not overwritten.
    const text = `${JSON.stringify(copy, readableTime, 2)}\n`;
    await writeFile(person.file, text, { flag: 'wx', mode: 0o600 });
    const { answers, answerHistory, grades, logAboutThePerson } = found;
    console.log(
      `Wrote ${path.resolve(person.file)}: ${countedNoun(answers.length, 'answer')} with ${countedNoun(answerHistory.length, 'version')}, ` +
        `${countedNoun(grades.length, 'grade record')}, ${countedNoun(logAboutThePerson.length, 'line')} of the audit log.`,
    );
    for (const line of others) console.log(line);
  } finally {
    await reader.close();
  }
}

/** The database keeps milliseconds; a person reads dates. */
function readableTime(name: string, value: unknown): unknown {
  const isTime = /^(?:at|since|windowStart|.*At)$/.test(name) && typeof value === 'number';
  return isTime ? new Date(value).toISOString() : value;
}
