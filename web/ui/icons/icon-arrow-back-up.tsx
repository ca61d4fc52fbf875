// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconArrowBackUp(props: IconProps) {
  return drawIcon(props, 'M9 14l-4 -4l4 -4', 'M5 10h11a4 4 0 1 1 0 8h-1');
}
