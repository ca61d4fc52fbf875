// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconChevronLeft(props: IconProps) {
  return drawIcon(props, 'M15 6l-6 6l6 6');
}
