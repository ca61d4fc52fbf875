// Names a syllabus link: by its title, or by where it leads (SCH-52, SCH-53).
import { accept, refuse, type Result } from '../base/result.ts';
import { afterLast, withoutEnd } from '../base/text-ends.ts';
import { isLongerThan } from '../base/text-length.ts';
import type { LinkKind } from './link-kinds.ts';
import { checkLinkUrl } from './link-url.ts';
import type { SyllabusLink } from './schedule.ts';

export type TitleFault = 'title-too-long';

export const LINK_TITLE_LIMIT = 120;

export const LINK_KIND_NAMES: Readonly<Record<LinkKind, string>> = {
  reading: 'Reading',
  video: 'Video',
  lecturenotes: 'Lecture notes',
  html: 'Web page',
  link: 'Link',
};

/** The sentence for a title that was refused. */
export const LONG_TITLE = `Please use at most ${LINK_TITLE_LIMIT} characters for the title.`;

/**
 * Checks a title and makes it one line. Control characters are removed, because some of them reorder the text
 * around them.
 */
export function checkLinkTitle(text: string): Result<string, TitleFault> {
  const title = oneLine(text);
  return isTooLong(title) ? refuse('title-too-long') : accept(title);
}

/** The name of each link of a class day. Several that would have the same name are numbered. */
export function linkLabels(
  links: readonly Pick<SyllabusLink, 'kind' | 'title' | 'url'>[],
): readonly string[] {
  const labels = links.map(linkLabel);
  const totals = Map.groupBy(labels, (label) => label);
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const number = (seen.get(label) ?? 0) + 1;
    seen.set(label, number);
    return (totals.get(label)?.length ?? 0) > 1 ? `${label} (${number})` : label;
  });
}

function linkLabel({ kind, title, url }: Pick<SyllabusLink, 'kind' | 'title' | 'url'>): string {
  const given = oneLine(title);
  if (isTooLong(given)) return `${Array.from(given).slice(0, LINK_TITLE_LIMIT).join('')}…`;
  return given || placeOf(url) || LINK_KIND_NAMES[kind];
}

/** The host of a web page, the address of an email, the name of a file on this site; empty when it leads nowhere. */
function placeOf(url: string): string {
  const checked = checkLinkUrl(url);
  if (!checked.ok) return '';
  const address = checked.value;
  const host = /^https?:\/\/(\[[^\]]*\]|[^/?#:]+)/i.exec(address)?.[1];
  if (host !== undefined) return host.toLowerCase().replace(/^www\.(?=.+\.)/, '');
  const mail = /^mailto:([^?]*)/i.exec(address)?.[1];
  const path = address.replace(/[?#][^]*$/, '');
  return mail ?? afterLast(withoutEnd(path, '/'), '/');
}

function isTooLong(title: string): boolean {
  return isLongerThan(title, LINK_TITLE_LIMIT);
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
