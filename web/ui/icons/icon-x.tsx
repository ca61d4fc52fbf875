// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconX(props: IconProps) {
  return drawIcon(props, 'M18 6l-12 12', 'M6 6l12 12');
}
