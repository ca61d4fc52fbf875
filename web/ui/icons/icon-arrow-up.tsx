// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconArrowUp(props: IconProps) {
  return drawIcon(props, 'M12 5l0 14', 'M18 11l-6 -6', 'M6 11l6 -6');
}
