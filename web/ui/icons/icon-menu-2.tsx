// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconMenu2(props: IconProps) {
  return drawIcon(props, 'M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0');
}
