// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconFlag(props: IconProps) {
  return drawIcon(
    props,
    'M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1 -7 0a5 5 0 0 0 -7 0v-9',
    'M5 21v-7',
  );
}
