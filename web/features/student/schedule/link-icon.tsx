import type { ReactElement } from 'react';
import type { LinkKind } from '@elenchus/domain/schedule/link-kinds.ts';
import type { IconProps } from '../../../ui/draw-icon.tsx';
import { IconBook2, IconLink, IconNotes, IconVideo, IconWorld } from '../../../ui/icons.ts';

const icons: Readonly<Record<LinkKind, (props: IconProps) => ReactElement>> = {
  reading: IconBook2,
  video: IconVideo,
  lecturenotes: IconNotes,
  html: IconWorld,
  link: IconLink,
};

/** The icon of a kind of link. */
export function LinkIcon({ kind }: { readonly kind: LinkKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
