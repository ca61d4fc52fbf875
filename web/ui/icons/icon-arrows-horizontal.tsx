// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconArrowsHorizontal(props: IconProps) {
  return drawIcon(props, 'M7 8l-4 4l4 4', 'M17 8l4 4l-4 4', 'M3 12l18 0');
}
