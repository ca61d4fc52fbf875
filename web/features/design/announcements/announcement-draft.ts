// The announcement that somebody is writing, kept in the tab: a reload or a login elsewhere loses nothing.
import { personalText, type PersonalText, type TextOwner } from '../../../lib/personal-text.ts';

export interface AnnouncementDraft {
  /** Sent with the announcement, so that a second attempt after a lost answer sends nothing twice. */
  readonly id: string;
  /** 'everyone', 'role:ROLE', 'students-of:USERNAME' or 'people'. */
  readonly to: string;
  /** The netIDs of chosen people, with spaces between them. */
  readonly people: string;
  readonly title: string;
  readonly text: string;
}

export function emptyDraft(): AnnouncementDraft {
  return { id: crypto.randomUUID(), to: 'everyone', people: '', title: '', text: '' };
}

function textOf(owner: TextOwner): PersonalText {
  return personalText(owner, 'announcement');
}

/** Keeps a draft; null forgets it. */
export function keepDraft(owner: TextOwner, draft: AnnouncementDraft | null): void {
  textOf(owner).keep(draft && JSON.stringify(draft));
}

/** The kept draft, or an empty one. */
export function readDraft(owner: TextOwner): AnnouncementDraft {
  const empty = emptyDraft();
  const kept = parsed(textOf(owner).read());
  if (typeof kept !== 'object' || kept === null) return empty;
  const fields = Object.entries(empty).map(([name, value]) => {
    const found: unknown = Reflect.get(kept, name);
    return [name, typeof found === 'string' ? found : value];
  });
  return { ...empty, ...Object.fromEntries(fields) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
