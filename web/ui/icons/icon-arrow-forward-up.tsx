// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconArrowForwardUp(props: IconProps) {
  return drawIcon(props, 'M15 14l4 -4l-4 -4', 'M19 10h-11a4 4 0 1 0 0 8h1');
}
