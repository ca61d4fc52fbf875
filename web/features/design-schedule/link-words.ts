// What each kind of syllabus link is called where it is chosen.
import type { LinkKind } from '@elenchus/domain/schedule/link-kinds.ts';

export const LINK_WORDS: Readonly<Record<LinkKind, string>> = {
  reading: 'Reading',
  video: 'Video',
  lecturenotes: 'Lecture notes',
  html: 'Web page',
  link: 'Link',
};
