// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconArrowDown(props: IconProps) {
  return drawIcon(props, 'M12 5l0 14', 'M18 13l-6 6', 'M6 13l6 6');
}
