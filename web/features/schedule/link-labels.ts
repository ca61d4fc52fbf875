// The labels next to the icons of syllabus links.
import type { LinkKind } from '@elenchus/domain/schedule/link-kinds.ts';

const WORDS: Readonly<Record<LinkKind, string>> = {
  reading: 'Reading',
  video: 'Video',
  lecturenotes: 'Lecture notes',
  html: 'Web page',
  link: 'Link',
};

/** A label for each link of a day; of several of one kind each has its number. */
export function linkLabels(links: readonly { readonly kind: LinkKind }[]): readonly string[] {
  const totals = Map.groupBy(links, ({ kind }) => kind);
  const seen = new Map<LinkKind, number>();
  return links.map(({ kind }) => {
    const number = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, number);
    return (totals.get(kind)?.length ?? 0) > 1 ? `${WORDS[kind]} ${number}` : WORDS[kind];
  });
}
