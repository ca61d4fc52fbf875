// The links of a class day: their order, adding, changing and removing them (SCH-30 to SCH-32, SCH-53).
import { sortByIndex } from '../base/ordering.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { LinkKind } from './link-kinds.ts';
import { checkLinkTitle, LONG_TITLE, type TitleFault } from './link-title.ts';
import { checkLinkUrl, urlFaultSentence, type UrlFault } from './link-url.ts';
import { UNPLACED, type Schedule, type SyllabusLink } from './schedule.ts';

export type LinkFault = 'no-such-topic' | 'no-such-link' | UrlFault | TitleFault;

/** The sentence for a change to a link that was refused. */
export function linkFaultSentence(fault: LinkFault): string {
  if (fault === 'no-such-topic')
    return 'That class day is no longer in the schedule. Please reload the page.';
  if (fault === 'no-such-link') return 'That link no longer exists. Please reload the page.';
  return fault === 'title-too-long' ? LONG_TITLE : urlFaultSentence(fault);
}

/** The address to open, or null when what is stored must not be opened. */
export function linkHref({ url }: SyllabusLink): string | null {
  const checked = checkLinkUrl(url);
  return checked.ok ? checked.value : null;
}

/** The links of a class day in their order. */
export function linksOfTopic(schedule: Schedule, topicId: string): SyllabusLink[] {
  const links = schedule.links.filter((link) => link.topicId === topicId);
  return sortByIndex(links, ({ index }) => index);
}

/** Adds a link at the end of a class day. */
export function addLink(
  schedule: Schedule,
  link: Pick<SyllabusLink, 'id' | 'kind' | 'title' | 'topicId' | 'url'>,
): Result<Schedule, LinkFault> {
  if (!schedule.topics.some(({ id }) => id === link.topicId)) return refuse('no-such-topic');
  const url = checkLinkUrl(link.url);
  if (!url.ok) return url;
  const title = checkLinkTitle(link.title);
  if (!title.ok) return title;
  const added = { ...link, title: title.value, url: url.value, index: UNPLACED };
  return accept(replaceLinks(schedule, [...linksOfTopic(schedule, link.topicId), added]));
}

/** Changes the kind or address of a link. */
export function changeLink(
  schedule: Schedule,
  id: string,
  change: { readonly kind: LinkKind; readonly url: string },
): Result<Schedule, LinkFault> {
  const url = checkLinkUrl(change.url);
  return url.ok ? replaceLink(schedule, id, { kind: change.kind, url: url.value }) : url;
}

/** Gives a link another title, or none. It doesn't matter whether the stored address would still be accepted. */
export function titleLink(
  schedule: Schedule,
  id: string,
  text: string,
): Result<Schedule, LinkFault> {
  const title = checkLinkTitle(text);
  return title.ok ? replaceLink(schedule, id, { title: title.value }) : title;
}

/** Moves a link up or down among the links of its class day; at either end it stays. */
export function moveLink(
  schedule: Schedule,
  id: string,
  direction: 'up' | 'down',
): Result<Schedule, LinkFault> {
  const link = schedule.links.find((each) => each.id === id);
  if (!link) return refuse('no-such-link');
  const links = linksOfTopic(schedule, link.topicId);
  const from = links.indexOf(link);
  const to = direction === 'up' ? Math.max(0, from - 1) : from + 1;
  return accept(replaceLinks(schedule, links.toSpliced(from, 1).toSpliced(to, 0, link)));
}

/** Removes a link. */
export function removeLink(schedule: Schedule, id: string): Result<Schedule, LinkFault> {
  const link = schedule.links.find((each) => each.id === id);
  if (!link) return refuse('no-such-link');
  const others = { ...schedule, links: schedule.links.filter((each) => each !== link) };
  return accept(replaceLinks(others, linksOfTopic(others, link.topicId)));
}

function replaceLink(
  schedule: Schedule,
  id: string,
  change: Partial<SyllabusLink>,
): Result<Schedule, LinkFault> {
  const link = schedule.links.find((each) => each.id === id);
  if (!link) return refuse('no-such-link');
  const links = linksOfTopic(schedule, link.topicId);
  const changed = links.map((each) => (each === link ? { ...link, ...change } : each));
  return accept(replaceLinks(schedule, changed));
}

/** Puts the links of one class day in place of its former ones, numbered from 1. */
function replaceLinks(schedule: Schedule, links: readonly SyllabusLink[]): Schedule {
  const topicId = links[0]?.topicId;
  const others = schedule.links.filter((link) => link.topicId !== topicId);
  const numbered = links.map((link, index) => ({ ...link, index: index + 1 }));
  return { ...schedule, links: [...others, ...numbered] };
}
