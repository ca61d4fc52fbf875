// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconCircleDot(props: IconProps) {
  return drawIcon(
    props,
    'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  );
}
