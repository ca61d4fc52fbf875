// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconArrowLeft(props: IconProps) {
  return drawIcon(props, 'M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6');
}
