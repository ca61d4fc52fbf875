// The entries of a JSON file of saved comments (CMB-19).
import { accept, refuse, type Result } from '../base/result.ts';
import type { FileEntries, FileEntry } from './file-entries.ts';

/** The entries of a list, or of the list `savedComments` in an object; an entry is a text or has a text. */
export function jsonEntries(content: string): Result<FileEntries, string> {
  const value = parse(content);
  if (!value.ok) return value;
  const list = isRecord(value.value) ? value.value['savedComments'] : value.value;
  if (!Array.isArray(list)) {
    return refuse('This JSON file has no list of comments named “savedComments”.');
  }
  const entries = list.map((entry: unknown, at) => entryOf(entry, `Entry ${at + 1}`));
  const unused = new Set(
    list.flatMap((entry: unknown) => (isRecord(entry) ? unusedIn(entry) : [])),
  );
  return accept({ entries, notes: [...unused].map((name) => `The field “${name}” isn’t used.`) });
}

function parse(content: string): Result<unknown, string> {
  try {
    return accept(JSON.parse(content));
  } catch {
    return refuse(
      'This file begins like JSON but can’t be read as JSON. Part of it may be missing. Export it again, or save it as CSV.',
    );
  }
}

function entryOf(entry: unknown, place: string): FileEntry {
  if (typeof entry === 'string') return { place, given: { label: '', text: entry } };
  const fault = 'It isn’t a comment: it needs a “text”.';
  if (!isRecord(entry) || typeof entry['text'] !== 'string') return { place, given: null, fault };
  const { text, label = '' } = entry;
  if (typeof label !== 'string') {
    return { place, given: null, fault: 'Its “label” must be a text.' };
  }
  return { place, given: { label, text } };
}

function unusedIn(entry: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(entry).filter((name) => name !== 'text' && name !== 'label');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
