// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconChevronUp(props: IconProps) {
  return drawIcon(props, 'M6 15l6 -6l6 6');
}
