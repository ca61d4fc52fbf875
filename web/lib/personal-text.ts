// One of the texts that a tab keeps for a person in a course (USR-109).
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { loggedOutCourses, personalKey } from './personal-storage.ts';
import { readStored, writeStored } from './tab-storage.ts';

/** The person whose text it is, in the course that it is about. */
export interface TextOwner {
  readonly courseID: string;
  readonly username: string;
}

export interface PersonalText {
  readonly key: string;
  read(): string | null;
  /** Keeps a text; null deletes it. */
  keep(text: string | null): void;
}

/** A text of a person in a course, by its name. */
export function personalText({ courseID, username }: TextOwner, name: string): PersonalText {
  const key = personalKey(courseID, foldName(username), name);
  return {
    key,
    read: () => readStored('sessionStorage', key),
    keep: (text) => {
      if (!loggedOutCourses.has(courseID)) writeStored('sessionStorage', key, text);
    },
  };
}
