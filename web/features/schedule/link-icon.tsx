import { __iconNode as book } from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import { __iconNode as chain } from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { __iconNode as notes } from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs';
import { __iconNode as camera } from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { __iconNode as globe } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { LinkKind } from '@elenchus/domain/schedule/link-kinds.ts';

const drawings: Readonly<Record<LinkKind, string>> = {
  reading: inOneStroke(book),
  video: inOneStroke(camera),
  lecturenotes: inOneStroke(notes),
  html: inOneStroke(globe),
  link: inOneStroke(chain),
};

/** The icon of a kind of link, drawn with a single path: a term has many links, and all are laid out at once. */
export function LinkIcon({ kind }: { readonly kind: LinkKind }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d={drawings[kind]} />
    </svg>
  );
}

/** All paths of a drawing as one. */
function inOneStroke(nodes: typeof book): string {
  return nodes.map(([, { d }]) => d).join('');
}
