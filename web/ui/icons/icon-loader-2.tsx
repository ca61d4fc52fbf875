// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconLoader2(props: IconProps) {
  return drawIcon(props, 'M12 3a9 9 0 1 0 9 9');
}
