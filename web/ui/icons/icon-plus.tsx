// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconPlus(props: IconProps) {
  return drawIcon(props, 'M12 5l0 14', 'M5 12l14 0');
}
