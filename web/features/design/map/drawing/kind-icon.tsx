import type { MapNode } from '@elenchus/domain/course-check/course-map.ts';
import {
  IconAlertTriangle,
  IconCheckbox,
  IconCircleDot,
  IconFlag,
  IconPencil,
} from '../../../../ui/icons.ts';

const icons = {
  Radio: IconCircleDot,
  Checkbox: IconCheckbox,
  LongAnswer: IconPencil,
  Contradiction: IconAlertTriangle,
  Thesis: IconFlag,
} satisfies Record<MapNode['kind'], unknown>;

/** The icon of a kind; the kind is always also in words beside it. */
export function KindIcon({ kind }: { readonly kind: MapNode['kind'] }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
