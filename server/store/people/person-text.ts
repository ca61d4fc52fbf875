// What tells a person from everyone else who had the netID (USR-115), as a text: '' if that wasn't recorded yet.

import { sql } from '../engine/sql.ts';
import { textFrom } from '../engine/table.ts';

export const PERSON_TEXT = textFrom(sql`coalesce(person, '')`);

/** The same where users have the name u in a statement. */
export const PERSON_TEXT_OF_U = textFrom(sql`coalesce(u.person, '')`);
