// The kinds of syllabus links; anything unknown is a generic link (SCH-30).

export const LINK_KINDS = ['reading', 'video', 'lecturenotes', 'html', 'link'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The kind that a stored text means. */
export function readLinkKind(text: string): LinkKind {
  const word = text.trim().toLowerCase();
  return LINK_KINDS.find((kind) => kind === word) ?? 'link';
}
