// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconUserShare(props: IconProps) {
  return drawIcon(
    props,
    'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0',
    'M6 21v-2a4 4 0 0 1 4 -4h3',
    'M16 22l5 -5',
    'M21 21.5v-4.5h-4.5',
  );
}
